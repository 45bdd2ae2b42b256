"""The web server: pages, live tables over WebSocket, the bot API, and protection against abuse."""

"""The web server: pages, live tables over WebSocket, the bot API, and protection against abuse.

The way of a request, module by module:

    server, supervisor                     the process, or several on one port
    http_protocol, live_protocol           sockets below the application: bytes, seconds, counts
      sockets, limits, log_limits
    app                                    the route table; every request passes it
      guard, door, lanes                   what is refused, or waits, before a page is made
      names, address, budgets              host names, addresses, rates
    visitor, site                          who asks; what all endpoints share
    move, live                             a move comes in; views go out

The endpoints:

    pages, learning, trying, typed         home, lobby, rules, settings; lessons; typed-in matches
    play, company, hints, downloads        what is done at a table
    history, replay, analysis_pages        finished matches
    installing, operator, bot_api          the app on a phone; figures and health; programs

A table as HTML for one viewer:

    scene                                  all that this viewer may know
    controls, default_page, guide          the part of a game, and its default
    render                                 the whole page; its parts are
      room, question_bar, notices, since,  before the start, the question, the log, what is new,
      score, standings, story, undo, …     the result, the chart of the match, going back
"""

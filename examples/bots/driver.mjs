// A bot that plays at live tables over HTTP: `node driver.mjs http://localhost:8000 my-bot`.
const [server, name] = process.argv.slice(2);

const ask = (path, token = "", body = undefined) =>
  fetch(server + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });

const choose = ({ legal }) => legal[Math.floor(Math.random() * legal.length)];

const { token } = await (await ask("/api/bots", "", { name })).json();
const stream = await ask("/api/bot/stream", token);
const decoder = new TextDecoder();
let text = "";
for await (const part of stream.body) {
  const lines = (text + decoder.decode(part, { stream: true })).split("\n");
  text = lines.pop();
  for (const news of lines.filter(Boolean).map((line) => JSON.parse(line))) {
    if (news.type === "hello") console.log(`${name} is on the line: hosts may seat @${name}`);
    else if (news.type === "question") {
      await ask("/api/bot/answer", token, { question: news.id, move: choose(news).move });
    }
  }
}

// A bot for Ankerplatz: it plays any legal moves of one seat until the game is over. Node 20 and nothing else.
//   node bot.mjs http://localhost:3000 TOKEN TABLE [SEAT]
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [url, token, table, seat] = process.argv.slice(2);
const path = `${url}/api/v1/tables/${table}`;
const headers = { authorization: `Bearer ${token}` };

const post = async (what, body) => {
  const answer = await fetch(`${path}/${what}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
};

/** Here you think. All that your seat may know is in the view. */
const choose = view => view.moves[Math.floor(Math.random() * view.moves.length)];

/** The messages of a stream: a line of JSON each; empty lines are signs of life. */
async function* messages(stream) {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

/** One connection; answers whether the game is over. */
const follow = async () => {
  let played = 0;
  const { body, status } = await fetch(`${path}/stream?until=over`, { headers });
  if (status !== 200) throw new Error(`the stream answers ${status}`);
  for await (const { type, number, version, asked, view, result } of messages(body)) {
    if (type !== 'table') continue;
    if (result) return console.log(`over: place ${result.ranks[view.seat]}`) ?? true;
    // What was sent before our last move arrived is old.
    if (asked === null || version < played) continue;
    const answer = await post('moves', { number, asked, moves: [choose(view)], id: randomBytes(8).toString('hex') });
    if (answer.status === 200) played = answer.version;
    else console.error(answer.error.message);
  }
  return false;
};

if (seat !== undefined) await post('sit', { seat: Number(seat), contribution: randomBytes(16).toString('hex') });
for (let isOver = false; !isOver; ) {
  isOver = await follow().catch(error => console.error(error.message) ?? false);
  if (!isOver) await sleep(1000);
}

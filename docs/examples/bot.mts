// A bot for Ankerplatz: it plays any legal moves of one seat until the game is over. Node and nothing else.
//   node bot.mts http://localhost:3000 TOKEN TABLE [SEAT [INVITATION]]      (before Node 22.18: npx tsc -p docs/examples, then dist/bot.mjs)
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

interface Message {
  readonly type: string;
  readonly number: number;
  readonly version: number;
  readonly asked: number | null;
  readonly view: { readonly seat: number; readonly moves: readonly string[] };
  readonly result: { readonly ranks: readonly number[] } | null;
  readonly info: { readonly seal: { readonly commitment: string; readonly commitments: string[] | null } | null };
}

const [url, token, table, seat, invitation] = process.argv.slice(2);
const path = `${url}/api/v1/tables/${table}`;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const post = async (what: string, body: object) => {
  const answer = await fetch(`${path}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { version: number; error?: { code: string; message: string } };
};

/** Our share of the shuffle: its hash is given when we sit down, itself when all have given theirs. */
const share = randomBytes(16);
const commitment = createHash('sha256').update(share).digest('hex');

/** Here you think. All that your seat may know is in the view. */
const choose = ({ moves }: Message['view']): string => moves[Math.floor(Math.random() * moves.length)]!;

/** The messages of a stream: a line of JSON each; empty lines are signs of life. */
async function* messages(stream: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

/** One connection; answers whether the game is over. */
const follow = async (): Promise<boolean> => {
  let played = 0;
  const { body, status } = await fetch(`${path}/stream?until=over`, { headers });
  if ([401, 403, 404].includes(status)) stop(JSON.parse(await new Response(body).text()).error.message);
  if (status !== 200 || !body) throw new Error(`the stream answers ${status}`);
  for await (const { type, number, version, asked, view, result, info } of messages(body)) {
    if (type === 'info' && info.seal?.commitments?.includes(commitment))
      await post('opening', { commitment: info.seal.commitment, contribution: share.toString('hex') });
    if (type !== 'table') continue;
    if (result) console.log(`over: place ${result.ranks[view.seat]}`);
    if (result) return true;
    if (asked === null || version < played) continue; // old: sent before our last move arrived
    const answer = await post('moves', { number, asked, moves: [choose(view)], id: randomBytes(8).toString('hex') });
    if (answer.error) console.error(answer.error.message);
    else played = answer.version;
  }
  return false;
};

const sit = () => post('sit', { seat: Number(seat), commitment, ...(invitation && { invitation }) });
const seated = seat === undefined ? null : await sit().catch(() => stop(`${url} cannot be reached`));
const hint =
  seated?.error?.code === 'no-such-table' ? ' At a table by invitation add what it says after #invitation=.' : '';
if (seated?.error) stop(seated.error.message + hint);
while (!(await follow().catch(error => console.error(error.message)))) await sleep(1000);

// A bot of wishes: the first wish that a legal move fulfils is played. Node and nothing else. The same in Python: wishes.py
//
//   ankerplatz arena nauticus --bots "cmd:node tools/examples/bots/wishes.mjs,random"
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const WISHES = JSON.parse(readFileSync(new URL('wishes.json', import.meta.url), 'utf8'));

const choose = (view, moves) => {
  for (const wish of Object.values(WISHES[view.game])) {
    const fulfilling = moves.filter(move => move.search(wish) === 0);
    if (fulfilling.length > 0) return fulfilling.sort().at(-1);
  }
  return moves[0];
};

for await (const line of createInterface({ input: process.stdin })) {
  const { view, moves } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ move: choose(view, moves) })}\n`);
}

import { makeRow } from '../../text/phrases.ts';

/** The same sentence several times in a row is said once, with how often: "Ada takes 3 points as a reward (2×)." */
const counted = (sentences: readonly string[]): readonly string[] => {
  const runs: { readonly sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.sentence === sentence) last.times++;
    else runs.push({ sentence, times: 1 });
  }
  return runs.map(({ sentence, times }) => (times === 1 ? sentence : `${sentence.replace(/\.$/, '')} (${times}×).`));
};

/** The sentences of one turn as one: several things that a player does in a row are said after one name. */
export const joinSentences = (said: readonly string[], name: string): string => {
  const runs: string[][] = [];
  let wasHis = false;
  for (const sentence of counted(said)) {
    const isHis = sentence.startsWith(`${name} `);
    if (isHis && wasHis) runs.at(-1)!.push(sentence.slice(name.length + 1));
    else runs.push([sentence]);
    wasHis = isHis;
  }
  const open = (run: readonly string[]): readonly string[] =>
    run.map((words, place) => (place < run.length - 1 ? words.replace(/\.$/, '') : words));
  return runs.map(run => makeRow(open(run))).join(' ');
};

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type Line, LineReader } from './lines.ts';
import { Session } from './session.ts';

const isBlank = (line: Line): boolean => 'text' in line && line.text.trim() === '';

/** Answers every line of the input, in order, until `quit` or the end of the input. */
export const serve = async (input: Readable, output: Writable): Promise<void> => {
  const session = new Session();
  const reader = new LineReader();
  const answerAll = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      if (session.ended) return;
      if (isBlank(line)) continue;
      const answer = await session.answer(line);
      if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
    }
  };
  for await (const chunk of input) {
    await answerAll(reader.push(chunk));
    if (session.ended) return;
  }
  await answerAll(reader.end());
};

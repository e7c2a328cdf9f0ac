import { randomBytes } from 'node:crypto';
import { type ByTag, byTag, err, type JsonObject, ok, parseRecord, type Result } from '@ankerplatz/kit';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import { answerTo } from './answers.ts';
import { EngineTable } from './engine-table.ts';
import { type Line, LONGEST_LINE } from './lines.ts';
import { type Answered, bad, type Problem, type ProblemCode, shown } from './problem.ts';
import { isOpening, type Opening, parseRequest } from './requests.ts';

export type Answer = ({ readonly ok: true } & JsonObject) | { readonly ok: false; readonly error: Problem };

const randomSeed = (): string => randomBytes(16).toString('hex');

const unknownGame = (id: unknown): string => `game must be one of ${GAME_IDS.join(', ')}, not ${shown(id)}`;

/** The talk with one program: at most one game at a time, a line in, an answer out. */
export class Session {
  private table: EngineTable | null = null;
  private quitting = false;

  private readonly openings: ByTag<Opening, 'do', Answered> = {
    new: ({ do: _, game: id, seed, ...asked }) => {
      const game = gameById(id);
      return game
        ? this.begin(EngineTable.open(game, asked, seed ?? randomSeed()), 'bad-request')
        : bad(unknownGame(id));
    },
    load: ({ position, seed }) => {
      const game = gameById(position.game);
      if (!game) return err({ code: 'bad-position', message: unknownGame(position.game) });
      return this.begin(EngineTable.load(game, position, seed ?? randomSeed()), 'bad-position');
    },
    replay: ({ record: given }) => {
      const record = parseRecord(given);
      if (!record.ok) return this.begin(record, 'bad-record');
      const game = gameById(record.value.game);
      if (!game) return err({ code: 'bad-record', message: unknownGame(record.value.game) });
      return this.begin(EngineTable.replay(game, record.value), 'bad-record');
    },
    quit: () => {
      this.quitting = true;
      return ok({});
    },
  };

  get ended(): boolean {
    return this.quitting;
  }

  /** The answer to a line. Whatever the line, the game changes only if the answer is ok, and the talk goes on. */
  async answer(line: Line): Promise<Answer> {
    const answered = await this.answered(line).catch(error => bad(`this could not be worked out: ${error}`));
    return answered.ok ? { ok: true, ...answered.value } : { ok: false, error: answered.error };
  }

  private async answered(line: Line): Promise<Answered> {
    if ('tooLong' in line) return bad(`a line has at most ${LONGEST_LINE} bytes; this one has ${line.tooLong}`);
    const request = parseRequest(line.text, this.table !== null);
    if (!request.ok) return request;
    if (isOpening(request.value)) return byTag<Opening, 'do', Answered, []>(this.openings, 'do', request.value);
    return answerTo(request.value, this.table as EngineTable);
  }

  /** A table takes the place of the one before only if it could be begun. */
  private begin(table: Result<EngineTable, string>, code: ProblemCode): Answered {
    if (!table.ok) return err({ code, message: table.error });
    this.table = table.value;
    return ok({});
  }
}

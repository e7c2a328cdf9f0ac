import { randomBytes } from 'node:crypto';
import { commitmentOf, SeededChance, type View } from '@ankerplatz/kit';
import type { Agreed, NewTable, Played, TableInfo, TableView } from '@ankerplatz/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { randomId } from '../random.ts';
import { Person, type TestApp } from './app.ts';

/** The part of a contribution to chance that a device keeps until it opens it, and the commitment that it gives. */
export interface Kept {
  readonly contribution: string;
  readonly commitment: string;
}

export const newKept = (): Kept => {
  const contribution = randomBytes(16).toString('hex');
  return { contribution, commitment: commitmentOf(contribution) };
};

export const jsonOf = <T>(answer: LightMyRequestResponse, status = 200): T => {
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body}`);
  return answer.json() as T;
};

/** `409 stale`. */
export const problemOf = (answer: LightMyRequestResponse): string =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().error.code}`;

/** The same person at another server on the same database. */
export const moveTo = ({ id, name, cookie }: Person, server: TestApp): Person => new Person(server, id, name, cookie);

/** A table in a test, and its players. They add nothing to its chance, so that it begins at once. */
export class TestTable {
  private turn = 0;

  constructor(
    readonly id: string,
    readonly owner: Person,
    /** In the order in which they sat down. */
    readonly people: readonly Person[],
  ) {}

  /** Opens a table; people take its open seats in order. */
  static async open(people: readonly Person[], wanted: Partial<NewTable> = {}): Promise<TestTable> {
    const [owner] = people;
    const body = { game: 'nauticus', visibility: 'public', ...wanted };
    const kind = body.game === 'nauticus' ? { players: people.length, ...body } : body;
    const info = jsonOf<TableInfo>(await owner!.ask('POST', '/tables', kind), 201);
    const free = info.seats.filter(seat => seat.kind === 'open').map(({ seat }) => seat);
    const { invitation } = info;
    for (const [index, person] of people.entries())
      if (free[index] !== undefined)
        jsonOf(
          await person.ask('POST', `/tables/${info.id}/sit`, {
            seat: free[index],
            invitation,
            ...(info.rated && { rated: true }),
          }),
        );
    return new TestTable(info.id, owner!, people);
  }

  static async started(people: readonly Person[], wanted: Partial<NewTable> = {}): Promise<TestTable> {
    const table = await TestTable.open(people, wanted);
    jsonOf(await table.owner.ask('POST', `${table.path}/start`));
    return table;
  }

  /** With the same people at another server on the same database. */
  at(server: TestApp): TestTable {
    const moved = this.people.map(person => moveTo(person, server));
    return new TestTable(this.id, moved[0]!, moved);
  }

  get path(): string {
    return `/tables/${this.id}`;
  }

  async info(person = this.owner): Promise<TableInfo> {
    return jsonOf(await person.ask('GET', this.path));
  }

  async view(person: Person): Promise<TableView> {
    return jsonOf(await person.ask('GET', `${this.path}/view`));
  }

  play(person: Person, view: TableView, moves: readonly string[], id = randomId()): Promise<LightMyRequestResponse> {
    const { number, asked } = view;
    return person.ask('POST', `${this.path}/moves`, { number, asked: asked ?? 0, moves, id });
  }

  /** The person who must decide, with what they see; the one who did last is asked first. */
  async deciding(): Promise<{ person: Person; view: TableView } | undefined> {
    for (let tried = 0; tried < this.people.length; tried++) {
      const person = this.people[this.turn]!;
      const view = await this.view(person);
      if (view.asked !== null) return { person, view };
      this.turn = (this.turn + 1) % this.people.length;
    }
    return undefined;
  }

  /** Any legal moves, up to the end or to so many. Calls `seen` with everything that anybody is shown. */
  async playOn(
    seed: string,
    most = 10_000,
    seen: (person: Person, view: TableView) => void = () => undefined,
  ): Promise<void> {
    const chance = SeededChance.from(seed);
    for (let count = 0; count < most; count++) {
      const turn = await this.deciding();
      if (!turn) return;
      seen(turn.person, turn.view);
      jsonOf<Played>(await this.play(turn.person, turn.view, [choose(turn.view, chance)]));
    }
  }

  agree(person: Person, number: number, kind: 'end' | 'rematch'): Promise<LightMyRequestResponse> {
    return person.ask('POST', `${this.path}/agree`, { number, kind, id: randomId() });
  }

  /** All people agree; the answer of the last. */
  async agreeAll(number: number, kind: 'end' | 'rematch'): Promise<Agreed> {
    const answers = [];
    for (const person of this.people) answers.push(jsonOf<Agreed>(await this.agree(person, number, kind)));
    return answers.at(-1)!;
  }
}

/** Sailors rather go than stay, so that a game ends. */
export const choose = ({ view }: Pick<TableView, 'view'>, chance: SeededChance): string => {
  const { moves } = view as unknown as View;
  const forward = moves.filter(move => /^(play|step|use) .*h\d/.test(move));
  const from = forward.length > 0 ? forward : moves;
  return from[chance.die(from.length)]!;
};

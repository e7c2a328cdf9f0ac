import { randomBytes } from 'node:crypto';
import { commitmentOf, isObject, type View } from '@ankerplatz/kit';
import { LineReader } from '../engine/lines.ts';
import { BadInput } from '../exit.ts';

export interface SeatAddress {
  /** Of the server: http://localhost:3000 */
  readonly url: string;
  readonly token: string;
  readonly table: string;
  readonly invitation?: string;
}

/** The game at a table, as a seat may know it. */
export interface GameLine {
  readonly type: 'table';
  readonly number: number;
  readonly version: number;
  readonly asked: number | null;
  readonly view: View;
  readonly result: { readonly ranks: readonly number[] } | null;
}

/** The server stops; milliseconds until another one is there. */
export interface ByeLine {
  readonly type: 'bye';
  readonly reconnectIn: number;
}

/** The people at the table, and what is awaited before its game begins. */
interface InfoLine {
  readonly type: 'info';
  readonly info: {
    readonly you: number | null;
    readonly seats: readonly { readonly commitment: string | null }[];
    readonly seal: { readonly commitment: string; readonly commitments: readonly string[] | null } | null;
  };
}

export interface Answer {
  readonly status: number;
  readonly version: number;
  readonly error: { readonly code: string; readonly message: string } | null;
}

const isLine = (value: unknown): value is GameLine | ByeLine =>
  isObject(value) && (value.type === 'table' || value.type === 'bye');

const isInfo = (value: unknown): value is InfoLine => isObject(value) && value.type === 'info';

const answerOf = async (response: Response): Promise<Answer> => {
  const body: unknown = await response.json().catch(() => null);
  const { version = 0, error = null } = (isObject(body) ? body : {}) as Partial<Answer>;
  return { status: response.status, version, error };
};

const refused = ({ status, error }: Answer): BadInput =>
  new BadInput(error?.message ?? `the server answered with status ${status}`);

/** A program's way to one table. What cannot be reached throws; what the server refuses is told. */
export class TableClient {
  /** Contributions to chance, by their commitments: each is opened for one seal. */
  private readonly kept = new Map<string, string>();
  private readonly opened = new Map<string, string>();

  /** `witnessed` is told what may be compared with the record afterwards. */
  constructor(
    private readonly address: SeatAddress,
    private readonly witnessed: (commitment: string, contribution: string) => void = () => undefined,
  ) {}

  /** Keeps a seat that this client has already. */
  async sit(seat: number, coach = false): Promise<void> {
    const { url, invitation } = this.address;
    const body = {
      ...{ seat, commitment: this.newCommitment() },
      ...(invitation !== undefined && { invitation }),
      ...(coach && { coach }),
    };
    const answer = await this.post('sit', body).catch(() => {
      throw new BadInput(`${url} cannot be reached`);
    });
    if (answer.status !== 200 && answer.error?.code !== 'already-seated') throw refused(answer);
  }

  play({ number, asked }: GameLine, move: string): Promise<Answer> {
    return this.post('moves', { number, asked, moves: [move], id: randomBytes(8).toString('hex') });
  }

  /** The game as it goes on, up to its end or to that of the connection. */
  async *lines(): AsyncGenerator<GameLine | ByeLine> {
    const { invitation } = this.address;
    const query = invitation === undefined ? '' : `&invitation=${encodeURIComponent(invitation)}`;
    const response = await this.ask(`stream?until=over${query}`);
    if (!response.ok) throw await this.problemOf(response);
    const reader = new LineReader();
    for await (const chunk of response.body!)
      for (const line of reader.push(chunk)) {
        const value: unknown = 'text' in line && line.text !== '' ? JSON.parse(line.text) : null;
        if (isInfo(value)) await this.answerSeal(value);
        if (isLine(value)) yield value;
      }
  }

  private newCommitment(): string {
    const contribution = randomBytes(16).toString('hex');
    const commitment = commitmentOf(contribution);
    this.kept.set(commitment, contribution);
    return commitment;
  }

  /** Commits and opens what is awaited of this seat. What was opened for one seal is never opened for another. */
  private async answerSeal({ info: { you, seats, seal } }: InfoLine): Promise<void> {
    const commitment = you === null ? undefined : seats[you]?.commitment;
    if (commitment === null) await this.put('commitment', { commitment: this.newCommitment() });
    const contribution = this.kept.get(commitment ?? '');
    if (!commitment || contribution === undefined || !seal?.commitments?.includes(commitment)) return;
    const shown = JSON.stringify([seal.commitment, seal.commitments]);
    if ((this.opened.get(commitment) ?? shown) !== shown) return;
    if (!this.opened.has(commitment)) this.witnessed(seal.commitment, contribution);
    this.opened.set(commitment, shown);
    await this.post('opening', { commitment: seal.commitment, contribution });
  }

  /** A server that is busy or stops may be asked again; what else it refuses, it will refuse again. */
  private async problemOf(response: Response): Promise<Error> {
    const answer = await answerOf(response);
    const isPassing = answer.status === 429 || answer.status >= 500;
    return isPassing ? new Error(answer.error?.message ?? String(answer.status)) : refused(answer);
  }

  private async put(what: string, body: object): Promise<Answer> {
    return answerOf(await this.ask(what, { method: 'PUT', body: JSON.stringify(body) }));
  }

  private async post(what: string, body: object): Promise<Answer> {
    return answerOf(await this.ask(what, { method: 'POST', body: JSON.stringify(body) }));
  }

  private ask(what: string, init: RequestInit = {}): Promise<Response> {
    const { url, token, table } = this.address;
    const type = init.body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, ...type };
    return fetch(`${url.replace(/\/+$/, '')}/api/v1/tables/${encodeURIComponent(table)}/${what}`, { ...init, headers });
  }
}

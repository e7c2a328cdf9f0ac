import type { Announcement, Club, ClubChange, ClubSettings, NewAnnouncement, NewTable } from '@ankerplatz/protocol';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import { readText } from '../http/plain-text.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { AdminStore, StoredClub } from './store.ts';

const DEFAULTS: ClubSettings & Required<Pick<StoredClub, 'announcement'>> = {
  name: 'Ankerplatz',
  registration: 'open',
  announcers: 'administrators',
  imprint: '',
  privacy: '',
  boards: {},
  botWorkers: null,
  announcement: null,
};

/** Sentences of a game are in English; the field that they are about is named in the language of the request. */
const boardProblem = (game: string, sentence: string): Problem => {
  const facts = { field: `boards.${game}`, expected: sentence, retryAfter: 0, most: 0, id: '' };
  return new Problem('wrong-field', {
    field: facts.field,
    say: language => CATALOGUES[language].words.problems['wrong-field'](facts),
  });
};

/** A board must do for every kind of table. */
const checkBoards = (boards: ClubSettings['boards']): void => {
  for (const [id, options] of Object.entries(boards)) {
    const game = gameById(id);
    if (!game) throw wrongField('boards', { is: 'choice', values: GAME_IDS });
    for (const kind of game.kinds) {
      const setup = game.setup({ ...kind, options });
      if (!setup.ok) throw boardProblem(id, setup.error);
    }
  }
};

/** Milliseconds after which a restart has happened and its announcement is over. */
const OVER_MS = 300_000;

/** The id of announcements of former releases, which had none. */
const FORMER = '111111111111';

const currentOf = (stored: StoredClub['announcement']): Announcement | null => {
  if (!stored) return null;
  const { restartAt } = stored;
  return restartAt && Date.parse(restartAt) + OVER_MS < Date.now() ? null : { id: FORMER, ...stored };
};

const TEXTS = ['name', 'imprint', 'privacy'] as const;

/**
 * The settings that the administrator has made for all. Read once, and again when any server says that they have
 * changed.
 */
export class SiteSettings {
  private read: Promise<StoredClub> | undefined;

  constructor(private readonly store: AdminStore) {}

  /** The stored settings have changed. */
  forget(): void {
    this.read = undefined;
  }

  async settings(): Promise<ClubSettings & { readonly announcement: Announcement | null }> {
    this.read ??= this.store.club();
    const reading = this.read;
    try {
      const settings = { ...DEFAULTS, ...(await reading) };
      return { ...settings, announcement: currentOf(settings.announcement) };
    } catch (error) {
      if (this.read === reading) this.read = undefined;
      throw error;
    }
  }

  async club(): Promise<Club> {
    const { botWorkers: _, ...club } = await this.settings();
    return club;
  }

  async change(change: ClubChange): Promise<ClubSettings> {
    const texts = TEXTS.flatMap(field => {
      const text = change[field];
      return text === undefined ? [] : [[field, readText(field, text)] as const];
    });
    if (change.boards) checkBoards(change.boards);
    await this.save({ ...change, ...Object.fromEntries(texts) });
    const { announcement: _, ...settings } = await this.settings();
    return settings;
  }

  /** Tells everybody connected; null withdraws it. The same once more is no other announcement. */
  async announce(announcement: NewAnnouncement | null): Promise<void> {
    const text = announcement && readText('text', announcement.text);
    if (text === '') throw wrongField('text', { is: 'length', least: 1 });
    if (!announcement) return this.save({ announcement });
    const { announcement: before } = await this.settings();
    const isSame = before?.text === text && before?.restartAt === announcement.restartAt;
    await this.save({ announcement: { ...announcement, id: isSame ? before.id : randomId(), text: text! } });
  }

  /** The board of the club, unless a table asks for another; a position brings its own, and rated games have the usual one. */
  async withBoard(table: NewTable): Promise<NewTable> {
    if (table.position || table.rated) return table;
    const { boards } = await this.settings();
    const board = Object.hasOwn(boards, table.game) ? boards[table.game] : undefined;
    return board ? { ...table, options: { ...board, ...table.options } } : table;
  }

  private async save(change: StoredClub): Promise<void> {
    await this.store.changeClub(change);
    this.forget();
  }
}

import { atVersion, LANGUAGES, type Language, parseRecord } from '@ankerplatz/kit';
import { Command, Option } from 'commander';
import { BadInput } from '../exit.ts';
import { gameNamed } from '../game-options.ts';
import { readJson } from '../input.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { namesBy } from './names.ts';
import { type Chapter, type Story, storyOf } from './story.ts';

interface Options {
  readonly lang: Language;
  readonly names?: string;
  readonly json?: true;
}

const linesOf = ({ entry, seat, move, sentences }: Chapter, names: readonly string[]): string[] => [
  `${String(entry).padStart(4)}  ${names[seat]}: ${move ?? '–'}`,
  ...sentences.map(sentence => `      ${sentence}`),
];

const endOf = ({ outcome }: Story, names: readonly string[], lang: Language): string[] => {
  const { rank, unfinished } = CATALOGUES[lang].replay;
  return outcome ? outcome.ranks.map((place, seat) => rank(place, names[seat]!)) : [unfinished];
};

const run = async (file: string, options: Options): Promise<void> => {
  const record = parseRecord(await readJson(file));
  if (!record.ok) throw new BadInput(`${file} is not a record: ${record.error}`);
  const { lang } = options;
  const rules = atVersion(gameNamed(record.value.game), record.value.version);
  if (!rules.ok) throw new BadInput(`${file} cannot be replayed: ${rules.error}`);
  const game = rules.value;
  const names = namesBy(options.names, record.value.seats);
  const story = storyOf(game, record.value, await game.words(lang), names, CATALOGUES[lang].replay.beside);
  if (!story.ok) throw new BadInput(`${file} cannot be replayed: ${story.error}`);
  if (options.json) return console.log(JSON.stringify(story.value));
  const { chapters, seats } = story.value;
  console.log(CATALOGUES[lang].replay.title(game.id, seats, chapters.length));
  for (const chapter of chapters) console.log(linesOf(chapter, names).join('\n'));
  console.log(endOf(story.value, names, lang).join('\n'));
};

export const replayCommand = (): Command =>
  new Command('replay')
    .description('tell a recorded game in sentences')
    .argument('<file>', 'a record (JSON; - for standard input)')
    .addOption(new Option('--lang <language>', 'the language of the sentences').choices(LANGUAGES).default('en'))
    .option('--names <list>', 'names of the players, separated by commas')
    .option('--json', 'print JSON')
    .action(run);

/** One sentence to every counter, sign and tile. Loaded after the table. */
import type { Language } from '@ankerplatz/kit';
import type { Tile, types } from '@ankerplatz/nauticus';
import type { BoardProps, Hints } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { changes } from './changes.ts';
import { decidingOf, viewOf, wordsOf } from './selectors.ts';
import type { HintTexts } from './text/hints.en.ts';

const FILES = import.meta.glob<Record<string, HintTexts>>('./text/hints.??.ts');

type KindOfTile = types.Hull | 'mast' | 'sail' | 'crown' | 'good';

/** Hints are about all tiles of a kind. */
const kindOf = (tile: Tile): KindOfTile => {
  const [shape, crest] = tile.split(':') as [string, string | undefined];
  if (crest === 'crown') return 'crown';
  if (shape === 'mast' || shape === 'sail') return shape;
  return shape === 'single' || shape === 'bow' || shape === 'middle' || shape === 'stern' ? shape : 'good';
};

const tileHint = (tile: Tile, texts: HintTexts, props: BoardProps): string =>
  texts.about(wordsOf(props).names.tiles[tile], texts[kindOf(tile)]);

/** The hint about a tile for sale: also why its price has changed. */
const itemHint = (tile: Tile, texts: HintTexts, props: BoardProps): string => {
  const isBought = viewOf(props.draft).turn?.bought.some(kind => kind === tile.split(':').at(-1)) ?? false;
  return [tileHint(tile, texts, props), ...(isBought ? [texts.dearer] : [])].join(' ');
};

const rewardHint = (reward: types.Reward, texts: HintTexts, props: BoardProps): string =>
  texts.about(decidingOf(props).rewards.names[reward], texts.reward);

export const hintsIn = async (language: Language): Promise<Hints> => {
  const texts = await loadTexts(FILES, language);
  const sentences: Readonly<Record<string, unknown>> = texts;
  return {
    about: (asked, props) => {
      const [kind, name] = asked.split(' ');
      if (kind === 'tile') return tileHint(name as Tile, texts, props);
      if (kind === 'item') return itemHint(name as Tile, texts, props);
      if (kind === 'reward' && name) return rewardHint(name as types.Reward, texts, props);
      const sentence = sentences[asked];
      return typeof sentence === 'string' ? sentence : undefined;
    },
    changes,
  };
};

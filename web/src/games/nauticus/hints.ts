/** One sentence to every counter, sign and tile. Loaded after the table. */
import type { Language } from '@ankerplatz/kit';
import { isGood, isHull, isMast, itemOf, type Tile, type types } from '@ankerplatz/nauticus';
import type { BoardProps, Hints } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { changes } from './changes.ts';
import { decidingOf, viewOf, wordsOf } from './selectors.ts';
import type { HintTexts } from './text/hints.en.ts';

const FILES = import.meta.glob<Record<string, HintTexts>>('./text/hints.??.ts');

type KindOfTile = types.Hull | 'mast' | 'sail' | 'crown' | 'good';

/** Hints are about all tiles of a kind. */
const saidOf = (tile: Tile): KindOfTile => {
  if (itemOf(tile) === 'crown') return 'crown';
  if (isGood(tile)) return 'good';
  if (isHull(tile)) return tile;
  return isMast(tile) ? 'mast' : 'sail';
};

const tileHint = (tile: Tile, texts: HintTexts, props: BoardProps): string =>
  texts.about(wordsOf(props).names.tiles[tile], texts[saidOf(tile)]);

/** The hint about a tile for sale: also why its price has changed. */
const itemHint = (tile: Tile, texts: HintTexts, props: BoardProps): string => {
  const isBought = viewOf(props.draft).turn?.bought.includes(itemOf(tile)) ?? false;
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

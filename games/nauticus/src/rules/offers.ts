/** Every legal move of the seat on turn, and nothing else. */
import { lowestOf, type MoveList } from '@ankerplatz/kit';
import * as at from '../memory/cells.ts';
import { type Cells, playerAt } from '../memory/cells.ts';
import { BONUS_NUMBERS, ITEM_TILES, type Material } from '../memory/material.ts';
import * as code from '../moves.ts';
import { REWARD_LIMIT, SPACES } from '../tables.ts';
import {
  ACTIONS,
  AFTER_PASS,
  BONUS,
  CHOOSE,
  FIRST_GOOD,
  FREE,
  GOODS_REWARD,
  REWARD,
  REWARDS,
  TILES,
  USE,
} from '../types.ts';
import { extraActions, fitsOf, pushUses, roomOf } from './uses.ts';

/** Indexable by kind of reward: the crown tile that it brings, as a bit. */
const CROWN_REWARDS = REWARDS.map(reward =>
  reward === 'mast:crown' || reward === 'sail:crown' ? 1 << TILES.indexOf(reward) : 0,
);
/** Indexable by reward choice: the goods in it, as bits. */
const REWARD_TILES = code.REWARD_GOODS.map(goods => goods.reduce((bits, tile) => bits | (1 << tile), 0));

/** The action whose uses are asked for: the extra action, or that of the phase. */
export const runningOf = (cells: Cells): number => {
  const extra = cells[at.EXTRA]!;
  return extra >= 0 ? extra : cells[at.ACTION]!;
};

/** The paid action whose items the bonus of the chosen space offers, or −1. */
export const bonusActionOf = (cells: Cells, material: Material): number =>
  BONUS_NUMBERS[material.bonuses[cells[at.SPACE]!]!]!.action;

/** The tiles, as bits, that the player can receive for nothing: in stock, with room in storage (§golden). */
export const giftsOf = (cells: Cells, player: number): number => cells[at.IN_STOCK]! & fitsOf(cells, player);

/** How often a kind of reward was taken for the ship just finished. */
export const takenOf = (cells: Cells, kind: number): number => (cells[at.TAKEN]! >> (2 * kind)) & 3;

/** How many kinds of goods are in stock. */
export const goodsInStock = (cells: Cells): number => {
  let kinds = 0;
  for (let goods = cells[at.IN_STOCK]! >> FIRST_GOOD; goods !== 0; goods &= goods - 1) kinds++;
  return kinds;
};

const pushTakes = (cells: Cells, list: MoveList): void => {
  for (let space = 0; space < SPACES; space++)
    if (!(cells[at.USED]! & (1 << space))) list.push(code.TAKE_CODE + cells[at.TILE_AT + space]!);
};

const pushGifts = (cells: Cells, player: number, action: number, firstCode: number, list: MoveList): void => {
  let gifts = giftsOf(cells, player) & ITEM_TILES[action]!;
  for (; gifts !== 0; gifts &= gifts - 1) list.push(firstCode + lowestOf(gifts));
};

const pushExtras = (cells: Cells, player: number, list: MoveList): void => {
  if (cells[player + at.HAS_EXTRA] === 0) return;
  const actions = extraActions(cells, player);
  for (let action = 0; action < ACTIONS.length; action++)
    if (actions & (1 << action)) list.push(code.EXTRA_CODE + action);
};

/** Pairs of different goods; one good only where a pair is impossible (§4). */
const pushGoodsRewards = (cells: Cells, room: number, list: MoveList): void => {
  if (room === 0) return;
  const isPair = room > 1 && goodsInStock(cells) > 1;
  const first = isPair ? code.FIRST_PAIR : code.FIRST_SINGLE_GOOD;
  const end = isPair ? code.REWARD_CHOICES.length : code.FIRST_PAIR;
  for (let choice = first; choice < end; choice++)
    if ((REWARD_TILES[choice]! & ~cells[at.IN_STOCK]!) === 0) list.push(code.REWARD_CODE + choice);
};

const pushRewards = (cells: Cells, player: number, list: MoveList): void => {
  const gifts = giftsOf(cells, player);
  for (let kind = 0; kind < GOODS_REWARD; kind++) {
    if (takenOf(cells, kind) >= REWARD_LIMIT) continue;
    const crown = CROWN_REWARDS[kind]!;
    if (crown === 0 || crown & gifts) list.push(code.REWARD_CODE + kind);
  }
  if (takenOf(cells, GOODS_REWARD) < REWARD_LIMIT) pushGoodsRewards(cells, roomOf(cells, player), list);
};

/** Lists every legal move of the seat on turn. */
export const offerMoves = (cells: Cells, material: Material, list: MoveList): void => {
  const player = playerAt(cells[at.SEAT]!);
  switch (cells[at.ASKED]) {
    case CHOOSE:
      pushTakes(cells, list);
      break;
    case BONUS:
      pushGifts(cells, player, bonusActionOf(cells, material), code.BONUS_CODE, list);
      break;
    case FREE:
      pushGifts(cells, player, runningOf(cells), code.FREE_CODE, list);
      break;
    case REWARD:
      pushRewards(cells, player, list);
      break;
    case USE:
      pushUses(cells, material, runningOf(cells), list);
      if (cells[at.USES]! > 0) list.push(code.END_CODE);
      else if (cells[at.EXTRA]! < 0) list.push(code.PASS_CODE);
      pushExtras(cells, player, list);
      break;
    case AFTER_PASS:
      list.push(code.END_CODE);
      pushExtras(cells, player, list);
      break;
  }
};

import { pluralOf } from '../../../text/intl.ts';
import type { ZoneTexts } from './zones.ts';

const counted = pluralOf('en');

export const zonesEn: ZoneTexts = {
  sailors: 'Sailors',
  board: 'Board',
  hand: 'Your hand',
  handOf: name => `Hand of ${name}`,
  noCards: 'No cards left',
  from: name => `from ${name}`,
  final: 'cannot be taken back',
  others: 'Hands of the others',
  you: 'You',
  partner: 'Partner',
  cards: count => counted(count, '# card', '# cards'),
  openHand: 'open hand',
  announced: hasStart => (hasStart ? '1 or 12 at the deal' : 'neither 1 nor 12 at the deal'),
  dealer: 'Dealer',
  hasLaid: 'has chosen a card',
  knows: 'You know',
  discards: 'Discard pile',
  deck: count => counted(count, '# card in the deck', '# cards in the deck'),
  topCard: card => `on top: ${card}`,
  noDiscards: 'Nothing discarded yet',
  gone: (card, gone, all) => `${card}: ${gone} of ${all} gone`,
  trayFor: name => `For ${name}`,
  trayEmpty: 'Choose a card to give',
  trayWaits: 'Card laid: all cards are exchanged at once',
  takeOut: card => `Take ${card} back into the hand`,
  ring: 'Ring, field by field',
  empty: 'empty',
  mouth: (cave, inside) => `mouth of ${cave} (${inside})`,
  passed: count => `${counted(count, '# field', '# fields')} empty`,
};

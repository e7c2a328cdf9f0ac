import { pluralOf } from '../../../text/intl.ts';
import type { ZoneTexts } from './zones.ts';

const counted = pluralOf('de');

export const zonesDe: ZoneTexts = {
  sailors: 'Seefahrer',
  board: 'Spielplan',
  hand: 'Deine Karten',
  handOf: name => `Karten von ${name}`,
  noCards: 'Keine Karten mehr',
  from: name => `von ${name}`,
  final: 'nicht zurückzunehmen',
  others: 'Karten der anderen',
  you: 'Du',
  partner: 'Partner',
  cards: count => counted(count, '# Karte', '# Karten'),
  openHand: 'offene Karten',
  announced: hasStart => (hasStart ? '1 oder 12 beim Austeilen' : 'weder 1 noch 12 beim Austeilen'),
  dealer: 'Geber',
  hasLaid: 'hat eine Karte gelegt',
  knows: 'Du weißt',
  discards: 'Ablagestapel',
  deck: count => counted(count, '# Karte im Stapel', '# Karten im Stapel'),
  topCard: card => `obenauf: ${card}`,
  noDiscards: 'Noch nichts abgelegt',
  gone: (card, gone, all) => `${card}: ${gone} von ${all} gespielt`,
  trayFor: name => `Für ${name}`,
  trayEmpty: 'Wähle eine Karte zum Geben',
  trayWaits: 'Gelegt: Alle Karten wechseln zugleich',
  takeOut: card => `${card} wieder auf die Hand nehmen`,
  ring: 'Ring, Feld für Feld',
  empty: 'leer',
  mouth: (cave, inside) => `Eingang zur ${cave} (${inside})`,
  passed: count => `${counted(count, '# Feld', '# Felder')} leer`,
};

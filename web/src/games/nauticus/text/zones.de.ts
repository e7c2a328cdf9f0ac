import { pluralOf } from '../../../text/intl.ts';
import type { ZoneTexts } from './zones.ts';

const counted = pluralOf('de');

export const zonesDe: ZoneTexts = {
  ring: 'Aktionsfelder',
  space: ({ action, bonus, blue, isUsed, hasAnchor }) =>
    `${action}; Bonus: ${bonus}; ${counted(blue, '# blauer Arbeiter', '# blaue Arbeiter')}${isUsed ? '; genutzt' : ''}${hasAnchor ? '; Ankerplättchen' : ''}`,
  unfold: 'Aktionsfelder zeigen',
  fold: 'Aktionsfelder einklappen',
  nextRound: blue => `nächste Runde: ${counted(blue, '# blauer Arbeiter', '# blaue Arbeiter')}`,
  price: (tile, price) => `${tile}: ${price} Taler`,
  noneLeft: 'vergriffen',
  dock: 'Deine Werft',
  dockOf: name => `Werft von ${name}`,
  noShips: 'Noch kein Schiff begonnen',
  newShip: 'Neues Schiff',
  ship: number => `Schiff ${number}`,
  storage: 'Dein Lager',
  storageOf: name => `Lager von ${name}`,
  fields: (taken, all) => `${taken} von ${all} Feldern`,
  free: 'freies Feld',
  rounds: 'Runden',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  phase: (phase, phases) => `Phase ${phase} von ${phases}`,
  score: 'Siegpunkte',
  standing: (name, track, total) => `${name}: ${track}${total === null ? '' : `, ${total}, wenn jetzt Schluss wäre`}`,
  track: 'Siegpunktleiste',
  ifEnded: 'wenn jetzt Schluss wäre',
  workers: 'Arbeiter',
  taler: 'Taler',
  goodsOf: 'Ausgelieferte Waren',
  delivered: (good, count, points) => `${good}: ${count}, ${counted(points, '# Siegpunkt', '# Siegpunkte')}`,
  passTiles: (numbers, crowns) =>
    `Passe-Plättchen: ${[numbers, ...(crowns ? [counted(crowns, '# Krone', '# Kronen')] : [])].filter(Boolean).join(', ')}`,
  extraTile: 'Extra-Aktion: noch nicht genutzt',
  extraGone: 'Extra-Aktion: genutzt',
  startPlayer: 'Startspieler',
  others: 'Mitspieler',
  lookAt: name => `Werft von ${name} ansehen`,
  finishedShips: count => counted(count, '# fertiges Schiff', '# fertige Schiffe'),
  supply: 'Vorrat',
  left: (tile, count) => `${tile}: noch ${count}`,
  hulls: 'Rumpfteile',
  masts: 'Masten',
  sails: 'Segel',
  goods: 'Waren',
};

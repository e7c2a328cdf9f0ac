import { pluralOf } from '../../../text/intl.ts';
import type { DrawingTexts } from './drawings.en.ts';

const count = pluralOf('de');

export const de: DrawingTexts = {
  twoFields: 'Ein Mast belegt 2 Felder',
  oneField: 'jedes andere Plättchen 1',
  own: 'eigener Arbeiter: geht zurück in den Vorrat',
  blue: 'blauer Arbeiter: nur für diese Aktion',
  price: taler => (taler === 0 ? '0: ins Lager' : `${taler} Taler`),
  further: taler => `jedes weitere: ${taler}`,
  size: (parts, points) => `Größe ${parts}: ${points} Siegpunkte`,
  open: 'kann noch bis Größe 4 wachsen',
  forSale: 'zu kaufen',
  joker: 'Joker: nur als Belohnung',
  crest: 'Der erste reguläre Mast oder das erste reguläre Segel gibt dem Schiff sein Wappen',
  anchors: 'Mit einem Anker an Bord passen nur noch Anker und Kronen',
  loaded: 'fertig und voll beladen: kann ausgeliefert werden',
  unloaded: 'eine Ware fehlt',
  passes: lost => (lost === 0 ? 'nichts verloren' : `−${count(lost, '# Siegpunkt', '# Siegpunkte')} am Ende der Runde`),
  rewards: count => `fertig: ${count} Belohnungen`,
  extra: 'einmal im Spiel',
  goods: (goods, points) => `${goods}: ${points} Siegpunkte`,
  ring: '8 Felder mit ihren Aktionsplättchen; in der Mitte die Drehscheibe',
  wheel: 'Beim Anker keine blauen Arbeiter, sonst 1 bis 3',
  marked: 'Nach der ersten Phase: Das Ankerplättchen liegt auf der zuerst gewählten Aktion',
  turned: 'In der nächsten Runde zeigt der Anker der Drehscheibe dorthin',
  stored: 'aus dem Lager',
  onShip: 'auf ein Schiff in der Werft',
  loading: '1 Ware unter jedem Rumpfteil, auch auf unfertigen Schiffen',
  aim: 'fertig und voll beladen',
};

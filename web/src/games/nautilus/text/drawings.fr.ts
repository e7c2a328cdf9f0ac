import type { DrawingTexts } from './drawings.en.ts';

/** What stands under the drawn examples of the rules. */
export const fr: DrawingTexts = {
  board: 'L’anneau avec ses quatre ports et ses grottes ; tous les marins commencent dans leur tourbillon',
  out: 'Du tourbillon sur la case de départ',
  back: 'De 2 cases après le départ : en arrière sur l’anneau, ou dans le port',
  split: '3 pas pour l’un, 2 pour l’autre',
  passes: 'Les deux marins dépassés sont capturés',
  swap: 'Ces deux-là peuvent échanger leurs places',
  hunt: 'Jusqu’au prochain marin sur l’anneau, qui est capturé',
  blocked: 'Jusqu’ici : le marin d’Est barre le chemin',
  lands: 'Exactement là : le marin d’Est retourne dans son tourbillon',
  beforeRide: 'Le marin de Nord arrive sur Moby Dick avec un 2',
  afterRide: 'Tous deux vont jusqu’au marin d’Est ; il est capturé, le cavalier reste une case derrière',
  cave: 'Avec un 3 : deux pas jusqu’à l’entrée, le troisième dans la grotte',
  harbour: 'Seulement en avant, et on ne dépasse personne',
  fresh: 'Tout juste sorti : il doit quitter la case de départ avant de pouvoir entrer au port',
};

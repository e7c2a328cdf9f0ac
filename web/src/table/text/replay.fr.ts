import type { ReplayTexts } from './replay.en.ts';

export const fr: ReplayTexts = {
  together: 'Analyser ensemble',
  title: 'Revoir la partie',
  place: 'Position dans la partie',
  at: (round, turn, entry, length) => `Manche ${round}, tour ${turn}, étape ${entry} sur ${length}`,
  turn: turn => `Tour ${turn}`,
  turnBack: 'Un tour en arrière',
  back: 'Une entrée en arrière',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Une entrée en avant',
  turnForward: 'Un tour en avant',
  round: 'Aller à la manche',
  roundOf: round => `Manche ${round}`,
  eyes: 'Point de vue',
  seenBy: name => `Vu par ${name}`,
  outside: 'Spectateur',
  open: 'Toutes les mains ouvertes',
  speed: 'Vitesse',
  review: 'Analyse',
  playOnOpen:
    'Sur cet appareil, la partie continue à partir de ce moment : vous prenez une place, des robots prennent les autres. La partie jouée reste telle quelle.',
  playOnHands:
    'Sur cet appareil, la partie continue à partir de ce moment, avec les mains, la pioche et ce que chaque place savait alors : vous prenez une place et voyez sa main, des robots prennent les autres. La partie jouée reste telle quelle.',
  whichSeat: 'Votre place',
  others: 'Les autres',
  sideBySide: 'Côte à côte',
  seatTurn: (turn, of, isParting) => `Tour ${turn} sur ${of}${isParting ? ' : ici les chemins se séparent' : ''}`,
  beginning: 'Le début',
  toParting: 'À la séparation',
  nothingDone: 'Plus rien.',
};

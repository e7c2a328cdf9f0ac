import type { LessonWords } from '../../lesson/words.ts';

export const lesson: LessonWords = {
  title: (number, lessons, title) => `Leçon ${number} sur ${lessons} : ${title}`,
  step: (step, steps) => `[${step}/${steps}]`,
  goOn: '[Entrée : continuer]',
  hint: 'Tapez le numéro d’un choix, un coup, back ou quit.',
  astray: 'Tapez back pour revenir en arrière, ou continuez.',
  done: 'Leçon terminée.',
  courseDone: 'Toutes les leçons sont terminées. Place à votre première partie :',
  next: command => `Pour continuer un autre jour : ${command}`,
  nothingBack: 'Il n’y a rien à annuler.',
};

import type { ShuffleTexts } from './en.ts';

export const fr: ShuffleTexts = {
  title: 'Vérifier le mélange',
  fair: 'Tout concorde : le mélange de cette partie était équitable.',
  unfair: 'Quelque chose ne va pas : ne vous fiez pas à cet enregistrement.',
  how: 'Avant que quiconque ne s’assoie, le serveur avait fixé un secret et montré son empreinte. Chaque personne a ajouté des octets aléatoires. Tout le hasard vient des deux ensemble : personne ne pouvait donc le choisir. Votre navigateur vient de redistribuer toute la partie à partir du seul enregistrement.',
  seeded:
    'Cette partie a été jouée sur un seul appareil. Son hasard vient d’une graine inscrite dans l’enregistrement ; personne d’autre n’avait à s’y fier.',
  holds: {
    chain: 'Aucune entrée de l’enregistrement n’a été modifiée.',
    secret: 'Le secret est bien celui qui avait été fixé.',
    deal: 'Redistribué, chaque mélange est le même et chaque coup est permis.',
  },
  fails: {
    chain: 'Une entrée de l’enregistrement a été modifiée.',
    secret: 'Le secret n’est pas celui qui avait été fixé.',
    deal: 'Redistribuée, la partie ne donne pas le même résultat.',
  },
  counts: (entries, people) =>
    `${entries} ${entries <= 1 ? 'entrée' : 'entrées'}, octets aléatoires de ${people} ${people <= 1 ? 'personne' : 'personnes'}.`,
};

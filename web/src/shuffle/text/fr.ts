import type { ShuffleTexts } from './en.ts';

export const fr: ShuffleTexts = {
  title: 'Vérifier le mélange',
  verdicts: {
    witnessed: 'Attesté par cet appareil : personne ne pouvait choisir ce mélange.',
    unwitnessed: 'Cohérent, mais non attesté par cet appareil.',
    false: 'Faux : ne vous fiez pas à cet enregistrement.',
    local: 'Cohérent : les mêmes mélanges ressortent.',
    shared: 'Cohérent : la donne dont l’empreinte avait été montrée d’avance.',
  },
  meanings: {
    witnessed:
      'Avant que rien ne soit dévoilé, cet appareil a vu et gardé les empreintes du secret du serveur et de toutes les parts. L’enregistrement contient les mêmes, ainsi que la part donnée par cet appareil. Personne, pas même qui tient le serveur, ne pouvait donc choisir ce qui serait tiré.',
    unwitnessed:
      'L’enregistrement est cohérent. Mais cet appareil n’a rien gardé de cette partie : il n’y a pas joué, ou sa mémoire a été effacée. Qui tient le serveur aurait pu inventer un tel enregistrement après coup ; seul un appareil qui a joué peut le dire.',
    false:
      'Ce qui ne va pas est marqué ci-dessus. Gardez l’enregistrement et montrez-le aux autres : leurs appareils peuvent aussi le vérifier.',
    local:
      'Cette partie a été jouée sur un seul appareil. Son hasard vient d’une graine inscrite dans l’enregistrement : cela prouve que rien n’a été modifié, non que personne n’a choisi la graine.',
    shared:
      'Tous ceux qui ont joué cette donne ont eu la même chance. L’empreinte du secret du serveur a été montrée avant que quiconque joue ; l’enregistrement ouvre ce qui lui correspond.',
  },
  differs: {
    secret: 'Le secret du serveur n’est pas celui dont cet appareil avait vu l’empreinte.',
    shares: 'Les empreintes des parts ne sont pas celles que cet appareil a vues avant de dévoiler la sienne.',
    own: 'L’enregistrement attribue à cet appareil une autre part que celle qu’il a donnée.',
    hidden: 'Cet appareil a vu un mélange interrompu que l’enregistrement ne montre pas.',
  },
  early:
    'Cette partie date d’avant les parts fixées à l’avance : qui s’est assis en dernier aurait pu choisir la sienne.',
  broken: number =>
    number <= 1
      ? 'Un mélange a été interrompu avant celui-ci ; l’enregistrement le montre.'
      : `${number} mélanges ont été interrompus avant celui-ci ; l’enregistrement les montre.`,
  seal: {
    fairHint:
      'Le serveur a déjà fixé sa part du mélange ; cette empreinte le prouve. Chacun de ceux qui s’assoient fixe la sienne, et rien n’est dévoilé avant que toutes soient fixées : personne ne peut donc choisir les cartes, même en arrivant en dernier. Votre appareil garde ce qu’on lui montre et le vérifie après la partie.',
    waiting: (names, until) =>
      `La partie commence dès que la part de chacun au mélange est là. Il manque encore : ${names} (jusqu’à ${until}).`,
    elsewhere:
      'Votre part de ce mélange se trouve sur un autre appareil. Ouvrez la table là-bas, ou mélangez à nouveau d’ici.',
    anew: 'Mélanger à nouveau',
  },
  holds: {
    chain: 'Aucune entrée de l’enregistrement n’a été modifiée.',
    secret: 'Ce qui a été dévoilé est bien ce à quoi chacun s’était engagé.',
    deal: 'Redistribué, chaque mélange est le même et chaque coup est permis.',
  },
  fails: {
    chain: 'Une entrée de l’enregistrement a été modifiée.',
    secret: 'Ce qui a été dévoilé n’est pas ce à quoi chacun s’était engagé.',
    deal: 'Redistribuée, la partie ne donne pas le même résultat.',
  },
  counts: (entries, people) =>
    `${entries} ${entries <= 1 ? 'entrée' : 'entrées'}, octets aléatoires de ${people} ${people <= 1 ? 'personne' : 'personnes'}.`,
};

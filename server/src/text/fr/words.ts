import { boundsOf, type Words } from '../words.ts';

const BOUNDS = { to: 'à', atLeast: 'au moins', atMost: 'au plus' };
const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  integer: 'un nombre entier',
  number: 'un nombre',
  boolean: 'true ou false',
  object: 'un objet',
  array: 'une liste',
  null: 'rien',
};

export const words: Words = {
  problems: {
    'bad-request': () => 'Requête incorrecte.',
    'bad-json': () => 'Ce qui a été envoyé n’est pas du JSON valide.',
    'wrong-field': ({ field, expected }) =>
      field ? `Le champ « ${field} » n’est pas correct ; attendu : ${expected}.` : `Attendu : ${expected}.`,
    'not-logged-in': () => 'Pour cela, il faut un nom : entrez comme invité ou connectez-vous.',
    'wrong-login': () => 'Cet identifiant et ce mot de passe ne vont pas ensemble.',
    'wrong-recovery': () => 'Cet identifiant et ce code de secours ne vont pas ensemble.',
    'wrong-password': () => 'Le mot de passe n’est pas correct.',
    'other-origin': () => 'Cette requête vient d’un autre site et n’est pas exécutée.',
    'wrong-scope': () =>
      'Ce jeton n’est pas fait pour cela : il permet de lire, de jouer ou d’administrer, et ne change jamais le compte auquel il appartient.',
    'no-such-session': () => 'Il n’y a pas de telle connexion.',
    banned: () => 'L’administrateur de ce serveur vous a exclu.',
    'no-such-ban': () => 'Il n’y a pas de telle exclusion.',
    'no-such-page': () => 'Il n’y a rien à cette adresse.',
    'no-such-code': () => 'Ce code est inconnu, déjà utilisé ou périmé. Demandez-en un nouveau.',
    'no-such-token': () => 'Ce jeton n’existe pas.',
    'already-known': () => 'Vous êtes déjà ici sous un nom ; déconnectez-vous pour entrer sous un autre.',
    'already-registered': () => 'Vous avez déjà un identifiant.',
    'login-taken': () => 'Cet identifiant est pris ; choisissez-en un autre.',
    'name-taken': () => 'C’est le nom d’un membre. Connectez-vous si c’est vous, ou prenez un autre nom.',
    'no-password': () => 'Vous n’avez pas encore de mot de passe : inscrivez-vous d’abord.',
    'too-many-tokens': () => 'Vous avez atteint le nombre maximal de jetons ; révoquez-en un d’abord.',
    'too-many-watched': () => 'Vous regardez déjà le nombre maximal de tables ; fermez-en une d’abord.',
    'too-slow': () => 'La requête a mis trop de temps à arriver.',
    'second-factor': () => 'Donnez aussi le code que montre votre application, ou l’un de vos codes de remplacement.',
    'wrong-code': () => 'Ce code est faux, déjà utilisé ou périmé.',
    'wrong-passkey': () => 'Cette clé d’accès n’ouvre rien ici.',
    'no-such-passkey': () => 'Vous n’avez pas cette clé d’accès.',
    'second-factor-on': () => 'La deuxième étape est déjà activée ; désactivez-la d’abord.',
    'too-many-passkeys': () => 'Vous avez atteint le nombre maximal de clés d’accès ; retirez-en une d’abord.',
    'common-password': () =>
      'Ce mot de passe est de ceux que l’on essaie en premier. Choisissez-en un autre, par exemple trois ou quatre mots.',
    'too-large': () => 'La requête est trop grande.',
    'wrong-media-type': () => 'Le contenu d’une requête doit être du JSON (Content-Type: application/json).',
    'too-many-requests': ({ retryAfter }) => `Trop de requêtes ; réessayez dans ${retryAfter} s.`,
    'server-error': ({ id }) => `Une erreur s’est produite sur le serveur. Elle est notée sous ${id}.`,
    'disk-full': () =>
      'Le disque du serveur est plein : on peut lire ce qui s’y trouve, mais rien n’a été modifié. Réessayez quand quelqu’un aura fait de la place.',
    unavailable: () => 'Le serveur n’atteint pas sa base de données ; réessayez dans un instant.',
    'unknown-rules': () =>
      'Cette partie suit des règles plus récentes que celles de ce serveur ; réessayez dans un instant.',
    draining: () => 'Le serveur va redémarrer ; réessayez dans un instant.',
    'not-the-owner': () => 'Seul le propriétaire de la table peut le faire.',
    'not-seated': () => 'Vous n’êtes pas à cette table.',
    'no-spectators': () => 'Cette table n’admet pas de spectateurs.',
    'no-such-table': () => 'Cette table n’existe pas.',
    'no-such-seat': () => 'Cette place n’existe pas.',
    'no-such-game': () => 'Ce jeu n’existe pas.',
    'no-such-record': () => 'Il n’y a pas encore d’enregistrement de cette partie.',
    'seat-taken': () => 'Cette place est prise.',
    'too-few-seats': () => 'Il y a ici plus de personnes qu’il n’en pourrait alors jouer.',
    'seat-kept': () => 'Cette place est réservée à quelqu’un d’autre.',
    'beside-blocked': () =>
      'Une personne que vous avez bloquée est assise ici. Dites-le si vous voulez jouer malgré tout (besideBlocked).',
    apart: () => 'Vous ne pouvez pas prendre place à cette table pour le moment. Choisissez-en une autre.',
    paired: () =>
      'Cette table a été formée par la recherche d’adversaires : ses places et sa pendule restent inchangées jusqu’à la fin de la partie.',
    'already-seated': () => 'Vous êtes déjà à cette table.',
    'seats-open': () => 'Il reste des places libres.',
    sealed: () =>
      'La partie va commencer : rien ne peut être changé avant que tous aient dévoilé leur part du mélange.',
    'not-sealed': () =>
      'Ce n’est pas le moment de dévoiler une contribution : tous les engagements ne sont pas là, ou ils ont été renouvelés.',
    'wrong-contribution': () =>
      'Cette contribution ne correspond pas à l’engagement de votre place : son SHA-256 est différent. Rien n’a été changé.',
    'nobody-seated': () => 'Une partie ne commence pas sans personne : asseyez-vous d’abord.',
    'too-many-tables': ({ most }) =>
      `${most} tables peuvent être ouvertes à la fois ; commencez ou quittez-en une d’abord.`,
    'too-many-bot-games': ({ most }) =>
      `${most} parties avec des robots peuvent se jouer à la fois ; terminez-en une d’abord.`,
    'not-open': () => 'La partie a déjà commencé à cette table.',
    'not-running': () => 'Aucune partie n’est en cours à cette table.',
    'not-over': () => 'La partie n’est pas encore terminée à cette table.',
    stale: () => 'Entre-temps la partie a continué.',
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'game-over': () => 'La partie est terminée.',
    paused: () => 'La partie est en pause.',
    'not-paused': () => 'La partie n’est pas en pause.',
    'on-holiday': () => 'Vous êtes déjà en congé.',
    'not-on-holiday': () => 'Vous n’êtes pas en congé.',
    'too-few-days': ({ most }) => `Il vous reste ${most} jours de congé dans cette partie.`,
    'too-late': () => 'Votre temps est écoulé : un congé ne peut plus commencer.',
    revealed: () =>
      'On ne peut pas revenir là-dessus : quelque chose a été révélé depuis, ou cela n’appartient plus à la partie.',
    'stood-in': () => 'Quelqu’un d’autre joue à votre place en ce moment ; revenez d’abord.',
    'left-to-bot': () => 'Votre temps est écoulé ; un robot termine la partie pour vous.',
    'not-silent': () =>
      'Cette place ne peut être confiée à un autre que si son joueur est attendu et n’a rien fait pendant la durée convenue à cette table.',
    'clock-decides': () =>
      'Une pendule tourne à cette table : elle seule décide quand quelqu’un d’autre joue une place.',
    'no-volunteer': () => 'Cette personne ne s’est pas proposée pour cette place.',
    'not-named': () =>
      'Dans ce jeu les mains sont cachées : seule une personne que le joueur a désignée, et qui n’a vu aucune autre main, peut jouer pour lui.',
    'no-coach': () => 'À cette table, l’entraîneur ne peut pas aider\u00a0: il fallait en convenir avant la partie.',
    'coach-unsaid': () =>
      'À cette table, l’entraîneur peut aider tout le monde. Qui prend place l’accepte et le dit (coach).',
    'coach-late': () =>
      'D’autres ont pris place sans l’entraîneur. Vous ne pouvez l’autoriser que tant que personne d’autre n’est assis ici.',
    'rated-unsaid': () => 'À cette table, les parties sont classées. Qui prend place l’accepte et le dit (rated).',
    'rated-late': () =>
      'D’autres ont déjà pris place. On ne peut changer si les parties sont classées que tant que personne d’autre n’est assis ici.',
    'rated-members': () =>
      'Les parties classées sont réservées aux membres\u00a0: choisissez d’abord un identifiant et un mot de passe.',
    'rated-bots': () =>
      'Les parties classées se jouent entre personnes\u00a0: aucun robot ne peut s’asseoir à cette table.',
    'rated-clock': () =>
      'Une partie classée a besoin d’une pendule, et le rythme reste le même d’une partie à l’autre.',
    'rated-plain': () =>
      'Une partie classée part du début, sur le plateau habituel, par tirage au sort et sans l’entraîneur.',
    'rated-take-back': () => 'Dans une partie classée, rien n’est annulé.',
    'your-turn': () => 'C’est à vous de jouer : jouez vos coups au lieu de les valider d’avance.',
    'not-coming': () => 'Ce qui vous sera demandé n’est pas encore fixé ; rien ne peut être validé d’avance.',
    'impossible-position': ({ expected }) => `Cette position est impossible : ${expected}.`,
    'unknown-move': () => 'Ce n’est pas un coup de ce jeu.',
    'illegal-move': () => 'Ce coup n’est pas permis maintenant.',
    'batch-too-long': () =>
      'Après un coup qui passe la main, tire ou révèle quelque chose, aucun autre ne peut suivre.',
    'not-administrator': () => 'Seul l’administrateur de ce serveur peut le faire.',
    'not-admitted': () => 'Ce club accueille les nouveaux venus sur invitation ; demandez un lien.',
    'registration-closed': () => 'Ce club n’accueille personne de nouveau pour l’instant.',
    silenced: () => 'L’administrateur vous a retiré la parole.',
    'only-here': () => 'Ceci ne se lit que sur la machine du serveur.',
    'no-such-person': () => 'Cette personne n’existe pas.',
    'games-hidden': () => 'Cette personne ne vous montre pas ses parties.',
    'ratings-hidden': () => 'Ces cotes sont masquées. Qui masque les siennes ne voit pas celles des autres.',
    'no-such-message': () => 'Ce message n’existe pas.',
    'no-such-report': () => 'Ce signalement n’existe pas.',
    'no-such-replay': () => 'Cet enregistrement n’existe pas.',
    'chat-silent': () => 'Des cartes changent de main : personne ne parle avant la fin.',
    'table-closed': () => 'Cette table est fermée.',
    'table-broken': () =>
      'Ce qui est enregistré de cette table ne correspond pas aux règles de son jeu ; on ne peut donc pas y continuer. L’administrateur peut la fermer et l’envoyer aux développeurs.',
    'last-administrator': () => 'Un serveur a besoin d’un administrateur : nommez-en d’abord un autre.',
    'is-guest': () => 'Cette personne a un compte invité, sans mot de passe.',
    'too-many-records': () => 'Vous avez apporté autant d’enregistrements que permis.',
    'too-many-followed': ({ most }) => `Vous suivez déjà ${most} personnes ; cessez d’abord d’en suivre une.`,
    'no-such-event': () => 'Cet événement n’existe pas.',
    'not-your-event': () => 'Seule la personne qui a annoncé l’événement, ou l’administration, peut le modifier.',
    'may-not-announce': () => 'Dans ce club, vous ne pouvez pas annoncer d’événement.',
    'event-full': ({ most }) => `Les ${most} places de cet événement sont prises.`,
    'event-over': () => 'L’événement est terminé.',
    'event-cancelled': () => 'L’événement a été annulé.',
    'too-many-events': ({ most }) =>
      `Il peut y avoir au plus ${most} événements à venir ; l’un d’eux doit d’abord être terminé ou annulé.`,
    'no-such-deal': () => 'Cette donne n’existe pas.',
    'no-such-attempt': () => 'Cet essai n’existe pas.',
    'deal-closed': () => 'Cette donne se joue pendant sa durée, ni avant ni après.',
    'deal-hidden': () =>
      'D’autres jouent encore la même donne : ce qui a été joué ici sera montré quand plus personne ne la jouera.',
    'deal-plain': () => 'Beaucoup jouent cette donne : une fois, sans reprendre de coup, et soi-même.',
    'no-such-tournament': () => 'Ce tournoi n’existe pas.',
    'no-such-pairing': () => 'Cette table n’existe pas dans cette manche.',
    'not-your-tournament': () => 'Seuls l’organisateur du tournoi et les administrateurs peuvent faire cela.',
    'tournament-members': () =>
      'Les tournois sont réservés aux personnes inscrites : créez d’abord un compte, pour que votre nom puisse revenir.',
    'tournament-started': () => 'Le tournoi a déjà commencé.',
    'tournament-settled': () =>
      'Ce qui se joue et la façon d’apparier restent comme annoncés\u00a0: annulez le tournoi et annoncez-en un autre.',
    'tournament-not-running': () => 'Le tournoi n’est pas en cours.',
    'tournament-too-few': ({ most }) => `Trop peu d’inscrits : il en faut au moins ${most}.`,
    'tournament-alone': () =>
      'Avec ce nombre d’inscrits, aucune table n’a la taille d’une autre et personne ne pourrait être comparé\u00a0: il en faut davantage, ou un de moins.',
    'tournament-full': ({ most }) => `Les ${most} places de ce tournoi sont prises.`,
    'tournament-partner': () => 'Votre partenaire doit aussi être inscrit à ce tournoi.',
    'tournament-pairs': () => 'Dans ce jeu, personne ne joue avec un partenaire.',
    'tournament-knockout': () =>
      'L’élimination directe est impossible quand les partenaires changent ; faites jouer des paires.',
    'tournament-moved-on': () =>
      'En élimination directe, seuls les résultats de la manche en cours se corrigent, et quelqu’un doit passer.',
    'too-many-tournaments': ({ most }) =>
      `Vous pouvez avoir ${most} tournois au plus ; l’un d’eux doit d’abord être terminé ou annulé.`,
    'no-such-room': () => 'Cette salle d’analyse n’existe pas ou a fermé.',
    'not-in-room': () => 'Entrez d’abord dans la salle d’analyse.',
    'not-leading': () => 'Seule la personne qui mène la salle d’analyse peut le faire.',
    'too-many-rooms': () =>
      'Il y a déjà trop de salles d’analyse ; fermez-en une d’abord ou entrez dans une salle ouverte.',
    'room-full': ({ most }) => `Cette salle d’analyse est pleine : ${most} personnes s’y trouvent.`,
    'not-played': () => 'Seule une personne qui a joué cette partie peut en déposer une analyse ici.',
    'other-judge': () =>
      'Cette analyse vient d’une autre version de l’évaluation que celle de ce serveur ; rechargez la page et refaites-la.',
    'too-many-reviews': () => 'Trop d’analyses attendent d’être vérifiées ; réessayez plus tard.',
    'too-many-devices': () => 'Les notifications vont déjà vers autant d’appareils que permis ; retirez-en un d’abord.',
    'no-mail': () => 'Ce serveur n’envoie pas de courriels.',
    'no-way': () => 'Vous n’avez pas encore dit où envoyer les notifications.',
    'bad-record': () => 'Cet enregistrement n’est pas valable.',
    'internal-address': () =>
      'Cette adresse est dans un réseau privé, ou aucune ne porte ce nom : aucune notification n’y est envoyée.',
    'notice-failed': () => 'La notification n’a pas pu être envoyée.',
  },
  expected: {
    type: ({ type }) => TYPES[type] ?? type,
    length: bounds => `une longueur de ${boundsOf(bounds, BOUNDS)}`,
    range: bounds => `un nombre de ${boundsOf(bounds, BOUNDS)}`,
    choice: ({ values }) => values.join(', '),
    form: ({ pattern }) => `la forme ${pattern}`,
    present: () => 'il ne doit pas manquer',
    absent: () => 'aucun champ de ce nom',
    visible: ({ most }) => `1 à ${most} caractères visibles sur une ligne`,
    ahead: ({ years }) => `une date à venir, d’ici ${years} ans au plus`,
    soon: ({ days }) => `une date à venir, d’ici ${days} jours au plus`,
    zone: () => 'un fuseau horaire comme Europe/Paris',
    other: () => 'une autre valeur',
  },
  orders: {
    forced: {
      choice: 'On vous demande, car vous pouvez faire autre chose que passer.',
      other: 'On vous demande, car il ne s’agit pas de passer.',
      round: 'La manche est terminée.',
    },
    pass: {
      choice: 'Vous ne passez plus d’office : vous avez le choix.',
      other: 'Vous ne passez plus d’office : il faut décider une chose qu’on ne peut pas passer.',
      round: 'Vous ne passez plus d’office : la manche est terminée.',
    },
    discard: {
      choice: 'Vous ne défaussez plus d’office : une carte peut servir.',
      other: 'Vous ne défaussez plus d’office : il faut décider autre chose.',
      round: 'Vous ne défaussez plus d’office : la manche est terminée.',
    },
  },
  banned: until => `L’administrateur de ce serveur vous a exclu jusqu’au ${until} (UTC).`,
  keptFor: (name, until) => `Cette place est réservée à ${name ?? 'une personne invitée'} jusqu’au ${until}.`,
  formerPlayer: 'ancien joueur',
  somebody: 'Quelqu’un',
};

import type { RulesReference } from '../../paragraphs.ts';
import { termsFr } from './terms.ts';

export const rulesFr = {
  '§short': {
    title: 'Le jeu en bref',
    blocks: [
      'But : construire des navires, les charger et livrer des marchandises. Le joueur qui a le plus de points de victoire après 5 manches (4 à deux) gagne.',
      'Une manche en bref : le premier joueur choisit une action et reçoit son bonus. Puis chacun, dans le sens horaire, effectue cette action ou passe. Le joueur suivant devient premier joueur et choisit à son tour. Après 7 actions, la manche est finie ; la huitième n’est pas jouée.',
      'Chaque utilisation d’une action coûte un ouvrier ; un achat coûte en plus des talers. Un navire est achevé quand sa coque est complète, avec un mât sur chaque partie et une voile à chaque mât. Il rapporte aussitôt des récompenses, à la fin des points de victoire, et peut livrer ses marchandises.',
      'Ce qui fait gagner : les navires achevés rapportent de 2 à 35 points de victoire, d’autant plus qu’ils sont grands ; les marchandises livrées, d’autant plus qu’elles sont nombreuses d’une même sorte (§end). Les couronnes rapportent des points chaque fois qu’on les évalue (§3.2.2.4). Qui ne passe jamais dans une manche perd 6 points (§3.3).',
    ],
  },
  '§setup': {
    title: 'Mise en place et matériel',
    blocks: [
      'Nauticus se joue de 2 à 4 joueurs. À 3 ou 4, la partie dure 5 manches (le livret dit « tours ») ; à 2, elle dure 4 manches. Chaque manche compte 7 phases d’action.',
      'Chaque joueur commence avec 10 points de victoire, 15 talers, 4 ouvriers, un entrepôt vide de 12 cases, 1 tuile « action supplémentaire » et 3 jetons « passe » (−3, −2, −1) posés côté chiffre.',
      'Le premier joueur de la partie est tiré au sort, sauf si le propriétaire de la table l’a désigné. Dans l’ordre du jeu à partir de lui, le deuxième joueur reçoit 1 taler de plus.',
      'À 3 joueurs, le troisième reçoit 2 talers et 1 ouvrier de plus. À 4 joueurs, le troisième reçoit 1 taler et 1 ouvrier de plus, le quatrième 2 talers et 2 ouvriers de plus.',
      'Le plateau forme un anneau de 8 emplacements. Chaque emplacement porte un bonus et 4 prix. La roue se trouve au centre ; au début, son ancre pointe vers le premier emplacement (sur le plateau imprimé, celui du bonus « 3 ouvriers »). Les 8 tuiles action sont mélangées et réparties, une par emplacement.',
      'Les piles sont limitées. Coques : 18 navires simples, 18 proues, 9 parties centrales, 18 poupes. Mâts : 15 de chaque pour l’étoile, l’ancre, la baleine et la barre, 12 de la Couronne ; voiles : de même 15 de chaque et 12 de la Couronne. Marchandises : 12 de chaque pour le café, les céréales, le sel et le poisson.',
      'Quand une pile est vide, cette sorte ne peut plus être ni achetée ni reçue. Rien ne retourne jamais dans une pile, et les marchandises livrées restent à leur propriétaire. Les ouvriers et les talers sont illimités.',
      'Toutes les informations sont publiques. Hormis le tirage du premier joueur de la partie, le mélange des tuiles action est le seul hasard du jeu.',
    ],
  },
  '§1': {
    title: 'Choix de l’action et bonus',
    blocks: [
      'Le premier joueur choisit une des tuiles action encore visibles et reçoit aussitôt le bonus de son emplacement. Ce bonus lui revient, qu’il effectue ensuite l’action ou qu’il passe. Aucun autre joueur ne le reçoit.',
      'Il y a 8 bonus, un par emplacement : 3 ouvriers ; 1 mât ; 1 voile ; 2 points de victoire ; 2 ouvriers ; 1 ouvrier et 1 marchandise ; 1 ouvrier et 1 point de victoire ; 4 talers.',
      'Le mât, la voile ou la marchandise d’un bonus sont gratuits et vont dans l’entrepôt (§golden). Le joueur en choisit la sorte. Mâts et voiles sont toujours normaux, jamais de la Couronne.',
      'Les sortes dont la pile est vide ou pour lesquelles l’entrepôt manque de place ne sont pas proposées. S’il n’en reste aucune, cette partie du bonus est perdue et le reste est reçu. Avec 1 ouvrier et 1 marchandise, l’ouvrier arrive avant le choix de la marchandise.',
    ],
  },
  '§2': {
    title: 'Ouvriers bleus et ouvriers personnels',
    blocks: [
      'Chacun des 8 secteurs de la roue fait face à un emplacement. Son chiffre indique le nombre d’ouvriers bleus de l’action qui s’y trouve : 0 à l’ancre, de 1 à 3 ailleurs.',
      'Chaque joueur dispose à nouveau de tous ces ouvriers bleus, mais pour cette seule action. Ceux qui ne servent pas sont perdus, y compris quand le joueur passe.',
      'Chaque utilisation d’une action coûte 1 ouvrier. On utilise d’abord les ouvriers bleus, puis les siens, qui retournent à la réserve. Avec 2 ouvriers bleus et 3 ouvriers personnels, 5 utilisations sont possibles. Sans ouvrier, plus aucune utilisation n’est possible.',
      'Une action supplémentaire n’a pas d’ouvriers bleus (§5).',
    ],
  },
  '§3.1': {
    title: 'Ordre du jeu et utilisations',
    blocks: [
      'Le premier joueur joue d’abord, puis les autres dans le sens horaire. Chacun effectue l’action choisie ou passe. Personne n’est obligé d’effectuer une action.',
      'Une action peut être utilisée plusieurs fois de suite. Chaque utilisation coûte 1 ouvrier ; seule la livraison d’un navire coûte autant d’ouvriers que le navire a de parties (§3.2.2.3). Un joueur peut s’arrêter après n’importe quelle utilisation.',
      'Le joueur qui utilise l’action au moins 1 fois l’effectue. Celui qui l’utilise 0 fois passe (§3.3) ; une action supplémentaire ne compte pas comme utilisation de l’action choisie.',
      'Les utilisations se suivent et prennent effet aussitôt. Ce que rapporte un navire achevé (ouvriers, talers, tuiles dans l’entrepôt) peut servir dès l’utilisation suivante.',
      'Un joueur est interrogé dès que 2 coups ou plus sont possibles, et aussi quand le seul coup possible change quelque chose : passer en retournant un jeton, ou prendre une tuile de bonus, une tuile offerte ou une récompense quand il n’en reste qu’une au choix. S’il ne reste qu’à terminer, cela se fait tout seul.',
    ],
  },
  '§golden': {
    title: 'Règle d’or et entrepôt',
    isBoxed: true,
    blocks: [
      'Une tuile pour laquelle aucun taler n’a été payé va dans l’entrepôt, sans exception. Cela vaut pour les tuiles de bonus, les récompenses, la cinquième tuile offerte et toute tuile achetée pour 0 taler. Un ouvrier ne compte pas comme un prix.',
      'Une tuile payée en talers peut être posée aussitôt sur un navire du chantier naval de l’acheteur ou placée dans l’entrepôt, à son gré.',
      'L’entrepôt a 12 cases. Un mât occupe 2 cases, toute autre tuile 1. On réorganise librement son entrepôt : seule compte donc la somme des cases. Les tuiles n’en sortent que par le transport (§3.2.2.1).',
      'Une tuile gratuite qui n’entre pas dans l’entrepôt est perdue et reste dans sa pile.',
      'Un achat est interdit si la tuile ne peut être ni posée sur un navire ni entreposée. Une tuile à 0 taler ne peut donc être achetée que si l’entrepôt a la place de la recevoir.',
    ],
  },
  '§3.2.1': {
    title: 'Actions payantes (tuiles bleues)',
    blocks: [
      'Les 4 actions bleues servent à acheter des parties de coque, des mâts, des voiles et des marchandises. Chaque utilisation permet d’acheter 1 tuile de l’une des 4 sortes de la tuile action. Elle coûte 1 ouvrier et le prix en talers.',
      'L’emplacement donne à chacune des 4 sortes un prix différent, de 0 à 3. La première tuile d’une sorte coûte, dans cette action, le chiffre placé à côté d’elle. Toute autre tuile de la même sorte coûte 4 talers, quel que soit le prix de la première.',
      'Une tuile payée va sur un navire de l’acheteur ou dans l’entrepôt ; une partie de coque peut aussi commencer un nouveau navire. Une tuile achetée pour 0 taler va dans l’entrepôt (§golden).',
      'On ne peut rien acheter dans une pile vide, et personne n’achète à crédit. Une tuile qui ne peut être ni posée ni entreposée ne peut pas être achetée. Les mâts de la Couronne et les voiles de la Couronne ne sont jamais à vendre.',
      'Le joueur qui a acheté les 4 sortes dans une même action reçoit à cet instant une cinquième tuile gratuite : 1 tuile de l’une des sortes de la même tuile action, à son choix, sans taler ni ouvrier. Elle va dans l’entrepôt. Cela n’arrive qu’une fois par action.',
      'Pour la tuile offerte, seules les sortes encore en pile sont proposées ; si elle n’entre pas dans l’entrepôt, elle est perdue. Si la quatrième sorte achève aussi un navire, les récompenses viennent d’abord (§4), puis la tuile offerte, avec la place qui reste alors.',
      'Exemple : proue 1, partie centrale 2, poupe 3, navire simple 0, et 2 ouvriers bleus. Le premier achète les 4 sortes pour 6 talers et 4 ouvriers, dont 2 personnels ; le navire simple et la partie offerte vont dans l’entrepôt. Le deuxième achète proue et poupe pour 4 talers, sans ouvrier personnel. Le troisième prend le navire simple pour 0 taler dans l’entrepôt et perd 1 ouvrier bleu.',
    ],
  },
  '§3.2.1.1': {
    title: 'Acheter des parties de coque',
    blocks: [
      'Il y a la proue, la partie centrale, la poupe et le navire simple. Le navire simple est une coque complète de taille 1. Toute autre coque a une proue, de 0 à 2 parties centrales et une poupe, ce qui donne une taille de 2, 3 ou 4.',
      'Une coque peut commencer par une proue, une poupe ou une partie centrale. Elle grandit sans trou à ses extrémités ouvertes. Une partie centrale se pose à une extrémité ouverte, et une coque compte au plus 2 parties centrales. Avec une proue et une poupe, la coque est complète.',
      'Une proue contre une poupe ferme la coque à la taille 2 : aucune partie centrale ne peut plus y être glissée. Des coques commencées ne sont jamais réunies. Une coque n’a pas à être complétée en une seule action.',
      'Ce qui est posé sur un navire n’est plus jamais déplacé, sauf les marchandises par livraison. Peu importe quelle partie porte quel mât, quelle voile ou quelle marchandise.',
      'Exemple : un joueur a acheté les 4 sortes, le navire simple pour 0 taler, et prend un autre navire simple comme tuile offerte. Les deux navires simples sont dans l’entrepôt. La proue et la poupe forment un navire de taille 2. La partie centrale commence un autre navire, qui pourra atteindre la taille 3 ou 4.',
    ],
  },
  '§3.2.1.2': {
    title: 'Acheter des mâts',
    blocks: [
      'Chaque partie de coque porte 1 mât au plus. Un mât peut aussi se dresser sur une coque encore incomplète. Dans l’entrepôt, un mât occupe 2 cases.',
      'Tous les mâts normaux d’un navire portent les mêmes armoiries : étoile, ancre, baleine ou barre. Si une voile a déjà fixé les armoiries du navire, un mât normal doit les respecter. Les mâts de la Couronne sont des jokers : ils vont sur tous les navires.',
      'Les mâts de la Couronne ne s’achètent pas. On ne les obtient que comme récompenses pour des navires achevés (§4).',
      'Exemple : étoile 2, ancre 1, baleine 0, barre 3. Un joueur achète 1 mât à la baleine pour 0 taler et 2 mâts à l’ancre pour 1 et 4 talers, soit 5 talers et 3 ouvriers. Le mât à la baleine va dans l’entrepôt ; les deux mâts à l’ancre peuvent aller sur le même navire.',
    ],
  },
  '§3.2.1.3': {
    title: 'Acheter des voiles',
    blocks: [
      'Chaque mât porte 1 voile au plus. Sans mât libre sur le navire, aucune voile ne peut être posée.',
      'Une voile normale doit porter les armoiries du navire. Si le navire n’en a pas encore, parce que tous ses mâts et toutes ses voiles sont de la Couronne, la voile normale les fixe. Les voiles de la Couronne sont des jokers : elles vont sur tous les mâts.',
      'Un navire a donc au plus une sorte d’armoiries, mâts et voiles confondus, Couronne mise à part. Un navire peut aussi n’être fait que de couronnes.',
      'Les voiles de la Couronne ne s’achètent pas. On ne les obtient que comme récompenses pour des navires achevés (§4).',
      'Exemple : un navire a déjà un mât à l’ancre ou une voile à l’ancre. Une voile à la barre ne peut pas être posée sur son mât de la Couronne, car le navire a l’ancre pour armoiries.',
    ],
  },
  '§3.2.1.4': {
    title: 'Acheter des marchandises',
    blocks: [
      'Les marchandises sont le café, les céréales, le sel et le poisson. Il y a place pour 1 marchandise sous chaque partie de coque. Un navire peut porter n’importe quel mélange, et un navire inachevé peut déjà être chargé.',
      'Une marchandise chargée ne va jamais sur un autre navire ni ne revient dans l’entrepôt. Elle ne quitte son navire que par livraison (§3.2.2.3).',
      'Exemple : le café coûte 0 taler, le sel 3, les céréales et le poisson ensemble 3. Poisson, céréales et 2 cafés coûtent 7 talers et 4 ouvriers ; le premier café va dans l’entrepôt. Avec le sel au lieu du second café, ce serait 6 talers, plus 1 marchandise offerte.',
    ],
  },
  '§3.2.2': {
    title: 'Actions gratuites (tuiles beiges)',
    blocks: [
      'Les 4 actions beiges sont le transport, l’argent, la livraison et les couronnes. Elles ne coûtent aucun taler : les prix de l’emplacement sont donc sans effet.',
      'Chaque utilisation coûte tout de même 1 ouvrier, et une livraison 1 ouvrier par partie du navire. Le bonus et les ouvriers bleus de l’emplacement s’appliquent comme toujours.',
    ],
  },
  '§3.2.2.1': {
    title: 'Transport de l’entrepôt vers le chantier naval',
    blocks: [
      'Chaque ouvrier déplace 1 tuile de l’entrepôt vers un navire du joueur. Une partie de coque peut aussi commencer un nouveau navire.',
      'La tuile doit être posée aussitôt, selon les mêmes règles de construction qu’une tuile achetée (de §3.2.1.1 à §3.2.1.4). Une tuile qui ne va nulle part reste dans l’entrepôt.',
      'Si un navire est ainsi achevé, une récompense placée dans l’entrepôt peut être transportée à la suite, pour 1 ouvrier de plus.',
    ],
  },
  '§3.2.2.2': {
    title: 'Obtenir de l’argent',
    blocks: ['Chaque ouvrier rapporte 2 talers de la réserve.'],
  },
  '§3.2.2.3': {
    title: 'Livrer des marchandises',
    blocks: [
      'Une livraison décharge 1 navire du joueur, achevé et entièrement chargé, avec une marchandise sous chaque partie. Elle coûte en une fois autant d’ouvriers que le navire a de parties, ouvriers bleus et personnels réunis. Une partie du chargement ne peut pas être livrée seule.',
      'On peut décharger autant de navires que l’on veut à la suite. Un navire déchargé peut être rechargé, puis livrer à nouveau.',
      'Les marchandises livrées restent au joueur et rapportent des points de victoire à la fin de la partie (§end).',
    ],
  },
  '§3.2.2.4': {
    title: 'Évaluation des couronnes',
    blocks: [
      'Chaque ouvrier rapporte autant de points de victoire que le joueur montre de couronnes. Comptent tous ses mâts de la Couronne et toutes ses voiles de la Couronne, dans l’entrepôt comme sur ses navires, achevés ou non, ainsi que ses jetons « passe » retournés.',
      'Cette action rapporte à un joueur 15 points de victoire au plus par manche ; la dernière utilisation est réduite s’il le faut. Une utilisation qui rapporterait 0 point est interdite : sans couronne, ou quand la limite est atteinte.',
      'Une évaluation des couronnes par l’action supplémentaire a sa propre limite, elle aussi de 15 points (§5).',
      'Exemple : 1 mât de la Couronne sur un navire, 1 voile de la Couronne dans l’entrepôt et 1 jeton « passe » retourné. Avec 3 ouvriers, le joueur marque 9 points ; avec 5 ouvriers, il en marque 15.',
    ],
  },
  '§3.3': {
    title: 'Passer',
    blocks: [
      'Le joueur qui passe retourne côté couronne le plus élevé de ses jetons « passe » qui montrent encore leur chiffre : d’abord −3, puis −2, puis −1. Dès lors et jusqu’à la fin de la manche, ce jeton compte comme une couronne (§3.2.2.4).',
      'Il est toujours permis de passer, même avec les 3 jetons retournés ; aucun jeton n’est alors retourné. Si passer est dans ce cas le seul coup possible, cela se fait tout seul.',
      'Le premier joueur peut passer lui aussi et garde le bonus de la tuile choisie. Le joueur qui possède encore la tuile « action supplémentaire » peut l’utiliser avant ou après avoir passé (§5).',
      'À la fin de la manche, les chiffres encore visibles sont perdus : 6 points de victoire sans avoir passé, 3 après avoir passé 1 fois, 1 après 2 fois, aucun après 3 fois (§round).',
    ],
    advice:
      'Conseil : il est souvent utile de passer au moins une fois par manche, car le premier jeton retourné épargne 3 points et donne une couronne.',
  },
  '§4': {
    title: 'Navires achevés et récompenses',
    blocks: [
      'Un navire est achevé quand sa coque est complète, que chaque partie a un mât et chaque mât une voile. La dernière tuile est donc toujours une voile. Les marchandises n’y changent rien.',
      'À cet instant, l’action s’interrompt. Le propriétaire prend 1 récompense par mât du navire, soit de 1 à 4 récompenses, une à la fois.',
      'Les récompenses : 1 mât de la Couronne ; 1 voile de la Couronne ; 3 points de victoire ; 7 talers ; 3 ouvriers ; 2 marchandises différentes. Chaque sorte peut être prise 2 fois au plus pour le même navire.',
      'Les tuiles vont dans l’entrepôt (§golden). Un mât de la Couronne ou une voile de la Couronne n’est proposé que si la pile en contient encore et si l’entrepôt a la place.',
      'Les 2 marchandises sont proposées par paires de sortes différentes encore en pile. S’il y a place seulement pour 1 marchandise ou s’il reste seulement 1 sorte, une seule marchandise est proposée à la place, mais jamais au choix du joueur ; si aucune ne peut être reçue, cette récompense n’est pas proposée. Les deux formes comptent dans la limite de 2.',
      'Ce qui est reçu peut servir immédiatement dans la même action. Si la quatrième sorte achetée achève le navire, les récompenses passent avant la cinquième tuile offerte (§3.2.1).',
    ],
  },
  '§5': {
    title: 'Action supplémentaire',
    blocks: [
      'Une seule fois dans la partie, quand c’est à lui de jouer, un joueur peut rendre sa tuile « action supplémentaire », avant ou après l’action en cours. Il reçoit d’abord 2 ouvriers, puis effectue l’une des 8 actions, à son choix. Peu importe que la tuile de cette action soit visible ou retournée sur le plateau ; elle reste telle quelle.',
      'Il n’y a pas d’ouvriers bleus, seulement ceux du joueur, y compris les 2 nouveaux. Les nouveaux ouvriers non utilisés sont gardés. Une action supplémentaire faite avant l’action en cours laisse intacts les ouvriers bleus de celle-ci.',
      'Dans une action payante, la première tuile de chaque sorte coûte 2 talers, toute autre 4. Chaque tuile est donc payée et peut aller aussitôt sur un navire. Les 4 sortes donnent comme d’habitude la cinquième tuile offerte, dans l’entrepôt. Prix et cinquième tuile sont comptés à part de l’action en cours.',
      'Une évaluation des couronnes par l’action supplémentaire a sa propre limite de 15 points, à part de celle de la manche (§3.2.2.4).',
      'Commencée après une ou plusieurs utilisations, elle met fin à l’action en cours. Commencée avant, elle ramène à l’action en cours ; le joueur effectue alors celle-ci ou passe.',
      'Elle est possible aussi quand le joueur passe, avant ou après avoir passé. Le premier joueur ne peut l’utiliser qu’après avoir choisi une tuile et reçu son bonus.',
      'Une action n’est proposée que si au moins 1 utilisation en serait possible avec les ouvriers du joueur et les 2 nouveaux. Elle doit alors être utilisée au moins une fois.',
    ],
    advice:
      'Conseil : mieux vaut en général garder l’action supplémentaire pour la dernière manche, en réponse à un ordre des actions défavorable.',
  },
  '§6': {
    title: 'Fin d’une phase d’action',
    blocks: [
      'Quand tous les joueurs ont effectué l’action ou passé, sa tuile est retournée. Elle ne peut plus être choisie pendant cette manche ; l’action reste possible comme action supplémentaire (§5).',
      'Après la phase 1 de chaque manche, on pose la tuile ancre sur la tuile que l’on vient de retourner. Elle indique où la roue sera dirigée ensuite (§round).',
      'Le jeton « premier joueur » avance d’une place dans le sens horaire, y compris de la dernière phase d’une manche à la manche suivante. La fin de la manche ne le déplace pas une fois de plus.',
      'Après 7 phases, la tuile encore visible reste inutilisée et la manche prend fin.',
    ],
  },
  '§round': {
    title: 'Fin de la manche',
    blocks: [
      'Une manche prend fin après 7 phases d’action. Chaque joueur perd les chiffres encore visibles sur ses jetons « passe » : 6 points de victoire sans avoir passé, 3 après avoir passé 1 fois, 1 après 2 fois, aucun après 3 fois. Le score peut devenir négatif.',
      'Puis tous les jetons « passe » sont remis côté chiffre ; leurs couronnes disparaissent.',
      'S’il reste une manche à jouer, on tourne la roue jusqu’à ce que son ancre pointe vers l’emplacement de la tuile ancre : l’emplacement choisi en premier n’aura donc aucun ouvrier bleu à la manche suivante. Les 8 tuiles action sont mélangées à nouveau et réparties sur les 8 emplacements. Le compte des 15 points au plus pour les couronnes repart de zéro (§3.2.2.4).',
      'Les joueurs gardent ouvriers, talers et tuiles. Il n’y a aucun revenu entre les manches.',
    ],
  },
  '§end': {
    title: 'Fin de la partie et décompte final',
    blocks: [
      'À 3 ou 4 joueurs, la partie s’achève après la manche 5, à 2 joueurs après la manche 4. Les pertes dues aux jetons « passe » de la dernière manche sont d’abord retirées (§round).',
      'Marchandises livrées : chaque sorte forme un ensemble à part. Les ensembles de 1, 2, 3, 4, 5 marchandises rapportent 2, 5, 9, 14, 20 points de victoire, chaque marchandise suivante de l’ensemble 5 de plus.',
      'Navires achevés : chaque navire de taille 1, 2, 3, 4 rapporte 2, 8, 20, 35 points de victoire.',
      'Le reste : tous les ouvriers, toutes les tuiles de l’entrepôt, toutes les parties de coque, tous les mâts et voiles des navires inachevés et toutes les marchandises non livrées, sur quelque navire que ce soit, sont échangés contre 1 taler chacun. Ensuite, chaque lot de 3 talers rapporte 1 point de victoire.',
      'Le joueur qui a le plus de points de victoire gagne. À égalité, les talers restant après l’échange (0, 1 ou 2) décident, puis tous les talers, y compris ceux qui ont rapporté des points. Les joueurs encore à égalité partagent le rang, et le rang suivant est sauté (1, 1, 3).',
      'Exemple : 2 céréales, 3 poissons et 6 cafés livrés rapportent 5 + 9 + 25 = 39 points. Des navires achevés de taille 1, 1, 1, 2 et 3 rapportent 6 + 8 + 20 = 34 points.',
      'Exemple : 2 ouvriers, 3 tuiles dans l’entrepôt, 5 parties de navires inachevés et 3 marchandises non livrées deviennent 13 talers. Avec 8 talers en caisse, cela fait 21 talers ou 7 points. À égalité comptent d’abord 0 taler restant, puis 21 en tout.',
    ],
  },
  '§terms': {
    title: 'Glossaire',
    blocks: ['Les mots de ce jeu, chacun avec le paragraphe qui l’explique.'],
    terms: termsFr,
  },
} satisfies RulesReference;

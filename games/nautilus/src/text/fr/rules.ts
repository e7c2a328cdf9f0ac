import type { RulesReference } from '../../paragraphs.ts';
import { termsFr } from './terms.ts';

export const rulesFr = {
  '#short': {
    title: 'Le jeu en bref',
    blocks: [
      'But : deux équipes font la course autour de l’anneau. Menez tous les marins de votre équipe des tourbillons jusque dans les ports sûrs, avant l’équipe adverse.',
      'Une manche en bref : chacun reçoit 5 cartes et en donne 1 à son partenaire, face cachée. Puis chacun à son tour, dans le sens horaire, joue une carte, jusqu’à ce que toutes les mains soient vides. À la fin, on lance le dé pour Moby Dick, dès qu’il est sur le plateau.',
      'Un 1 ou un 12 sort un marin du tourbillon vers sa case de départ. Un nombre fait avancer un marin d’autant de pas dans le sens horaire ; seul le 4 fait reculer. Les cartes spéciales intervertissent des marins, font circuler les mains ou annulent un coup.',
      'Arriver sur un marin, c’est le capturer : il recommence dans son tourbillon, même si c’est un des vôtres. On ne dépasse personne, sauf avec un 7. Qui peut utiliser une carte doit en jouer une, même à son détriment.',
      'Qui gagne : la première équipe dont les 8 marins sont au port, les 6 dans la partie rapide (#5). Il n’y a pas de points.',
    ],
  },
  '#3': {
    title: 'Mise en place',
    blocks: [
      'Quatre joueurs forment deux équipes. Les partenaires se font face : Nord et Sud jouent contre Est et Ouest. Dans le sens horaire, les couleurs se nomment Nord, Est, Sud, Ouest.',
      'Chacun commence avec 4 marins dans le tourbillon de sa couleur, ou 3 dans la partie rapide (#12). En duel, chaque joueur a deux couleurs et 8 marins (#11). Moby Dick n’est pas encore sur le plateau.',
      'Le premier donneur est tiré au sort, sauf si la table a été ouverte avec un donneur désigné.',
    ],
  },
  '#4': {
    title: 'Variantes',
    blocks: [
      'Partie par équipes : 4 joueurs, partenaires face à face, 4 marins chacun. Les sections #3 à #10 la décrivent.',
      'Duel : 2 joueurs. L’un joue Nord et Sud, l’autre Est et Ouest, avec 8 marins chacun (#11).',
      'Partie rapide : 4 joueurs, partenaires face à face, 3 marins chacun (#12).',
    ],
    advice: 'Conseil : pour une première partie, choisissez la partie rapide ou la partie par équipes.',
  },
  '#5': {
    title: 'But et fin du jeu',
    blocks: [
      'Menez tous les marins de votre équipe des tourbillons jusque dans les ports, en faisant le tour de l’anneau, avant l’équipe adverse. Par équipes et en duel : les 8 doivent y être. Partie rapide : les 6, sur les 3 cases les plus intérieures de leurs ports (#12).',
      'Dès qu’une équipe, ou un joueur du duel, y parvient, la partie s’arrête. Chaque pas de la dernière carte doit être utilisé (#9.10), et aucune carte Nautilùs ne peut plus suivre.',
      'Il n’y a pas de points. Les vainqueurs partagent le rang 1, les autres le rang 2.',
    ],
  },
  '#6': {
    title: 'Le plateau',
    blocks: [
      'L’anneau compte 64 cases. Avancer, c’est aller dans le sens horaire. Chaque quart de l’anneau commence par une case de départ : départ Nord, départ Est, départ Sud, départ Ouest. Les 15 autres cases du quart se comptent à partir de là : Nord 1 à Nord 15, puis vient le départ Est.',
      'Chaque couleur a un tourbillon, où ses marins commencent et où ils reviennent quand ils sont capturés. Chaque couleur a aussi un port sûr de 4 cases. Le port 1 suit sa case de départ, le port 4 est le plus intérieur.',
      'Il y a 4 grottes, une dans chaque quart. Chacune est un renfoncement à côté d’une case de l’anneau, son entrée : Nord 8, Est 8, Sud 8 et Ouest 8.',
      'Moby Dick est une pièce unique qui ne se déplace que sur l’anneau. Son dé donne 1–6.',
      '« Une case derrière » désigne toujours la case voisine dans le sens antihoraire. Une case derrière le départ Nord se trouve Ouest 15.',
    ],
  },
  '#7': {
    title: 'Déroulement',
    blocks: [
      'La partie se joue en manches. Une manche comprend la donne (#7.1), l’annonce et l’échange (#7.2), le jeu de toutes les cartes (#7.3) et le dé de Moby Dick (#7.4).',
      'Après chaque manche, le joueur suivant dans le sens horaire devient donneur. Il en va de même quand le paquet est mélangé de nouveau.',
      'En duel, le mulligan remplace l’annonce et l’échange (#11.1).',
    ],
  },
  '#7.1': {
    title: 'Donne',
    blocks: [
      'Avant la première manche, on mélange les 104 cartes. Les cartes sont données une à une, dans le sens horaire, en commençant par le joueur à gauche du donneur.',
      'Un paquet sert pour 5 manches. Chacun y reçoit 5, 5, 5, 5 puis 6 cartes. Ensuite, les 104 cartes sont toutes mélangées de nouveau.',
      'Le duel a sa propre donne : 8 cartes chacun (#11.1).',
    ],
  },
  '#7.2': {
    title: 'Annonce et échange',
    blocks: [
      'Après la donne, tout le monde voit qui détient un 1 ou un 12. L’annonce porte sur les mains telles qu’elles ont été données. Elle n’est pas refaite après l’échange.',
      'Puis les deux partenaires de chaque équipe se donnent l’un à l’autre une carte, face cachée. Tous choisissent en même temps. Les cartes changent de main quand tous ont choisi.',
      'Il est interdit de se concerter : la discussion est fermée tant que dure l’échange. Seuls celui qui donne et celui qui reçoit connaissent une carte donnée.',
      'Le duel n’a ni annonce ni échange.',
    ],
  },
  '#7.3': {
    title: 'Jeu d’une manche',
    blocks: [
      'Le joueur à gauche du donneur commence, c’est-à-dire le suivant dans le sens horaire. On joue dans ce sens, une carte par tour. Un joueur qui n’a plus de carte est passé. Le jeu de la manche s’achève quand toutes les mains sont vides.',
      'Une carte jouée ou défaussée va aussitôt sur la défausse. On vous demande votre choix même s’il n’y en a qu’un. Seule l’utilisation de la carte après un Nautilùs n’est pas demandée quand elle est impossible.',
      'Sont secrets les mains, l’ordre de la pioche et les cartes données lors d’un échange ou d’un commerce. Seuls les connaissent ceux qui les détiennent, les ont données ou les ont reçues.',
      'Sont publics le nombre de cartes de chaque main et du paquet, la défausse dans son ordre et les mains ouvertes (#8.telescope).',
    ],
  },
  '#7.4': {
    title: 'Moby Dick et son dé',
    blocks: [
      'Moby Dick reste hors du plateau jusqu’à ce que la première carte Nautilùs de la partie soit jouée. Il arrive alors une case derrière la case de départ de ce joueur (#8.nautilus).',
      'À la fin de chaque manche où il est sur le plateau, on lance le dé. Cela vaut aussi pour la manche de son arrivée. Le dé donne 1–6.',
      'Il avance d’autant de cases. Tout marin qu’il dépasse est capturé, de même qu’un marin sur la case où il s’arrête, quel que soit son propriétaire.',
      'Il n’entre jamais dans une grotte ni dans un port. Les marins qui s’y trouvent sont à l’abri de lui.',
    ],
  },
  '#8': {
    title: 'Les cartes',
    blocks: [
      'Le paquet compte 104 cartes de 18 types. Il y a 8 exemplaires de chacune des cartes 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 et 12.',
      'S’y ajoutent 4 Nautilùs, 7 boussoles et une seule carte de chacun de ces types : longue-vue, tempête, corsaire, commerce et Moby Dick.',
      'Les cartes chiffrées et la boussole exigent un coup permis. Nautilùs, longue-vue, tempête, corsaire, commerce et Moby Dick peuvent toujours être jouées, même sans effet.',
    ],
  },
  '#8.1': {
    title: 'Carte 1',
    blocks: ['Sortez un marin du tourbillon vers sa case de départ (#9), ou avancez un marin de 1 pas.'],
  },
  '#8.2': { title: 'Carte 2', blocks: ['Avancez un marin de 2 pas.'] },
  '#8.3': { title: 'Carte 3', blocks: ['Avancez un marin de 3 pas.'] },
  '#8.4': {
    title: 'Carte 4',
    blocks: [
      'Reculez un marin de 4 pas, dans le sens antihoraire sur l’anneau. Cette carte ne fait jamais avancer. Passage, arrivée, chevauchée et grottes suivent les mêmes règles qu’en avançant. Un marin dans le port ne peut pas utiliser un 4.',
      'Un marin qui commence le coup au-delà de sa case de départ peut, en y revenant, tourner dans son port. De 1 case au-delà il finit au port 3, de 2 cases au port 2, de 3 cases au port 1. Il peut aussi rester sur l’anneau.',
      'Un marin posé sur sa case de départ elle-même n’entre jamais au port avec un 4 (#10.2).',
    ],
  },
  '#8.5': {
    title: 'Carte 5',
    blocks: [
      'Faites 5 pas en avant, répartis à votre gré entre vos marins et ceux de votre partenaire. Un marin peut en faire de 1 à 5. Les marins dans les ports comptent aussi. En duel, vous les répartissez entre vos 8 marins.',
      'Chaque part est un déplacement en avant à part entière, avec arrivée, capture et chevauchée. Vous jouez les parts l’une après l’autre, dans l’ordre de votre choix. Chacune doit être faite par un marin différent.',
      'Les 5 pas doivent tous être faits. Une part qui rendrait le reste impossible n’est pas permise.',
    ],
  },
  '#8.6': { title: 'Carte 6', blocks: ['Avancez un marin de 6 pas.'] },
  '#8.7': {
    title: 'Carte 7',
    blocks: [
      'Avancez un marin de 7 pas. Il peut dépasser des marins sur l’anneau et les capture tous, y compris les vôtres et ceux de votre partenaire. Un marin sur la dernière case est capturé comme d’habitude (#9.2).',
      'Dans un port, un 7 est bloqué comme toute autre carte. Les marins dans les grottes au bord du chemin ne risquent rien. Une grotte ne peut être que le dernier pas, jamais une étape (#10.3).',
      'Dépasser Moby Dick est sans effet ; arriver sur lui, c’est le chevaucher (#9.5).',
    ],
  },
  '#8.8': {
    title: 'Carte 8',
    blocks: [
      'Avancez un marin de 8 pas, ou faites passer son tour au joueur suivant.',
      'Passe son tour le prochain joueur, dans le sens horaire, qui a des cartes. Il défausse une carte de son choix, et son tour est terminé.',
      'C’est impossible si personne d’autre n’a de carte.',
    ],
  },
  '#8.9': { title: 'Carte 9', blocks: ['Avancez un marin de 9 pas.'] },
  '#8.10': { title: 'Carte 10', blocks: ['Avancez un marin de 10 pas.'] },
  '#8.12': {
    title: 'Carte 12',
    blocks: ['Sortez un marin du tourbillon vers sa case de départ (#9), ou avancez un marin de 12 pas.'],
  },
  '#8.nautilus': {
    title: 'Nautilùs',
    blocks: [
      'Ce que la dernière carte a fait sur le plateau est annulé, comme si elle n’avait pas été jouée. Vous devez ensuite utiliser cette carte vous-même, de n’importe laquelle de ses façons, comme si vous l’aviez jouée. Si c’est impossible, on s’en tient à l’annulation.',
      'La dernière carte est celle qui a été jouée ou défaussée en dernier dans cette manche. Après un Nautilùs, c’est la carte qu’il a utilisée. Après une défausse, il n’y a rien à annuler : vous utilisez simplement la carte.',
      'Sont rétablies les places de tous les marins, avec leur état « tout juste sorti », et celle de Moby Dick. Les cartes, les mains et ce que chacun a appris ne changent pas. Ce qu’ont fait tempête, commerce, longue-vue ou corsaire n’est pas annulé : vous le refaites simplement pour vous.',
      'Ce qu’a fait un Nautilùs est annulé en entier, sa propre annulation comprise (#10.1). Si un Nautilùs n’a pas pu utiliser la carte, elle reste la dernière carte. Un Nautilùs suivant annule alors l’annulation.',
      'Si aucune carte n’a encore été jouée ou défaussée dans la manche, un Nautilùs ne fait qu’amener Moby Dick, s’il n’est pas encore arrivé. Il n’y a toujours pas de dernière carte ensuite. Un Nautilùs défaussé, par un joueur qui passe son tour, ne laisse aucune dernière carte et n’amène pas la baleine.',
      'Le premier Nautilùs joué de la partie amène Moby Dick, après l’annulation et avant l’utilisation. Il arrive une case derrière votre case de départ ; en duel, derrière celle de Nord ou d’Est, votre première couleur. Un marin qui s’y trouve est capturé.',
      'Son arrivée n’est jamais annulée. Si les places d’avant sont rétablies, il reste sur sa case d’arrivée, et un marin qui devrait s’y trouver est capturé. Si un second Nautilùs suit le premier, il reste derrière la case de départ de celui qui a joué le premier.',
    ],
  },
  '#8.compass': {
    title: 'Boussole',
    blocks: [
      'Intervertissez deux pièces. Vous pouvez choisir deux marins quelconques sur l’anneau ou dans des grottes, quels que soient leurs propriétaires. Deux marins de la même couleur conviennent aussi.',
      'Vous pouvez aussi intervertir un marin de l’anneau et Moby Dick. Avec un marin dans une grotte, c’est impossible, car Moby Dick n’y entre jamais.',
      'Un marin dans un port ou un tourbillon ne peut pas être interverti. Il n’y a ni capture ni chevauchée. Les marins intervertis ne sont plus tout juste sortis (#9.11).',
    ],
  },
  '#8.telescope': {
    title: 'Longue-vue',
    blocks: [
      'Jusqu’à la fin de la manche, tous les autres joueurs, votre partenaire compris, jouent avec la main ouverte. Tout le monde peut voir leurs cartes.',
      'C’est le joueur qui est à découvert, non les cartes. Si les mains circulent, par exemple dans une tempête, les mêmes joueurs restent à découvert avec leurs nouvelles cartes.',
    ],
  },
  '#8.storm': {
    title: 'Tempête',
    blocks: [
      'Chaque joueur remet toutes ses cartes à son voisin de droite, le suivant dans le sens antihoraire. En duel, les deux joueurs échangent leurs mains.',
      'Vous devez ensuite jouer une autre carte, prise dans votre nouvelle main. Si aucune n’est utilisable, vous en défaussez une. Si votre nouvelle main est vide, il ne se passe rien de plus.',
    ],
  },
  '#8.privateer': {
    title: 'Corsaire',
    blocks: [
      'Vous prenez les cartes du prochain joueur, dans le sens horaire, qui en a, et vous les voyez. Elles restent les siennes. Vous jouez son tour à sa place : ses cartes, ses marins et la même obligation de jouer (#9.3).',
      'Ensuite, c’est au joueur qui le suit. Si aucun autre joueur n’a de carte, le corsaire est sans effet.',
      'Un corsaire utilisé pendant un tour ainsi commandé laisse le commandement au même joueur. Un premier Nautilùs utilisé pendant ce tour amène Moby Dick derrière la case de départ du joueur commandé.',
      'Si le joueur commandé fait commerce avec celui qui le commande, ce dernier choisit d’abord la carte du joueur commandé, puis la sienne.',
    ],
  },
  '#8.trade': {
    title: 'Commerce',
    blocks: [
      'Par équipes et en partie rapide : votre partenaire et vous, vous vous donnez l’un à l’autre une carte, face cachée. Rien ne se passe si l’un de vous n’en a plus. Le commerce prend effet quand les deux ont donné. La discussion est fermée pendant ce temps.',
      'En duel : vous nommez des types de carte, l’un après l’autre, jusqu’à en nommer un que l’autre joueur détient. Vous pouvez nommer chacun des 18 types, une fois au plus. Toutes les réponses sont publiques.',
      'Vous recevez cette carte et en donnez une autre en retour, n’importe laquelle sauf celle que vous venez de recevoir. Rien ne se passe si vous n’avez pas d’autre carte ou si l’autre joueur n’en a aucune.',
    ],
  },
  '#8.moby': {
    title: 'Moby Dick',
    blocks: [
      'Moby Dick avance jusqu’au prochain marin sur l’anneau et le capture, quel que soit son propriétaire. Il reste sur cette case. Il laisse de côté les marins dans les grottes et les ports.',
      'La carte est sans effet s’il n’est pas sur le plateau ou si aucun marin n’est sur l’anneau. Elle peut être jouée malgré tout.',
    ],
  },
  '#9': {
    title: 'Déplacements',
    blocks: [
      'Une carte chiffrée fait avancer un marin sur l’anneau d’exactement autant de pas. Aucun pas ne doit rester. Seul le 4 fait reculer, seul le 5 peut être réparti.',
      'De sa propre case de départ, un marin peut tourner dans son port au lieu de continuer sur l’anneau. Le pas suivant mène alors au port 1. Un marin tout juste sorti doit continuer sur l’anneau.',
      'Un marin est « tout juste sorti » tant qu’il n’a pas quitté sa case de départ depuis sa sortie. Une chevauchée ou une boussole met aussi fin à cet état.',
      'Sortir, avec un 1 ou un 12 : un marin va du tourbillon à sa propre case de départ et il est tout juste sorti. Un marin qui s’y trouve est capturé, même l’un des vôtres. Dans un tourbillon, tous se valent ; celui qui a le plus petit numéro sort.',
    ],
  },
  '#9.1': {
    title: 'Ne pas sauter',
    blocks: [
      'Aucune case par laquelle passe un marin ne doit être occupée par un autre, de quelque couleur que ce soit, sur l’anneau comme au port. Seul le 7 dépasse des marins sur l’anneau (#8.7).',
      'On peut dépasser Moby Dick. Un marin dans une grotte n’en bloque pas l’entrée.',
    ],
  },
  '#9.2': {
    title: 'Arrivée et capture',
    blocks: [
      'Si votre marin finit sur une case de l’anneau, ou dans une grotte, où se trouve déjà un marin, celui-ci est capturé. Il retourne dans son tourbillon, quel que soit son propriétaire : même un des vôtres ou de votre partenaire.',
      'Une case de port doit être vide. Le compte doit être exact.',
    ],
  },
  '#9.3': {
    title: 'Obligation de jouer',
    blocks: [
      'Si une carte quelconque de votre main est utilisable, vous devez en jouer une, même à votre détriment. Parmi les cartes utilisables, vous choisissez librement.',
      'Cela vaut aussi pour les cartes spéciales. Nautilùs, longue-vue, tempête, corsaire, commerce et Moby Dick peuvent toujours être jouées. Les cartes chiffrées et la boussole exigent un coup permis ; intervertir deux marins d’une même couleur en est un.',
    ],
  },
  '#9.4': {
    title: 'Défausser',
    blocks: [
      'Si aucune de vos cartes n’est utilisable, vous en défaussez une, n’importe laquelle. Votre tour est alors terminé. Tant qu’une carte est utilisable, vous ne pouvez pas défausser, sauf si l’on vous fait passer votre tour (#8.8).',
    ],
  },
  '#9.5': {
    title: 'Chevaucher Moby Dick',
    blocks: [
      'Un marin qui arrive sur la case de Moby Dick le chevauche. Moby Dick avance jusqu’au prochain autre marin sur l’anneau et le capture, quel que soit son propriétaire. Les marins dans les grottes ne comptent pas.',
      'Le cavalier est ensuite placé une case derrière Moby Dick. Il n’est pas tout juste sorti.',
      'S’il n’y a pas d’autre marin sur l’anneau, voir #10.6. Pour un marin qui sort sur lui, voir #10.8.',
    ],
  },
  '#9.6': {
    title: 'Grottes',
    blocks: [
      'De l’entrée, un pas mène dans la grotte. Ce doit être le dernier pas d’un déplacement, en avant ou en arrière. Une grotte n’est jamais une étape.',
      'Un marin qui quitte une grotte revient d’abord sur l’entrée, dans un sens comme dans l’autre. Cela compte pour un pas. Il ne peut pas rentrer dans la grotte pendant le même déplacement.',
      'Dans une grotte, un marin est à l’abri de Moby Dick, qui n’y entre jamais. Il ne bloque pas l’entrée : les autres peuvent passer. Il peut être capturé par un marin dont le déplacement finit dans la grotte, et interverti avec un autre marin par une boussole.',
    ],
  },
  '#9.7': {
    title: 'Dans le port',
    blocks: [
      'Dans le port, les marins ne font qu’avancer et n’en ressortent jamais. Aucun ne peut passer par-dessus un autre, même avec un 7. Personne n’y est capturé.',
      'Un marin sur la case libre la plus intérieure est arrivé pour de bon.',
    ],
    advice: 'Conseil : un 5 est commode pour ranger le port, car il fait avancer plusieurs marins.',
  },
  '#9.8': {
    title: 'Quels marins vous jouez',
    blocks: [
      'Vous jouez les marins de votre couleur. Quand ils sont tous au port, vous jouez ceux de votre partenaire et pouvez aussi les sortir. En partie rapide, les vôtres doivent être sur les 3 cases les plus intérieures.',
      'En duel, vous jouez vos deux couleurs à tout moment. Un 5 peut toujours déplacer les marins de votre partenaire (#8.5), et une boussole intervertir ceux de n’importe qui (#8.compass).',
    ],
  },
  '#9.9': {
    title: 'Passer devant le port',
    blocks: [
      'Vous êtes libre d’entrer au port ou non, mais l’obligation de jouer demeure. Si aucune carte ne convient, un marin peut devoir dépasser sa case de départ et refaire un tour de l’anneau.',
    ],
  },
  '#9.10': {
    title: 'Le dernier marin',
    blocks: [
      'Le dernier marin d’une équipe doit entrer par un compte exact. Chaque pas de la carte doit être utilisé.',
      'Exemple : 3 marins sont aux cases 2, 3 et 4 du port, et il manque 3 pas au dernier pour atteindre le port 1. Un 5 ne peut pas servir pour ces 3 pas seulement.',
      'Dès que le dernier marin est entré, la partie est finie. Aucun Nautilùs ne peut annuler ce coup.',
    ],
  },
  '#9.11': {
    title: 'Après une boussole',
    blocks: [
      'Un marin interverti est censé être venu à sa nouvelle place en avançant. Il n’est plus tout juste sorti, et aucun tour de l’anneau ne lui est demandé.',
      'Exemple : un marin amené par une boussole sur sa propre case de départ peut de là entrer au port avec un 1, un 2 ou un 3, ou avec une part d’un 5.',
    ],
  },
  '#10': {
    title: 'Cas particuliers et précisions',
    blocks: [
      'Les points de #10 répondent à des questions sur des situations particulières. Là où le livret laisse un doute, ce jeu tranche comme suit ; les sections citées donnent le détail.',
      'Moby Dick capture aussi le marin sur lequel son dé le fait arriver (#7.4), et celui qui se trouve sur sa case d’arrivée (#8.nautilus). Un Nautilùs rétablit les places, jamais les mains ni ce que l’on sait (#8.nautilus).',
      'Les parts d’un 5 sont faites par des marins différents (#8.5). L’obligation de passer son tour et le corsaire visent le prochain joueur qui a des cartes (#8.8, #8.privateer). C’est le joueur qui est à découvert, non ses cartes (#8.telescope). La carte suivante après une tempête est obligatoire (#8.storm).',
      'Six cartes spéciales peuvent toujours être jouées (#9.3). En duel, les deux joueurs sont interrogés sur le mulligan (#11.1).',
    ],
  },
  '#10.1': {
    title: 'Plusieurs Nautilùs à la suite',
    blocks: [
      'Exemple : A joue un 12 et sort un marin. B joue un Nautilùs : le marin de A retourne dans le tourbillon, et B sort l’un des siens avec le 12.',
      'C joue un autre Nautilùs. Tout ce qu’a fait la carte de B est annulé, son annulation comprise : le marin de B repart, et celui de A est de nouveau sorti. C doit maintenant utiliser le 12, pour sortir un marin ou en avancer un de 12 pas.',
      'Si le Nautilùs de B était le premier de la partie, Moby Dick est arrivé derrière la case de départ de B. Il y reste quand C joue le second.',
    ],
  },
  '#10.2': {
    title: 'Entrer au port avec un 4',
    blocks: [
      'Un 4 peut mener au port à reculons si le marin commence le coup au-delà de sa case de départ. Il suffit qu’il l’ait quittée une fois depuis sa sortie ; un tour de l’anneau n’est pas nécessaire.',
      'Exemple : de 2 cases au-delà du départ, un 4 finit au port 2 ou, sur l’anneau, 2 cases derrière le départ. De la case de départ elle-même, il finit sur l’anneau seulement. Un marin dans le port ne peut pas reculer.',
      'Exemple : un marin sorti avec un 12 recule de 4. Il n’est plus tout juste sorti et peut ensuite entrer avec un 5 au port 1, sans faire le tour.',
    ],
  },
  '#10.3': {
    title: 'Capture dans une grotte',
    blocks: [
      'Un marin dans une grotte est capturé par celui qui finit son déplacement exactement dans la grotte. Un 7 qui passe devant l’entrée ne le touche pas.',
    ],
  },
  '#10.4': {
    title: 'Moby Dick et les grottes',
    blocks: [
      'Moby Dick reste sur l’anneau. Ni dé, ni carte, ni chevauchée, ni boussole ne peuvent l’amener dans une grotte.',
    ],
  },
  '#10.5': {
    title: 'Où Moby Dick apparaît d’abord',
    blocks: [
      'Il apparaît une case derrière la case de départ du joueur qui joue la première carte Nautilùs de la partie (#8.nautilus).',
      'Tant qu’il n’est pas sur le plateau, une carte Moby Dick est sans effet et on ne lance pas le dé. La carte peut tout de même être jouée.',
    ],
  },
  '#10.6': {
    title: 'Une chevauchée sans proie',
    blocks: [
      'S’il n’y a pas d’autre marin sur l’anneau, Moby Dick en fait une fois le tour et revient où il était. Le cavalier est placé une case derrière lui. Personne n’est capturé.',
    ],
  },
  '#10.7': {
    title: 'Un Nautilùs après une carte Moby Dick',
    blocks: [
      'Le marin capturé retrouve sa place et Moby Dick la sienne. Puis la carte Moby Dick est utilisée de nouveau, et il capture une seconde fois. Si l’anneau n’a pas changé entre-temps, tout finit comme avant.',
    ],
  },
  '#10.8': {
    title: 'Sortir sur Moby Dick',
    blocks: [
      'Si Moby Dick est sur votre case de départ, un marin que vous sortez le chevauche aussitôt, comme en #9.5. Il finit une case derrière lui et n’est pas tout juste sorti.',
    ],
  },
  '#10.9': {
    title: 'Sortir du port',
    blocks: [
      'Un marin dans le port ne peut ni en ressortir, ni être capturé, ni être interverti.',
      'Seul un Nautilùs du joueur suivant peut annuler le coup qui l’y a fait entrer. Après le coup gagnant, il n’y en a plus.',
    ],
  },
  '#11': {
    title: 'Duel',
    blocks: [
      'Deux joueurs : l’un joue Nord et Sud, l’autre Est et Ouest. Chacun a 8 marins dans deux tourbillons opposés. Le premier qui a ses 8 marins dans les ports gagne.',
      'Les règles sont celles de la partie par équipes, sauf la donne (#11.1), la manche (#11.2) et le choix des marins (#11.3). Il n’y a ni annonce ni échange. Le commerce se joue en posant des questions (#8.trade).',
      'Si votre Nautilùs amène Moby Dick, il arrive une case derrière la case de départ de Nord ou d’Est, selon ce que vous jouez (#8.nautilus).',
    ],
  },
  '#11.1': {
    title: 'Donne et mulligan en duel',
    blocks: [
      'Chaque joueur reçoit 8 cartes par manche. Le donneur change à chaque manche.',
      'Quand il reste moins de 16 cartes, on les donne à parts égales. Puis on mélange toutes les cartes qui ne sont pas en main et la donne continue. Cela arrive à la manche 7 : les 8 dernières cartes en font 4 chacun, les 96 autres sont mélangées, et chacun en reçoit 4 de plus.',
      'Mulligan : si vous n’avez ni 1 ni 12 en main, vous pouvez, une fois par manche, remettre et mélanger votre main dans le paquet, puis tirer 8 nouvelles cartes du dessus.',
      'Les deux joueurs sont interrogés l’un après l’autre, d’abord celui à gauche du donneur. Qui détient un 1 ou un 12 ne peut que garder. Ainsi la question n’apprend rien à l’autre.',
    ],
  },
  '#11.2': {
    title: 'Manche du duel',
    blocks: [
      'Commence celui qui n’a pas donné. Les deux jouent une carte à tour de rôle. Un joueur qui n’a plus de carte est passé. La manche finit quand les deux mains sont vides, puis on lance comme d’habitude le dé de Moby Dick (#7.4).',
    ],
  },
  '#11.3': {
    title: 'Libre choix des couleurs',
    blocks: [
      'Chaque carte peut servir à n’importe lequel de vos 8 marins, dans l’une ou l’autre de vos couleurs. Vous n’avez pas à alterner, et aucun port ne doit être rempli en premier.',
    ],
  },
  '#12': {
    title: 'Partie rapide',
    blocks: [
      'Quatre joueurs avec 3 marins chacun. Les ports gardent leurs 4 cases.',
      'Une équipe ne gagne que lorsque ses 6 marins sont sur les 3 cases les plus intérieures de leurs ports, de 2 à 4. Un marin au port 1 n’est pas encore arrivé.',
      'Vous ne jouez les marins de votre partenaire que lorsque les vôtres sont tous aux cases 2 à 4 du port. Seul le 5 peut être partagé avec eux avant cela (#8.5).',
      'Toutes les autres règles sont celles de la partie par équipes.',
    ],
  },
  '#tables': {
    title: 'Tables aux valeurs différentes',
    blocks: [
      'Les valeurs données ici pour le paquet, le dé, l’anneau et les entrées de grotte sont les valeurs habituelles. Une table peut en choisir d’autres : un paquet d’au moins 52 cartes de types connus, dont un 1 ou un 12 ; un dé de 1–12 faces marquées 1–12 ; un anneau de 40–96 cases, divisible par 4, avec les cases de départ aux quarts ; jusqu’à 8 entrées, chacune sur sa propre case, qui n’est pas une case de départ.',
      'Un paquet d’une autre taille sert pour autant de manches qu’il contient de fois 20 cartes entières. Chacun reçoit 5 cartes et, à la dernière de ces manches, autant qu’il est possible d’en donner également à tous. Si un paquet ne suffit pas à une donne, ce qui peut arriver dans une position composée à la main, on mélange d’abord toutes les cartes qui ne sont pas en main.',
    ],
  },
  '#notation': {
    title: 'Notation',
    blocks: [
      'Notation, pour les programmes et les coups écrits : n1 à w4 sont les marins, t0 à t63 les cases à partir du départ Nord, c0 à c3 les grottes, h0 à h3 les cases 1 à 4 du port, home le tourbillon.',
    ],
  },
  '#terms': {
    title: 'Glossaire',
    blocks: ['Les mots de ce jeu, chacun avec la section qui l’explique.'],
    terms: termsFr,
  },
} satisfies RulesReference;

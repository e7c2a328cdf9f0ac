import type { ParagraphTerm } from '../../paragraphs.ts';

export const termsFr: readonly ParagraphTerm[] = [
  {
    name: 'action supplémentaire',
    forms: [],
    meaning: 'Une fois dans la partie : une action au choix, avec 2 ouvriers de plus.',
    rule: '§5',
  },
  {
    name: 'armoiries',
    forms: [],
    meaning:
      'Étoile, ancre, baleine ou barre : le signe que partagent les mâts normaux et les voiles normales d’un navire.',
    rule: '§3.2.1.2',
  },
  { name: 'bonus', forms: [], meaning: 'Ce que reçoit le premier joueur avec l’action choisie.', rule: '§1' },
  { name: 'chantier naval', forms: [], meaning: 'L’endroit où un joueur construit ses navires.', rule: '§3.2.2.1' },
  {
    name: 'couronne',
    forms: ['couronnes'],
    meaning:
      'Rapporte des points à l’évaluation : mâts de la Couronne, voiles de la Couronne et jetons « passe » retournés.',
    rule: '§3.2.2.4',
  },
  {
    name: 'emplacement',
    forms: ['emplacements'],
    meaning: 'Une des 8 places autour de la roue, avec un bonus et 4 prix.',
    rule: '§setup',
  },
  {
    name: 'entrepôt',
    forms: [],
    meaning: '12 cases pour les tuiles qui ne sont encore sur aucun navire.',
    rule: '§golden',
  },
  {
    name: 'jeton « passe »',
    forms: ['jetons « passe »'],
    meaning:
      'Passer en retourne un côté couronne ; ceux qui ne sont pas retournés coûtent des points à la fin de la manche.',
    rule: '§3.3',
  },
  {
    name: 'livraison',
    forms: [],
    meaning: 'Décharge un navire achevé et entièrement chargé ; les marchandises comptent à la fin de la partie.',
    rule: '§3.2.2.3',
  },
  {
    name: 'manche',
    forms: ['manches'],
    meaning: '7 phases d’action ; puis les jetons « passe » non retournés coûtent des points.',
    rule: '§round',
  },
  {
    name: 'mât de la Couronne',
    forms: ['mâts de la Couronne'],
    meaning: 'Un joker qui va sur tous les navires, comme la voile de la Couronne. On ne les obtient qu’en récompense.',
    rule: '§4',
  },
  {
    name: 'navire achevé',
    forms: ['navires achevés', 'navire est achevé'],
    meaning: 'Un navire à la coque complète, avec un mât sur chaque partie et une voile à chaque mât.',
    rule: '§4',
  },
  {
    name: 'navire simple',
    forms: ['navires simples'],
    meaning: 'Une coque complète d’une seule partie.',
    rule: '§3.2.1.1',
  },
  {
    name: 'ouvrier bleu',
    forms: ['ouvriers bleus'],
    meaning: 'Un ouvrier que la roue donne à chacun pour une seule action.',
    rule: '§2',
  },
  {
    name: 'ouvrier personnel',
    forms: ['ouvriers personnels'],
    meaning: 'Un ouvrier du joueur, qui retourne à la réserve après usage.',
    rule: '§2',
  },
  {
    name: 'partie de coque',
    forms: ['parties de coque'],
    meaning: 'Proue, partie centrale, poupe ou navire simple.',
    rule: '§3.2.1.1',
  },
  {
    name: 'phase d’action',
    forms: ['phases d’action'],
    meaning: 'Une action est choisie, et chacun l’effectue ou passe ; une manche compte 7 de ces phases.',
    rule: '§6',
  },
  { name: 'pile', forms: ['piles'], meaning: 'Les tuiles d’une même sorte encore disponibles.', rule: '§setup' },
  {
    name: 'premier joueur',
    forms: [],
    meaning: 'Choisit l’action et joue d’abord ; change après chaque phase d’action.',
    rule: '§1',
  },
  {
    name: 'récompense',
    forms: ['récompenses'],
    meaning: 'Ce que prend le propriétaire d’un navire achevé, une par mât.',
    rule: '§4',
  },
  {
    name: 'roue',
    forms: [],
    meaning: 'Placée au centre, elle indique combien d’ouvriers bleus a chaque emplacement.',
    rule: '§2',
  },
  {
    name: 'taler',
    forms: ['talers'],
    meaning: 'L’argent du jeu ; à la fin, 3 valent 1 point de victoire.',
    rule: '§3.2.1',
  },
  { name: 'transport', forms: [], meaning: 'Amène des tuiles de l’entrepôt sur des navires.', rule: '§3.2.2.1' },
  {
    name: 'tuile action',
    forms: ['tuiles action'],
    meaning: 'Une des 8 tuiles parmi lesquelles choisit le premier joueur.',
    rule: '§1',
  },
  {
    name: 'tuile ancre',
    forms: [],
    meaning: 'Marque l’emplacement choisi en premier ; l’ancre de la roue y pointera à la manche suivante.',
    rule: '§6',
  },
];

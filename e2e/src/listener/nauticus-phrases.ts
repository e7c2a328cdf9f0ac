import type { Tongue } from '../visitor.ts';

type Names = Readonly<Record<string, string>>;

/** Sentences about a game of Nauticus in one language, and the words that ask for them. */
export interface NauticusPhrases {
  readonly commands: Readonly<Record<'state' | 'box', string>>;
  readonly actions: Names;
  readonly bonuses: Names;
  readonly rewards: Names;
  readonly asks: Names;
  /** Tiles and their kinds, by all names they have. */
  readonly tiles: Names;
  /** The effect of buying all four kinds. */
  readonly free: Readonly<Record<string, number>>;
  readonly you: string;
  readonly nothing: string;
  readonly none: string;
  readonly random: string;
  readonly used: string;
  readonly open: string;
  readonly after: string;
  readonly passed: string;
  readonly extraLeft: string;
  readonly over: string;
  /** Groups of the pattern: a number and a crest. */
  readonly masts: RegExp;
  readonly sails: RegExp;
  readonly lines: Readonly<
    Record<
      | ('seats' | 'row' | 'round' | 'wheel' | 'anchor' | 'uses' | 'extraCrowns' | 'player' | 'showing' | 'crowns')
      | ('storage' | 'ship' | 'action' | 'toDecide' | 'bought' | 'extra' | 'rewards' | 'space' | 'items' | 'players')
      | 'sectors',
      RegExp
    >
  >;
}

const en: NauticusPhrases = {
  commands: { state: 'state', box: 'box' },
  actions: {
    'Hull parts': 'hulls',
    Masts: 'masts',
    Sails: 'sails',
    Goods: 'goods',
    Transport: 'transport',
    Money: 'money',
    Delivery: 'deliver',
    Crowns: 'crowns',
  },
  bonuses: {
    '3 workers': 'workers3',
    '1 mast': 'mast',
    '1 sail': 'sail',
    '2 points': 'points2',
    '2 workers': 'workers2',
    '1 worker and 1 good': 'worker+good',
    '1 worker and 1 point': 'worker+point',
    '4 taler': 'taler4',
  },
  rewards: {
    '1 crown mast': 'mast:crown',
    '1 crown sail': 'sail:crown',
    '3 points': 'points',
    '7 taler': 'taler',
    '3 workers': 'workers',
    '2 different goods': 'goods',
  },
  asks: {
    'the bonus tile': 'bonus',
    'to use the action, to pass or to end': 'use',
    'the free tile': 'free',
    'a reward': 'reward',
    'the extra action or the end, after a pass': 'after-pass',
  },
  tiles: {
    '1-ship': 'single',
    ...Object.fromEntries(
      ['star', 'anchor', 'whale', 'helm', 'crown'].flatMap(crest => [
        [`${crest} mast`, `mast:${crest}`],
        [`${crest} sail`, `sail:${crest}`],
      ]),
    ),
  },
  free: { 'The free tile is still to come.': 1, 'The free tile is taken.': 2 },
  you: ' (you)',
  nothing: 'nothing',
  none: 'none',
  random: 'random',
  used: 'used',
  open: ', open',
  after: 'after',
  passed: ' has passed.',
  extraLeft: 'Extra action available.',
  over: 'The game is over.',
  masts: /^(\d) (\S+) masts?$/,
  sails: /^(\d) (\S+) sails?$/,
  lines: {
    seats: /^Seats clockwise: (.*)\.$/,
    row: /^Space \d, (.*?): (.*)\.$/,
    round: /^Round (\d) of \d, phase (\d) of \d; start player: (.*)\.$/,
    wheel: /^The wheel’s anchor points at space (\d)\.$/,
    anchor: /^The anchor tile lies on space (\d)\.$/,
    uses: /^Uses so far: (\d+)\.$/,
    extraCrowns: /^Crowns by the extra action: (\d+) points?\.$/,
    player: /(?:You have|:) ([−-]?\d+) points?, [−-]?\d+ if it ended now, (\d+) workers?, (\d+) taler/,
    showing: /^Pass tiles still showing: (.*?)\./,
    crowns: /^From crowns this round: (\d+) points?\. Delivered: (.*)\.$/,
    storage: /^Storage, \d+ of \d+ fields: (.*)\.$/,
    ship: /^Ship \d+: (.*?)\.(?: Missing: .*)?$/,
    action: /^Action: (.*); (\d+) blue workers? left\.$/,
    toDecide: /^(.*) to decide: (.*)\.$/,
    bought: /^Bought: (.*)\.$/,
    extra: /^Extra action: (.*), (after|before) the action\.$/,
    rewards: /^Rewards still to take: (\d+); taken: (.*)\.$/,
    space: /^Space \d: bonus (.*); prices (.*)\.$/,
    items: /^(.*), in order: (.*)\.$/,
    players: /^(\d) players; first start player: (.*)\.$/,
    sectors: /^Wheel, from its anchor: (.*)\.$/,
  },
};

const de: NauticusPhrases = {
  commands: { state: 'lage', box: 'schachtel' },
  actions: {
    Rumpfteile: 'hulls',
    Masten: 'masts',
    Segel: 'sails',
    Waren: 'goods',
    Transport: 'transport',
    Geld: 'money',
    Ausliefern: 'deliver',
    Kronen: 'crowns',
  },
  bonuses: {
    '3 Arbeiter': 'workers3',
    '1 Mast': 'mast',
    '1 Segel': 'sail',
    '2 Siegpunkte': 'points2',
    '2 Arbeiter': 'workers2',
    '1 Arbeiter und 1 Ware': 'worker+good',
    '1 Arbeiter und 1 Siegpunkt': 'worker+point',
    '4 Taler': 'taler4',
  },
  rewards: {
    '1 Kronenmast': 'mast:crown',
    '1 Kronensegel': 'sail:crown',
    '3 Siegpunkte': 'points',
    '7 Taler': 'taler',
    '3 Arbeiter': 'workers',
    '2 verschiedene Waren': 'goods',
  },
  asks: {
    'das Bonusplättchen': 'bonus',
    'die Aktion nutzen, passen oder beenden': 'use',
    'das geschenkte Plättchen': 'free',
    'eine Belohnung': 'reward',
    'Extra-Aktion oder Ende, nach dem Passen': 'after-pass',
  },
  tiles: {
    '1er-Schiff': 'single',
    '1er': 'single',
    Bug: 'bow',
    Mittelteil: 'middle',
    Heck: 'stern',
    Kaffee: 'coffee',
    Getreide: 'grain',
    Salz: 'salt',
    Fisch: 'fish',
    Stern: 'star',
    Anker: 'anchor',
    Wal: 'whale',
    Steuerrad: 'helm',
    Kronen: 'crown',
    'Stern-Mast': 'mast:star',
    'Anker-Mast': 'mast:anchor',
    'Wal-Mast': 'mast:whale',
    'Steuerrad-Mast': 'mast:helm',
    Kronenmast: 'mast:crown',
    'Stern-Segel': 'sail:star',
    'Anker-Segel': 'sail:anchor',
    'Wal-Segel': 'sail:whale',
    'Steuerrad-Segel': 'sail:helm',
    Kronensegel: 'sail:crown',
  },
  free: { 'Das geschenkte Plättchen kommt noch.': 1, 'Das geschenkte Plättchen ist genommen.': 2 },
  you: ' (du)',
  nothing: 'nichts',
  none: 'keine',
  random: 'durch das Los',
  used: 'umgedreht',
  open: ', offen',
  after: 'nach',
  passed: ' hat gepasst.',
  extraLeft: 'Die Extra-Aktion ist noch da.',
  over: 'Das Spiel ist zu Ende.',
  masts: /^(\d) (\p{L}+?)(?:-M|m)ast(?:en)?$/u,
  sails: /^(\d) (\p{L}+?)(?:-S|s)egel$/u,
  lines: {
    seats: /^Plätze im Uhrzeigersinn: (.*)\.$/,
    row: /^Feld \d, (.*?): (.*)\.$/,
    round: /^Runde (\d) von \d, Phase (\d) von \d; Startspieler: (.*)\.$/,
    wheel: /^Der Anker der Drehscheibe zeigt auf Feld (\d)\.$/,
    anchor: /^Das Ankerplättchen liegt auf Feld (\d)\.$/,
    uses: /^Bisher genutzt: (\d+)-mal\.$/,
    extraCrowns: /^Kronen durch die Extra-Aktion: (\d+) Siegpunkte?\.$/,
    player: /(?:Du hast|:) ([−-]?\d+) Siegpunkte?, [−-]?\d+, wäre jetzt Schluss, (\d+) Arbeiter, (\d+) Taler/,
    showing: /^Passe-Plättchen zeigen noch (.*?)\./,
    crowns: /^Durch Kronen in dieser Runde: (\d+) Siegpunkte?\. Ausgeliefert: (.*)\.$/,
    storage: /^Lager, \d+ von \d+ Feldern: (.*)\.$/,
    ship: /^Schiff \d+: (.*?)\.(?: Noch nötig: .*)?$/,
    action: /^Aktion: (.*); noch (\d+) blauer? Arbeiter\.$/,
    toDecide: /^Entscheidung von (.*): (.*)\.$/,
    bought: /^Gekauft: (.*)\.$/,
    extra: /^Extra-Aktion: (.*), (nach|vor) der Aktion\.$/,
    rewards: /^Belohnungen noch zu nehmen: (\d+); genommen: (.*)\.$/,
    space: /^Feld \d: Bonus (.*); Preise (.*)\.$/,
    items: /^(.*), der Reihe nach: (.*)\.$/,
    players: /^(\d) Spieler; erster Startspieler: (.*)\.$/,
    sectors: /^Drehscheibe, vom Anker an: (.*)\.$/,
  },
};

const fr: NauticusPhrases = {
  commands: { state: 'état', box: 'boîte' },
  actions: {
    Coques: 'hulls',
    Mâts: 'masts',
    Voiles: 'sails',
    Marchandises: 'goods',
    Transport: 'transport',
    Argent: 'money',
    Livraison: 'deliver',
    Couronnes: 'crowns',
  },
  bonuses: {
    '3 ouvriers': 'workers3',
    '1 mât': 'mast',
    '1 voile': 'sail',
    '2 points de victoire': 'points2',
    '2 ouvriers': 'workers2',
    '1 ouvrier et 1 marchandise': 'worker+good',
    '1 ouvrier et 1 point de victoire': 'worker+point',
    '4 talers': 'taler4',
  },
  rewards: {
    '1 mât de la Couronne': 'mast:crown',
    '1 voile de la Couronne': 'sail:crown',
    '3 points de victoire': 'points',
    '7 talers': 'taler',
    '3 ouvriers': 'workers',
    '2 marchandises différentes': 'goods',
  },
  asks: {
    'la tuile de bonus': 'bonus',
    'utiliser l’action, passer ou finir': 'use',
    'la tuile offerte': 'free',
    'une récompense': 'reward',
    'l’action supplémentaire ou la fin, après avoir passé': 'after-pass',
  },
  tiles: {
    'navire simple': 'single',
    simple: 'single',
    proue: 'bow',
    'partie centrale': 'middle',
    poupe: 'stern',
    café: 'coffee',
    céréales: 'grain',
    sel: 'salt',
    poisson: 'fish',
    étoile: 'star',
    ancre: 'anchor',
    baleine: 'whale',
    barre: 'helm',
    Couronne: 'crown',
    'mât à l’étoile': 'mast:star',
    'mât à l’ancre': 'mast:anchor',
    'mât à la baleine': 'mast:whale',
    'mât à la barre': 'mast:helm',
    'mât de la Couronne': 'mast:crown',
    'voile à l’étoile': 'sail:star',
    'voile à l’ancre': 'sail:anchor',
    'voile à la baleine': 'sail:whale',
    'voile à la barre': 'sail:helm',
    'voile de la Couronne': 'sail:crown',
  },
  free: { 'La tuile offerte est encore à prendre.': 1, 'La tuile offerte est prise.': 2 },
  you: ' (vous)',
  nothing: 'rien',
  none: 'aucune',
  random: 'tiré au sort',
  used: 'retournée',
  open: ', ouverte',
  after: 'après',
  passed: ' a passé.',
  extraLeft: 'L’action supplémentaire est là.',
  over: 'La partie est finie.',
  masts: /^(\d) mâts? \((.*)\)$/,
  sails: /^(\d) voiles? \((.*)\)$/,
  lines: {
    seats: /^Places dans le sens horaire: (.*)\.$/,
    row: /^Emplacement \d, (.*?): (.*)\.$/,
    round: /^Manche (\d) sur \d, phase (\d) sur \d; premier joueur: (.*)\.$/,
    wheel: /^L’ancre de la roue pointe vers l’emplacement (\d)\.$/,
    anchor: /^La tuile ancre est sur l’emplacement (\d)\.$/,
    uses: /^Utilisations jusqu’ici: (\d+)\.$/,
    extraCrowns: /^Couronnes par l’action supplémentaire: (\d+) points? de victoire\.$/,
    player:
      /(?:Vous avez|:) ([−-]?\d+) points? de victoire, [−-]?\d+ si la partie finissait maintenant, (\d+) ouvriers?, (\d+) talers?/,
    showing: /^Jetons « passe » encore visibles: (.*?)\./,
    crowns: /^Par les couronnes, dans cette manche: (\d+) points? de victoire\. Livré: (.*)\.$/,
    storage: /^Entrepôt, \d+ cases sur \d+: (.*)\.$/,
    ship: /^Navire \d+: (.*?)\.(?: Il manque: .*)?$/,
    action: /^Action: (.*); encore (\d+) ouvriers? bleus?\.$/,
    toDecide: /^Décision (?:de |d’)(.*): (.*)\.$/,
    bought: /^Acheté: (.*)\.$/,
    extra: /^Action supplémentaire: (.*), (après|avant) l’action\.$/,
    rewards: /^Récompenses encore à prendre: (\d+); prises: (.*)\.$/,
    space: /^Emplacement \d: bonus (.*); prix (.*)\.$/,
    items: /^(.*), dans l’ordre: (.*)\.$/,
    players: /^(\d) joueurs; tout premier joueur: (.*)\.$/,
    sectors: /^Roue, depuis son ancre: (.*)\.$/,
  },
};

export const NAUTICUS_PHRASES: Readonly<Record<Tongue, NauticusPhrases>> = { en, de, fr };

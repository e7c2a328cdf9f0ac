import type { Tongue } from '../visitor.ts';

type Colour = 'n' | 'e' | 's' | 'w';
type Names = Readonly<Record<string, string>>;

/** Sentences about a game of Nautilùs in one language, and the words that ask for them. */
export interface NautilusPhrases {
  readonly commands: Readonly<Record<'state' | 'box' | 'pile', string>>;
  readonly quarters: Readonly<Record<string, Colour>>;
  readonly variants: Names;
  /** Cards that are not called as programs call them. */
  readonly cards: Names;
  readonly phases: Names;
  readonly you: string;
  readonly and: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly empty: string;
  readonly random: string;
  readonly over: string;
  readonly everybody: string;
  /** The mark of a sailor that was just brought out. */
  readonly fresh: string;
  readonly places: Readonly<Record<'start' | 'whirlpool' | 'harbour' | 'cave', RegExp>>;
  readonly own: RegExp;
  /** Groups of the pattern: quarter and number. */
  readonly others: RegExp;
  readonly back: RegExp;
  readonly range: RegExp;
  readonly lines: Readonly<
    Record<
      | ('seats' | 'ring' | 'dealer' | 'mouths' | 'die' | 'deck' | 'putBack' | 'toDecide' | 'laid' | 'split' | 'asked')
      | ('got' | 'commander' | 'turn' | 'hand' | 'seen' | 'least' | 'most' | 'starts' | 'pile' | 'round' | 'last')
      | ('open' | 'announced' | 'deckSize'),
      RegExp
    >
  >;
}

const en: NautilusPhrases = {
  commands: { state: 'state', box: 'box', pile: 'pile' },
  quarters: { North: 'n', East: 'e', South: 's', West: 'w' },
  variants: { 'Team game': 'team', Duel: 'duel', 'Quick game': 'quick' },
  cards: { Nautilùs: 'nautilus', 'Moby Dick card': 'moby' },
  phases: {
    'a card for the partner': 'exchange',
    'keep the hand or draw a new one': 'mulligan',
    'a card to play': 'play',
    'how to use the last card': 'use',
    'the rest of the 5': 'step',
    'a card to discard, missing a turn': 'skipped',
    'a card to trade': 'trade',
    'a card to ask for': 'ask',
    'a card in return': 'return',
  },
  you: 'you',
  and: 'and',
  nobody: 'nobody',
  nothing: 'nothing',
  empty: 'empty',
  random: 'random',
  over: 'The game is over.',
  everybody: 'Everybody knows.',
  fresh: ', just brought out',
  places: { start: /^(\S+) start$/, whirlpool: /^whirlpool/, harbour: /^harbour \S+ (\d)$/, cave: /^cave (\S+)$/ },
  own: /^[Yy]our no\. (\d)$/,
  others: /^(?<quarter>\S+)’s no\. (?<number>\d)$/,
  back: /^(.*?) (?:to (.*?)|off the board)(, just brought out)?$/,
  range: /^(\d+) (?:or more|to (\d+))$/,
  lines: {
    seats: /^Seats clockwise: (.*)\.$/,
    ring: /^Ring: (\d+) fields\.$/,
    dealer: /^First dealer: (.*)\.$/,
    mouths: /^Caves open at: (.*)\.$/,
    die: /^Moby Dick’s die: (.*)\.$/,
    deck: /^Deck: (.*)\.$/,
    putBack: /^A Nautilùs would put back: (.*)\.$/,
    toDecide: /^(.*) to decide: (.*)\.$/,
    laid: /^Laid face down: (.*)\.$/,
    split: /^(\d) steps? of the 5 left; moved: (.*)\.$/,
    asked: /^Asked for without success: (.*)\.$/,
    got: /^Asked for and got: (.*)\.$/,
    commander: /^(.*) plays the turn of (.*)\.$/,
    turn: /^It is (.*)’s turn\.$/,
    hand: /^Your hand: (.*)\.$/,
    seen: /^(?:open )?hand (.*?)(?:;.*)?\.$/,
    least: /at least ([^;]*)/,
    most: /at most ([^;]*)/,
    starts: /1 and 12 together: (.*)\.$/,
    pile: /^In the order played: (.*)\.$/,
    round: /^(.*), round (\d+); (.*) deals\.$/,
    last: /^Last card: (.*)\.$/,
    open: /^Open hands: (.*)\.$/,
    announced: /^1 or 12 at the deal: (.*); neither: (.*)\.$/,
    deckSize: /^(\d+) cards? in the deck\.$/,
  },
};

const de: NautilusPhrases = {
  commands: { state: 'lage', box: 'schachtel', pile: 'ablagestapel' },
  quarters: { Nord: 'n', Ost: 'e', Süd: 's', West: 'w' },
  variants: { Teamspiel: 'team', Duell: 'duel', 'Schnelles Spiel': 'quick' },
  cards: {
    Nautilùs: 'nautilus',
    Kompass: 'compass',
    Teleskop: 'telescope',
    Sturm: 'storm',
    Kaperfahrt: 'privateer',
    Seehandel: 'trade',
    'Moby-Dick-Karte': 'moby',
  },
  phases: {
    'eine Karte für den Teampartner': 'exchange',
    'die Hand behalten oder neu ziehen': 'mulligan',
    'eine Karte ausspielen': 'play',
    'die letzte Karte nutzen': 'use',
    'den Rest der 5 ziehen': 'step',
    'aussetzen und eine Karte abwerfen': 'skipped',
    'eine Karte tauschen': 'trade',
    'nach einer Karte fragen': 'ask',
    'eine Karte zurückgeben': 'return',
  },
  you: 'du',
  and: 'und',
  nobody: 'niemand',
  nothing: 'nichts',
  empty: 'leer',
  random: 'durch das Los',
  over: 'Das Spiel ist zu Ende.',
  everybody: 'Alle wissen.',
  fresh: ', eben herausgekommen',
  places: { start: /^Start (\S+)$/, whirlpool: /^Wasserstrudel/, harbour: /^Hafen \S+ (\d)$/, cave: /^Höhle (\S+)$/ },
  own: /^[Dd]eine Nr\. (\d)$/,
  others: /^[Dd]ie Nr\. (?<number>\d) von (?<quarter>\S+)$/,
  back: /^(.*?): (?:neben dem Spielplan|(.*?))(, eben herausgekommen)?$/,
  range: /^(\d+) (?:oder mehr|bis (\d+))$/,
  lines: {
    seats: /^Plätze im Uhrzeigersinn: (.*)\.$/,
    ring: /^Ring: (\d+) Felder\.$/,
    dealer: /^Erster Geber: (.*)\.$/,
    mouths: /^Höhlen öffnen sich bei: (.*)\.$/,
    die: /^Moby Dicks Würfel: (.*)\.$/,
    deck: /^Kartenstapel: (.*)\.$/,
    putBack: /^Eine Nautilùs-Karte würde zurückstellen: (.*)\.$/,
    toDecide: /^Entscheidung von (.*): (.*)\.$/,
    laid: /^Verdeckt ausgelegt: (.*)\.$/,
    split: /^Von der 5 noch (\d) Schritte?; gezogen: (.*)\.$/,
    asked: /^Vergeblich gefragt: (.*)\.$/,
    got: /^Gefragt und bekommen: (.*)\.$/,
    commander: /^(.*) spielt den Zug von (.*)\.$/,
    turn: /^(.*) ist am Zug\.$/,
    hand: /^Deine Hand: (.*)\.$/,
    seen: /^(?:offene )?Hand (.*?)(?:;.*)?\.$/,
    least: /mindestens ([^;]*)/,
    most: /höchstens ([^;]*)/,
    starts: /1 und 12 zusammen: (.*)\.$/,
    pile: /^In dieser Reihenfolge gespielt: (.*)\.$/,
    round: /^(.*), Runde (\d+); (.*) gibt\.$/,
    last: /^Letzte Karte: (.*)\.$/,
    open: /^Offene Hände: (.*)\.$/,
    announced: /^1 oder 12 beim Geben: (.*); weder noch: (.*)\.$/,
    deckSize: /^(\d+) Karten? im Stapel\.$/,
  },
};

const fr: NautilusPhrases = {
  commands: { state: 'état', box: 'boîte', pile: 'pile' },
  quarters: { Nord: 'n', Est: 'e', Sud: 's', Ouest: 'w' },
  variants: { 'Partie par équipes': 'team', Duel: 'duel', 'Partie rapide': 'quick' },
  cards: {
    Nautilùs: 'nautilus',
    boussole: 'compass',
    'longue-vue': 'telescope',
    tempête: 'storm',
    corsaire: 'privateer',
    commerce: 'trade',
    'carte Moby Dick': 'moby',
  },
  phases: {
    'une carte pour le partenaire': 'exchange',
    'garder la main ou en tirer une autre': 'mulligan',
    'une carte à jouer': 'play',
    'comment utiliser la dernière carte': 'use',
    'le reste du 5': 'step',
    'une carte à défausser en passant son tour': 'skipped',
    'une carte à échanger': 'trade',
    'une carte à demander': 'ask',
    'une carte à rendre': 'return',
  },
  you: 'vous',
  and: 'et',
  nobody: 'personne',
  nothing: 'rien',
  empty: 'vide',
  random: 'tiré au sort',
  over: 'La partie est finie.',
  everybody: 'Tous savent.',
  fresh: ', tout juste sorti',
  places: { start: /^départ (\S+)$/, whirlpool: /^tourbillon/, harbour: /^port \S+ (\d)$/, cave: /^grotte (\S+)$/ },
  own: /^[Vv]otre n° (\d)$/,
  others: /^[Ll]e n° (?<number>\d) (?:de |d’)(?<quarter>\S+)$/,
  back: /^(.*?): (?:hors du plateau|(.*?))(, tout juste sorti)?$/,
  range: /^(\d+) (?:ou plus|à (\d+))$/,
  lines: {
    seats: /^Places dans le sens horaire: (.*)\.$/,
    ring: /^Anneau: (\d+) cases\.$/,
    dealer: /^Premier donneur: (.*)\.$/,
    mouths: /^Les grottes s’ouvrent en: (.*)\.$/,
    die: /^Dé de Moby Dick: (.*)\.$/,
    deck: /^Paquet: (.*)\.$/,
    putBack: /^Un Nautilùs remettrait: (.*)\.$/,
    toDecide: /^Décision (?:de |d’)(.*): (.*)\.$/,
    laid: /^Posées face cachée: (.*)\.$/,
    split: /^Encore (\d) pas du 5; ont avancé: (.*)\.$/,
    asked: /^Demandées en vain: (.*)\.$/,
    got: /^Demandée et obtenue: (.*)\.$/,
    commander: /^(.*) joue le tour (?:de |d’)(.*)\.$/,
    turn: /^C’est à (.*)\.$/,
    hand: /^Votre main: (.*)\.$/,
    seen: /^main (?:ouverte )?(.*?)(?:;.*)?\.$/,
    least: /au moins ([^;]*)/,
    most: /au plus ([^;]*)/,
    starts: /1 et 12 ensemble: (.*)\.$/,
    pile: /^Jouées dans cet ordre: (.*)\.$/,
    round: /^(.*), manche (\d+); (.*) donne\.$/,
    last: /^Dernière carte: (.*)\.$/,
    open: /^Mains ouvertes: (.*)\.$/,
    announced: /^1 ou 12 à la donne: (.*); ni l’un ni l’autre: (.*)\.$/,
    deckSize: /^(\d+) cartes? dans la pioche\.$/,
  },
};

export const NAUTILUS_PHRASES: Readonly<Record<Tongue, NautilusPhrases>> = { en, de, fr };

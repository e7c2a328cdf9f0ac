import type { Language } from '@ankerplatz/kit';

/** Where a word is wrong: what must not stand there, and the word that should. */
interface Wrong {
  readonly never: RegExp;
  readonly say: string;
  /** The catalogues it holds for, by their paths; missing: all. */
  readonly where?: RegExp;
}

const NAUTICUS = /nauticus/;
const NAUTILUS = /nautilus/;
/** Of the screens and of what the server says to them. */
const SCREENS = /^(?:web|server)\//;

/** One word for one thing, as the books of the games and players say it, for all who write texts; a test keeps it. */
export const TERMS: Readonly<Partial<Record<Language, readonly Wrong[]>>> = {
  en: [
    { never: /shipyard/i, say: 'dockyard' },
    { never: /\bsingles?\b(?! (?:use|good))/, say: '1-ship', where: NAUTICUS },
    { never: /open pass tiles?/i, say: 'unturned pass tiles', where: NAUTICUS },
    { never: /sailors? home|called home/i, say: 'in harbour; the whirlpool', where: NAUTILUS },
    {
      never: /(?<![.\w#-])(?:[Nn]autilus|moby)\b/,
      say: 'Nautilùs; Moby Dick card',
      where: /nautilus\/src\/text\/en\/rules/,
    },
    { never: /['“]Talk\b/, say: 'Chat' },
    { never: /\bhand(?:ed|ing)? (?:it |the turn )?in\b/i, say: 'submit', where: SCREENS },
    { never: /\bnotices?\b(?!-)/i, say: 'notification', where: SCREENS },
    { never: /without a line|\bline is\b/i, say: 'offline; connection lost' },
    { never: /\b(?:your|my|the) box\b/i, say: 'copy; the game', where: SCREENS },
    { never: /fair chance/i, say: 'fair shuffling' },
    { never: /\banew\b(?!,)|\bafresh\b/i, say: 'new; again', where: /^web\// },
    { never: /\bshall\b/i, say: 'should; will' },
  ],
  de: [
    { never: /\bRad(?:s|es)?\b|\bScheibe\b/, say: 'Drehscheibe', where: NAUTICUS },
    { never: /Anker-Plättchen/, say: 'Ankerplättchen' },
    { never: /Bonus-Plättchen/, say: 'Bonusplättchen' },
    { never: /Einer-Schiff|'Einer'/, say: '1er-Schiff', where: NAUTICUS },
    { never: /'Mitte'/, say: 'Mittelteil', where: NAUTICUS },
    { never: /gewöhnlich/i, say: 'regulär', where: NAUTICUS },
    { never: /\bSätzen?\b/, say: 'Sets', where: NAUTICUS },
    { never: /Offene Passe/, say: 'nicht umgedrehte Passe-Plättchen', where: NAUTICUS },
    { never: /verladen/i, say: 'transportieren', where: NAUTICUS },
    { never: /(?<!\p{L})[gG]eliefert/u, say: 'ausgeliefert', where: NAUTICUS },
    { never: /(?<!\p{L})Strudel/u, say: 'Wasserstrudel', where: /^(?:games|web)\/.*nautilus/ },
    { never: /(?:Nord|Ost|Süd|West) Start\b/, say: 'Start Nord', where: NAUTILUS },
    { never: /\b(?:Norden|Osten|Süden|Westen)\b/, say: 'Nord, Ost, Süd, West', where: NAUTILUS },
    { never: /\bBrett(?!spiel)\p{L}*/u, say: 'Spielplan' },
    { never: /(?<!\p{L})Plan(?!\p{L})/u, say: 'Spielplan' },
    { never: /Augenzahl/, say: 'Schrittzahl' },
    { never: /Gespräch/, say: 'Chat' },
    { never: /Zug abge[gb]|vorab ab(?:ge|zuge)/i, say: 'bestätigen', where: SCREENS },
    { never: /\bMeldungen\b/, say: 'Benachrichtigungen', where: SCREENS },
    { never: /\bLeitung\b/, say: 'Verbindung; offline' },
    { never: /\bSchachtel\b/, say: 'Exemplar; Spiel', where: SCREENS },
    { never: /Erster Maat/, say: 'Steuermann' },
    { never: /Bildschirmvorleser/, say: 'Screenreader' },
  ],
  fr: [
    { never: /(?<!\p{L})[tT]ours? \$x ?(?:sur|\/)|fin du tour|ce tour :/u, say: 'manche', where: NAUTICUS },
    { never: /\d tours'/, say: 'manches' },
    {
      never: /(?<!\p{L})[cC]ases? (?:\$x|d’action)/u,
      say: 'emplacement',
      where: /nauticus\/(?:src\/)?text.*(?:speech|zones)/,
    },
    { never: /gouvernail/i, say: 'barre', where: NAUTICUS },
    { never: /ordinaire/i, say: 'normal', where: NAUTICUS },
    { never: /(?<!\p{L})séries?(?!\p{L})/u, say: 'ensemble', where: NAUTICUS },
    { never: /« passe » ouverts/, say: 'jetons « passe » non retournés', where: NAUTICUS },
    { never: /(?<!\p{L})employ|emploie/iu, say: 'utiliser', where: NAUTICUS },
    { never: /(?:Nord|Est|Sud|Ouest) départ/, say: 'départ Nord', where: NAUTILUS },
    { never: /à peine sorti/i, say: 'tout juste sorti', where: NAUTILUS },
    { never: /(?<!\p{L})(?:reprend|repris)(?!.*en main)/iu, say: 'annuler', where: /nautilus/ },
    { never: /'Passer'/, say: 'Tout montrer (an animation); Passer is a move', where: /^web\/src\/table\// },
    { never: /['«].?Conversation/, say: 'Discussion' },
    { never: /(?<!\p{L})(?:remettre|remis) d’avance/iu, say: 'valider d’avance', where: SCREENS },
    { never: /(?<!\p{L})avis(?!\p{L})/iu, say: 'notification', where: SCREENS },
    { never: /(?<!\p{L})liaison/iu, say: 'connexion', where: SCREENS },
    { never: /(?<![\p{L}-])bots?(?![\p{L}-])/iu, say: 'robot' },
    { never: /hasard loyal/i, say: 'mélange équitable' },
  ],
};

import { Problem } from '../problem.ts';

/** Words that people take for passwords in our three languages, in lower case and without signs; what is added to them helps little. */
const WORDS = `
password passwort passwd passcode motdepasse kennwort geheim geheimnis secret hunter letmein welcome willkommen bienvenue bonjour
hallo hello salut coucou iloveyou ichliebedich jetaime jtaime loulou doudou chouchou liebling schatz schatzi darling sweetheart
admin administrator administrateur root master meister superuser user benutzer utilisateur guest gast invite test testing tester
default changeme changeit temp temporary login logmein access zugang entry open opensesame sesam trustno nothing nichts rien
football fussball soccer baseball basketball hockey tennis handball ronaldo messi zidane bayern borussia schalke arsenal chelsea
liverpool barcelona juventus marseille paris berlin hamburg london wien zuerich muenchen koeln newyork texas america deutschland
france allemagne schweiz suisse austria england canada
dragon monkey tiger lion eagle falcon horse pferd katze hund hunde cat dog puppy kitten bear wolf panther dolphin delfin
butterfly schmetterling papillon sunshine sonnenschein soleil sonne sommer summer winter spring autumn herbst printemps ete hiver
rainbow regenbogen flower blume blumen fleur rose princess prinzessin princesse prince prinz queen king koenig angel engel ange
superman batman spiderman starwars startrek pokemon pikachu naruto minecraft fortnite gandalf hobbit harrypotter matrix merlin
shadow schatten killer ninja warrior ranger phantom diablo lucifer thunder blitz storm freedom freiheit liberte liberty forever
michael thomas andreas stefan daniel martin peter alexander sebastian christian nicole sabine sandra jessica jennifer michelle
julien nicolas antoine camille mathieu charlie robert william george joshua andrew matthew anthony maggie ashley
computer internet samsung google facebook youtube instagram whatsapp microsoft windows apple android nintendo playstation xbox
mustang ferrari porsche mercedes corvette harley yamaha audi volkswagen camaro
chocolate schokolade chocolat cookie keks banana banane apfel cheese kaese fromage coffee kaffee cafe pizza beer bier biere
january februar february march april juni july august september october november december januar maerz oktober dezember
janvier fevrier juillet aout septembre octobre novembre decembre monday montag sunday sonntag friday freitag lundi dimanche
whatever egal blabla blahblah lalala hahaha qwerty qwertz azerty asdf asdfgh yxcvbn zxcvbn wxcvbn abcdef abcdefg abcdefgh
ankerplatz nauticus nautilus nautilu ahoi ahoy captain kapitaen capitaine sailor matrose matelot pirate pirat hafen harbour harbor
anchor anker ancre schiff boat boot bateau ship segel voile ocean ozean meer mer
`;

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Keys that lie beside each other, and the alphabet. */
const ROWS = [
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
];
const RUNS: readonly string[] = ROWS.flatMap(row => [row, [...row].reverse().join('')]);
/** The length from which a run of signs counts as one thought. */
const LEAST_RUN = 4;

const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plainOf = (password: string): string => password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const undisguised = (text: string): string => [...text].map(sign => DISGUISES[sign] ?? sign).join('');

/** Without signs and digits before and after. */
const coreOf = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `hellohello` and `aaaaaaaa` are said twice, or eight times. */
const onceOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** The length of a password when runs along keys, alphabets and repetitions count as one. */
const thoughtsIn = (text: string): number => {
  let count = 0;
  for (let at = 0; at < text.length; count++) {
    let length = 1;
    while (at + length < text.length && RUNS.some(run => run.includes(text.slice(at, at + length + 1)))) length++;
    let same = 1;
    while (text[at + same] === text[at]) same++;
    const longest = Math.max(length, same);
    at += longest >= LEAST_RUN ? longest : 1;
  }
  return count;
};

/** A password of fewer thoughts is among the first that are guessed. */
const LEAST_THOUGHTS = 5;

/**
 * Whether a password is among those tried first: a common word with something added, a run along the keys, a date or a
 * number, the login name.
 */
export const isCommon = (password: string, login: string): boolean => {
  const plain = plainOf(password).replaceAll(/\s/g, '');
  const once = onceOf(plain);
  const forms = [once, coreOf(once), coreOf(undisguised(once)), onceOf(coreOf(once)), undisguised(coreOf(once))];
  const names = [plainOf(login), coreOf(plainOf(login))].filter(name => name.length >= 3);
  return (
    forms.some(form => COMMON.has(form) || names.includes(form)) ||
    /^\d{1,10}$/.test(plain) ||
    thoughtsIn(once) < LEAST_THOUGHTS
  );
};

export const requireUncommon = (password: string, login: string): void => {
  if (isCommon(password, login)) throw new Problem('common-password');
};

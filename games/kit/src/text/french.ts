/** Elision before names in French: catalogues leave it to these functions. */

/** A vowel, with or without its accent, or an h, which is mute in names. */
const ELIDES = /^[aeiouyhœæ]/i;

const isElided = (word: string): boolean => ELIDES.test(word.normalize('NFD'));

/** "de Ben", "d’Anna". */
export const de = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);

/** "que Ben", "qu’Anna". */
export const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);

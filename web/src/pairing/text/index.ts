import { catalogue } from '../../text/catalogue.ts';
import type { PairingTexts } from './en.ts';

/** The words of looking for opponents. */
export const pairingText = catalogue(import.meta.glob<Record<string, PairingTexts>>('./??.ts'));

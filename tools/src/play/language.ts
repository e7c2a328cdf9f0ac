import { isLanguage, type Language } from '@ankerplatz/kit';

/** The language that the environment asks for, English where it asks for none of ours. */
export const usualLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language => {
  const asked = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return isLanguage(asked) ? asked : 'en';
};

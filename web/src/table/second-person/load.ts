import { addressed } from './second-person.ts';
import { secondPersonText } from './text/index.ts';

/** What makes of "You buys" what is said to somebody, in the language of the page. */
export const loadAddress = async (): Promise<(sentence: string) => string> => {
  await secondPersonText.load();
  return sentence => addressed(sentence, secondPersonText.value);
};

import { helpText } from '../text/help.ts';
import { Command } from './Command.tsx';

/** The field, once its words are there. */
export const loadCommand = async (): Promise<typeof Command> => {
  await helpText.load();
  return Command;
};

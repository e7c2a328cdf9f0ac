import { Argument, Command } from 'commander';
import { anyView, DESCRIBED, type DescribedGameId, VIEWS } from './index.ts';
import { reviewSchema } from './review.ts';
import type { Schema } from './schema.ts';

const REVIEW = 'review';

const schemaOf = (id: DescribedGameId | typeof REVIEW | undefined): Schema => {
  if (id === undefined) return anyView;
  return id === REVIEW ? reviewSchema : VIEWS[id];
};

const run = (id: DescribedGameId | typeof REVIEW | undefined): void =>
  console.log(JSON.stringify(schemaOf(id), null, 2));

export const schemaCommand = (): Command =>
  new Command('schema')
    .description('print the JSON Schema of what a seat may know, or of a review')
    .addArgument(new Argument('[game]', 'of this game alone, or review').choices([...DESCRIBED, REVIEW]))
    .action(run);

import { Argument, Command } from 'commander';
import { anyView, DESCRIBED, type DescribedGameId, VIEWS } from './index.ts';

const run = (id: DescribedGameId | undefined): void =>
  console.log(JSON.stringify(id === undefined ? anyView : VIEWS[id], null, 2));

export const schemaCommand = (): Command =>
  new Command('schema')
    .description('print the JSON Schema of what a seat may know')
    .addArgument(new Argument('[game]', 'of this game alone').choices(DESCRIBED))
    .action(run);

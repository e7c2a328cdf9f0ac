import { GAME_IDS, type GameId } from '@ankerplatz/registry';
import { Argument, Command } from 'commander';
import { anyView, VIEWS } from './index.ts';

const run = (id: GameId | undefined): void =>
  console.log(JSON.stringify(id === undefined ? anyView : VIEWS[id], null, 2));

export const schemaCommand = (): Command =>
  new Command('schema')
    .description('print the JSON Schema of what a seat may know')
    .addArgument(new Argument('[game]', 'of this game alone').choices(GAME_IDS))
    .action(run);

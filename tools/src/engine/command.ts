import { Command } from 'commander';
import { serve } from './serve.ts';

const HELP = `
One JSON object a line in, one answer a line out:
  {"do":"new","game":"nauticus","players":3,"seed":"any text","options":{}}
  {"do":"new","game":"nautilus","variant":"duel"}
  {"do":"load","position":{…},"seed":"…"}     {"do":"replay","record":{…}}
  {"do":"moves"}   {"do":"play","seat":0,"move":"take hulls"}
  {"do":"state"}   {"do":"view","seat":0}     {"do":"result"}
  {"do":"record"}  {"do":"perft","depth":3}   {"do":"quit"}
  {"do":"suggest","seat":0,"level":"mate","ms":500,"lines":3}`;

export const engineCommand = (): Command =>
  new Command('engine')
    .description('answer questions about a game, one JSON object a line')
    .addHelpText('after', HELP)
    .action(() => serve(process.stdin, process.stdout));

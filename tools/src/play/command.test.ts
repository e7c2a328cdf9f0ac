import { Command, CommanderError } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { BadInput } from '../exit.ts';
import { playCommand } from './command.ts';

/** Why a usage is refused, and what was printed before. */
const usageError = async (args: readonly string[]): Promise<{ readonly error: string; readonly printed: string }> => {
  let printed = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    printed += text;
    return true;
  });
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  program.addCommand(playCommand().copyInheritedSettings(program));
  try {
    await program.parseAsync(['play', ...args], { from: 'user' });
    return { error: '', printed };
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof CommanderError)) throw error;
    return { error: error.message, printed };
  } finally {
    write.mockRestore();
  }
};

describe('ankerplatz play', () => {
  test.each([
    ['an unknown game', ['chess']],
    ['five players', ['nauticus', '--players', '5']],
    ['a variant of a game that has none', ['nauticus', '--variant', 'duel']],
    ['an unknown variant', ['nautilus', '--variant', 'solo']],
    ['players and a variant', ['nautilus', '--players', '4', '--variant', 'team']],
    ['an unknown language', ['nauticus', '--lang', 'la']],
    ['too few names', ['nauticus', '--players', '3', '--names', 'Ann,Ben']],
    ['an empty name', ['nauticus', '--names', 'Ann,']],
    ['two equal names', ['nauticus', '--names', 'Ann,Ann']],
    ['a name too long', ['nauticus', '--names', 'Ann,Bartholomew-Cubbins']],
    ['a name that is none', ['nauticus', '--names', 'Ann,\u001b[31m']],
    ['a record that is not there', ['nauticus', '--load', '/nowhere/at/all.json']],
    ['a record and a seed', ['nauticus', '--load', 'x.json', '--seed', 's']],
    ['an unknown bot', ['nauticus', '--bots', 'commodore']],
    ['a program as a bot', ['nauticus', '--bots', 'cmd:true']],
    ['more bots than seats', ['nautilus', '--variant', 'duel', '--bots', 'random,random,random']],
  ])('%s: refused in a word before anything is printed', async (_, args) => {
    const { error, printed } = await usageError(args);
    expect(error).toMatch(/\S/);
    expect(printed).toBe('');
  });
});

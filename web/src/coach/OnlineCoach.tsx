import { ok } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import { ask } from '../net/http.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { coachText } from '../text/coach.ts';
import { CoachPanel } from './CoachPanel.tsx';
import type { Leave } from './coach-model.ts';

/** Asks the server, once a game. */
export const leaveOfServer = (): Leave => {
  let given = '';
  return async ({ table, number }) => {
    const game = `${table} ${number}`;
    if (given === game) return ok(undefined);
    const answer = await ask<void>('POST', `/tables/${table}/hint`, { number });
    if (answer.ok) given = game;
    return answer;
  };
};

const leave = leaveOfServer();

/** The coach at a table of the server, which lets it help where all have agreed. */
function OnlineCoach({ model }: { readonly model: TableModel }): JSX.Element {
  return <CoachPanel model={model} leave={leave} />;
}

/** The panel with its words. */
export const loadOnlineCoach = async (): Promise<typeof OnlineCoach> => {
  await coachText.load();
  return OnlineCoach;
};

import { err, isLevel, ok, type Result } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { api } from '../net/api.ts';
import type { Answer, Problem } from '../net/http.ts';
import { me, needMe } from '../net/me.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { keepLast } from './last-plan.ts';
import { isAlone, isRated, kindOfPlan, newTableOf, optionsOf, type Plan } from './plan.ts';

/** The address of what was started; null: the question for a name was declined. */
type Started = Result<string, Problem | null>;

/** More time for some seats, where time is kept. */
const setFactors = async ({ clock, factors, seats }: Plan, id: string): Promise<Result<void, Problem>> => {
  for (const [seat, factor] of clock ? factors.entries() : []) {
    if (factor === 1 || isLevel(seats[seat])) continue;
    const set = await api.setFactor(id, seat, factor);
    if (!set.ok) return set;
  }
  return ok(undefined);
};

/** No other player is waited for: the contribution of this device is opened at once. */
const begin = async (id: string): Answer<TableInfo> => {
  const [started, { answerSeal }] = await Promise.all([api.start(id), import('../net/answer-seal.ts')]);
  return started.ok ? answerSeal(started.value) : started;
};

/** Opens the table, sits down and, where nobody else need come, begins. */
const startOnline = async (plan: Plan): Promise<Started> => {
  if (!(await needMe())) return err(null);
  const opened = await api.open(newTableOf(plan));
  if (!opened.ok) return opened;
  const { id, invitation } = opened.value;
  const seated = await api.sit(id, plan.seats.indexOf('me'), invitation, { coach: plan.coach, rated: isRated(plan) });
  if (!seated.ok) return seated;
  const timed = await setFactors(plan, id);
  if (!timed.ok) return timed;
  const begun = isAlone(plan) ? await begin(id) : seated;
  return begun.ok ? ok(`/t/${id}`) : begun;
};

/** The names of people at one device; my own name is known. */
const nameAt = (plan: Plan, seat: number): string => {
  const own = plan.seats[seat] === 'me' ? me.value?.name : undefined;
  return plan.names[seat]?.trim() || own || text.value.opening.unnamed(seat + 1);
};

/** The files of the table are fetched while the game is dealt. */
const fetchTable = async ({ game }: Plan): Promise<void> => {
  const { loadTable } = await import('../table/model/load-table.ts');
  await loadTable(game, settings.value.language);
};

const startHere = async (plan: Plan): Promise<Started> => {
  void fetchTable(plan).catch(() => undefined);
  const { beginLocal } = await import('../local/begin.ts');
  const begun = await beginLocal({
    game: plan.game,
    asked: { ...kindOfPlan(plan).asked, options: optionsOf(plan) },
    seats: plan.seats.map((seat, index) =>
      isLevel(seat) ? { kind: 'bot', level: seat } : { kind: 'person', name: nameAt(plan, index) },
    ),
  });
  return begun.ok ? ok(`/local/${begun.value}`) : err({ code: 'wrong-field', message: begun.error });
};

/** Does what a plan says and remembers it for the next time. */
export const startPlan = async (plan: Plan): Promise<Started> => {
  const started = await (plan.place === 'online' ? startOnline(plan) : startHere(plan));
  if (started.ok) keepLast(plan);
  return started;
};

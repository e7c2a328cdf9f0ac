import { type Signal, useSignal } from '@preact/signals';
import { go } from '../shell/routes.ts';
import { toast } from '../ui/Toast.tsx';
import { ownBoard } from './own-board.ts';
import type { Plan } from './plan.ts';
import { startPlan } from './start.ts';

interface Start {
  /** The plan that is being started. */
  readonly starting: Signal<Plan | null>;
  readonly start: (plan: Plan) => Promise<void>;
}

/** Starts what was planned, on the board that the owner of this device has corrected, and goes there; says why if it cannot. */
export const useStart = (): Start => {
  const starting = useSignal<Plan | null>(null);
  const start = async (plan: Plan): Promise<void> => {
    if (starting.value) return;
    starting.value = plan;
    const started = await startPlan({ ...plan, board: ownBoard(plan.game) });
    starting.value = null;
    if (started.ok) go(started.value);
    else if (started.error) toast(started.error.message, { look: 'warning' });
  };
  return { starting, start };
};

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { attempt } from '../acting.ts';
import type { TableModel } from '../model/table-model.ts';
import { nowAt } from '../online/clock.ts';
import { isOnHoliday, makeDayAndHour } from './rest.ts';
import { restText } from './text/index.ts';
import './holiday.css';

interface Props {
  readonly model: TableModel;
}

/** My own holiday, while it lasts. */
export function HolidayLine({ model }: Props): JSX.Element | null {
  const { online, eyes } = model.controller.shown.value;
  const mine = eyes === null ? undefined : online?.clocks?.[eyes];
  if (!online || !mine?.holiday?.until || !isOnHoliday(mine, nowAt(online))) return null;
  const words = restText.value;
  const { endHoliday } = model.controller.source.acts.value;
  return (
    <div class="table-line holiday-line" role="status">
      <span>{words.mine(makeDayAndHour(mine.holiday.until))}</span>
      {endHoliday && <Button onClick={() => void attempt(endHoliday())}>{words.end}</Button>}
    </div>
  );
}

/** The choice of days off. */
export function HolidaySheet({ model, onClose }: Props & { readonly onClose: () => void }): JSX.Element {
  const words = restText.value;
  const { online, eyes } = model.controller.shown.value;
  const left = eyes === null ? 0 : (online?.clocks?.[eyes]?.holiday?.left ?? 0);
  const days = useSignal(1);
  const { takeHoliday } = model.controller.source.acts.value;
  const begin = async (): Promise<void> => {
    const answer = await takeHoliday?.(Math.min(days.value, left));
    if (answer?.ok) onClose();
    else if (answer) void attempt(Promise.resolve(answer));
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{left > 0 ? words.hint(left) : words.none}</p>
      {left > 0 && (
        <Select
          label={words.length}
          options={Array.from({ length: left }, (_, less) => ({
            value: String(less + 1),
            label: words.days(less + 1),
          }))}
          value={String(Math.min(days.value, left))}
          onChange={value => {
            days.value = Number(value);
          }}
        />
      )}
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        {left > 0 && takeHoliday && (
          <Button look="main" onClick={() => void begin()}>
            {words.begin}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

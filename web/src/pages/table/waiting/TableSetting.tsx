import type { TableInfo, TableWish } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { kindOfTable, kindsOf } from '../../../setup/kinds.ts';
import { coachText } from '../../../text/coach.ts';
import { ratingsText } from '../../../text/ratings.ts';
import { text } from '../../../text/text.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { waitingText } from './text/index.ts';

interface TableSettingProps {
  readonly info: TableInfo;
  readonly onChange: (wish: TableWish) => void;
}

/** Until the game begins its owner may show or hide the table, make it larger or smaller, and let it begin by itself. */
export function TableSetting({ info, onChange }: TableSettingProps): JSX.Element | null {
  const { opening, kinds } = text.value;
  const waiting = waitingText.value;
  const coachWords = coachText.value;
  const ratingWords = ratingsText.value;
  const { game, visibility, spectators, coach, rated = false, starts, seats, you } = info;
  // Players who have sat down without the coach have not agreed to it.
  const hasCompany = seats.some(({ kind, seat }) => kind === 'person' && seat !== you);
  const isLate = !coach && hasCompany;
  if (!isBoardGameId(game)) return null;
  const kind = kindOfTable(game, info);
  return (
    <details class="waiting-clock">
      <summary>
        <Icon name="settings" size={18} /> {waiting.changeTable}
      </summary>
      {kind && !info.isFromPosition && (
        <Choice
          label={'players' in kind.asked ? opening.players : opening.variant}
          options={kindsOf(game).map(({ id }) => ({ value: id, label: kinds[id as keyof typeof kinds] }))}
          value={kind.id}
          onChange={id => onChange(kindsOf(game).find(each => each.id === id)!.asked)}
        />
      )}
      {!info.isFromPosition && (
        <Choice
          label={opening.visibility}
          options={(['invitation', 'public'] as const).map(each => ({ value: each, label: opening[each] }))}
          value={visibility}
          onChange={each => onChange({ visibility: each })}
        />
      )}
      <Switch
        label={opening.spectators}
        hint={opening.spectatorsHint}
        checked={spectators}
        onChange={checked => onChange({ spectators: checked })}
      />
      <Switch
        label={coachWords.allowed}
        hint={isLate ? coachWords.tooLate : coachWords.allowedHint}
        checked={coach}
        disabled={isLate}
        onChange={checked => onChange({ coach: checked })}
      />
      <Switch
        label={ratingWords.rated}
        hint={hasCompany ? ratingWords.ratedLate : ratingWords.ratedHint}
        checked={rated}
        disabled={hasCompany}
        onChange={checked => onChange({ rated: checked, ...(checked && { coach: false }) })}
      />
      <Switch
        label={waiting.startsFull}
        checked={starts === 'full'}
        onChange={checked => onChange({ starts: checked ? 'full' : 'owner' })}
      />
    </details>
  );
}

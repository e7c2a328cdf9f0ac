import type { TableInfo } from '@ankerplatz/protocol';
import type { ComponentType, JSX } from 'preact';
import { answerSeal } from '../net/answer-seal.ts';
import { api } from '../net/api.ts';
import { openable } from '../net/contributions.ts';
import { makeMoment } from '../text/intl.ts';
import { makeList } from '../text/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/Toast.tsx';
import { shuffleText } from './text/index.ts';
import './seal-note.css';

interface SealNoteProps {
  readonly info: TableInfo;
}

/** A game waits for shares of its shuffle: whose, and until when. */
function SealNote({ info }: SealNoteProps): JSX.Element | null {
  const { seal, seats, you, id } = info;
  if (!seal) return null;
  const { waiting, elsewhere, anew } = shuffleText.value.seal;
  const names = seal.awaited.map(seat => seats[seat]?.person?.name ?? '');
  const isElsewhere = you !== null && seal.awaited.includes(you) && seal.commitments !== null && !openable(info);
  const shuffleAnew = async (): Promise<void> => {
    const committed = await api.commit(id, true);
    const answered = committed.ok ? await answerSeal(committed.value) : committed;
    if (!answered.ok) toast(answered.error.message, { look: 'warning' });
  };
  return (
    <div class="seal-note" role="status">
      <p>{isElsewhere ? elsewhere : waiting(makeList(names), makeMoment(seal.until))}</p>
      {isElsewhere && <Button onClick={shuffleAnew}>{anew}</Button>}
    </div>
  );
}

/** With its words. */
export const loadSealNote = async (): Promise<ComponentType<SealNoteProps>> => {
  await shuffleText.load();
  return SealNote;
};

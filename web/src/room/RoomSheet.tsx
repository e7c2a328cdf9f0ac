import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Speech } from '../board/board.ts';
import { me } from '../net/me.ts';
import { go } from '../shell/routes.ts';
import { attempt } from '../table/acting.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { copy } from '../ui/device/clipboard.ts';
import { Select } from '../ui/fields/Select.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/Toast.tsx';
import type { InRoomProps } from './in-room-props.ts';
import { labelOfPlace, namedPlaces } from './places.ts';
import { roomText } from './text/index.ts';

interface RoomSheetProps extends InRoomProps {
  readonly alone: (entry: number) => string;
  readonly link: string;
  readonly onClose: () => void;
  readonly onPoint: () => void;
}

const timeOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** All acts in a room beside looking. */
export function RoomSheet({ room, model, alone, link, onClose, onPoint }: RoomSheetProps): JSX.Element | null {
  const words = roomText.value;
  const state = room.room.value;
  if (!state) return null;
  const share = async (): Promise<void> => {
    toast((await copy(link)) ? words.copied : link);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <People room={room} model={model} />
      {room.isLeading.value && <Pointing room={room} model={model} onPoint={onPoint} />}
      <ResultHidden room={room} model={model} onClose={onClose} />
      <p>{words.closes(state.emptyMinutes, timeOf(state.closesAt, model.loaded.value.language))}</p>
      <div class="table-answers">
        <Button onClick={() => void share()}>
          <Icon name="link" /> {words.share}
        </Button>
        {room.isLeading.value && (
          <Button look="danger" onClick={() => void attempt(room.closeRoom())}>
            {words.close}
          </Button>
        )}
        <Button onClick={() => go(alone(room.shown.peek().entry))}>{words.leave}</Button>
      </div>
    </Dialog>
  );
}

/** The people in the room; the leader may hand the lead on. */
function People({ room }: InRoomProps): JSX.Element {
  const words = roomText.value;
  const { people, leader } = room.room.value!;
  return (
    <>
      <h3>{words.people}</h3>
      <ul class="room-people">
        {people.map(person => (
          <li key={person.id}>
            <span>
              {person.name}
              {person.id === leader.id && ` · ${words.leads('').trim()}`}
            </span>
            {room.isLeading.value && person.id !== me.value?.id && (
              <Button label={words.handOn(person.name)} onClick={() => void attempt(room.handOn(person.id))}>
                <Icon name="forward" /> {words.handOn(person.name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ResultHidden({ room, model, onClose }: InRoomProps & { readonly onClose: () => void }): JSX.Element | null {
  const words = roomText.value;
  const { replay } = model.controller.source;
  const isEnd = replay !== undefined && replay.at.value === replay.length;
  if (room.isResultShown.value) return null;
  return (
    <div class="room-result">
      <p>{words.resultHidden}</p>
      {isEnd && (
        <Button
          onClick={() => {
            onClose();
            room.isResultShown.value = true;
          }}
        >
          {words.result}
        </Button>
      )}
    </div>
  );
}

const NONE = '';

/** Arrows and rings by hand, or by the names of places from a keyboard. */
function Pointing({ room, model, onPoint }: InRoomProps & { readonly onPoint: () => void }): JSX.Element {
  const words = roomText.value;
  const speech = useSignal<Speech | null>(null);
  const from = useSignal(NONE);
  const to = useSignal(NONE);
  useEffect(() => {
    const { board, language } = model.loaded.peek();
    void board.speech(language).then(loaded => {
      speech.value = loaded;
    });
  }, [model]);
  const props = model.props.value;
  const places = namedPlaces(props, speech.value).map(({ place, label }) => ({ value: place, label }));
  const name = (place: string): string => labelOfPlace(place, props, speech.value);
  const { marks } = room.shown.value;
  return (
    <section aria-label={words.marks}>
      <h3>{words.marks}</h3>
      <Button onClick={onPoint}>{words.mark}</Button>
      <div class="room-pointing">
        <Select
          label={words.markAt}
          value={from.value}
          options={[{ value: NONE, label: words.markAt }, ...places]}
          onChange={place => {
            from.value = place;
          }}
        />
        <Select
          label={words.markTo}
          value={to.value}
          options={[{ value: NONE, label: words.markRing }, ...places]}
          onChange={place => {
            to.value = place;
          }}
        />
        <Button
          disabled={from.value === NONE}
          onClick={() => room.mark({ from: from.value, ...(to.value !== NONE && { to: to.value }) })}
        >
          {words.markAdd}
        </Button>
      </div>
      {marks.length > 0 && (
        <>
          <ul class="room-marked">
            {marks.map(mark => (
              <li key={`${mark.from} ${mark.to}`}>
                {mark.to === undefined ? words.ring(name(mark.from)) : words.arrow(name(mark.from), name(mark.to))}
              </li>
            ))}
          </ul>
          <Button onClick={() => room.unmark()}>
            <Icon name="trash" /> {words.unmark}
          </Button>
        </>
      )}
    </section>
  );
}

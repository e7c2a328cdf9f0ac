import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { me } from '../net/me.ts';
import { stopsOf, tellMoment, turnAt } from '../table/replay/moment.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { InRoomProps } from './in-room-props.ts';
import { Marks } from './Marks.tsx';
import { type Noticed, newsOf } from './news.ts';
import { RoomChat } from './RoomChat.tsx';
import { RoomSheet } from './RoomSheet.tsx';
import type { RoomModel } from './room-model.ts';
import { roomText } from './text/index.ts';
import { usePointing } from './use-pointing.ts';

interface RoomBarProps extends InRoomProps {
  readonly alone: (entry: number) => string;
  readonly link: string;
}

const noticedOf = ({ room, model }: InRoomProps): Noticed | null => {
  const heard = room.room.value;
  const { replay } = model.controller.source;
  if (!heard) return null;
  const { branch, entry } = room.shown.value;
  const stops = branch === null && replay ? stopsOf(model, replay) : null;
  return {
    ...{ room: heard, self: me.value?.id, isFollowing: room.isFollowing.value },
    moment: stops && { entry, turn: turnAt(stops, entry), said: tellMoment(replay!, stops, entry) },
  };
};

/** Tells who does not see it what happens in the room. */
const useNews = (props: InRoomProps): void => {
  const { room } = props;
  const last = useRef<Noticed | null>(null);
  const { branch, entry } = room.shown.value;
  useEffect(() => {
    const now = noticedOf(props);
    if (!now) return;
    const news = newsOf(last.current, now);
    last.current = now;
    if (news.length > 0) announce(news.join('\n'));
  }, [room.room.value, room.isFollowing.value, branch === null, entry, props.model]);
};

/** Where one is: on one's own, in a line that was not played, or with the others. */
const saidOf = ({ room, shown, isLeading, isFollowing }: RoomModel): string => {
  const words = roomText.value;
  if (!room.value) return '';
  if (!isLeading.value && !isFollowing.value) return words.alone;
  if (shown.value.branch !== null) return `${words.branchOpen}. ${words.branchNote}`;
  const { leader, people } = room.value;
  return `${isLeading.value ? words.youLead : words.leads(leader.name)} · ${words.there(people.length)}`;
};

/** Above the table: who leads, whether one follows, and the way to everything else in the room. */
export function RoomBar({ room, model, alone, link }: RoomBarProps): JSX.Element {
  const words = roomText.value;
  const sheet = useSignal<'room' | 'chat' | null>(null);
  const isPointing = useSignal(false);
  const read = useSignal(room.room.peek()?.messages.at(-1)?.message ?? 0);
  const state = room.room.value;
  useNews({ room, model });
  usePointing(room, isPointing);
  const close = (): void => {
    sheet.value = null;
  };
  const last = state?.messages.at(-1)?.message ?? 0;
  useEffect(() => {
    if (sheet.value === 'chat') read.value = last;
  }, [last, sheet.value]);
  const unread = (state?.messages ?? []).filter(
    ({ message, person }) => message > read.value && person.id !== me.value?.id,
  ).length;
  return (
    <section class="room-bar" aria-label={words.title}>
      <div class="room-head">
        <h2>{words.title}</h2>
        <p class="room-said">{isPointing.value ? words.marking : saidOf(room)}</p>
      </div>
      <Tools
        {...{ room, isPointing, unread }}
        onOpen={name => {
          sheet.value = name;
        }}
      />
      <Marks room={room} model={model} />
      {sheet.value === 'chat' && <RoomChat room={room} onClose={close} />}
      {sheet.value === 'room' && (
        <RoomSheet
          {...{ room, model, alone, link }}
          onClose={close}
          onPoint={() => {
            close();
            isPointing.value = true;
            announce(words.marking);
          }}
        />
      )}
    </section>
  );
}

interface ToolsProps {
  readonly room: RoomModel;
  readonly isPointing: Signal<boolean>;
  readonly unread: number;
  readonly onOpen: (sheet: 'room' | 'chat') => void;
}

function Tools({ room, isPointing, unread, onOpen }: ToolsProps): JSX.Element {
  const words = roomText.value;
  return (
    <div class="room-tools">
      {isPointing.value ? (
        <Button
          onClick={() => {
            isPointing.value = false;
          }}
        >
          {words.markDone}
        </Button>
      ) : (
        <Leading room={room} />
      )}
      <Button
        look="quiet"
        label={words.chat(unread)}
        onClick={() => {
          onOpen('chat');
        }}
      >
        <Icon name="talk" size={22} />
        {unread > 0 && <span class="room-unread figures">{unread}</span>}
      </Button>
      <Button
        look="quiet"
        label={words.more}
        onClick={() => {
          onOpen('room');
        }}
      >
        <Icon name="people" size={22} />
      </Button>
    </div>
  );
}

/** The leader tries lines; the others follow or look around. */
function Leading({ room }: { readonly room: RoomModel }): JSX.Element {
  const words = roomText.value;
  const { branch } = room.shown.value;
  if (!room.isLeading.value) {
    const isFollowing = room.isFollowing.value;
    return (
      <Button look={isFollowing ? 'plain' : 'main'} onClick={() => room.follow(!isFollowing)}>
        {isFollowing ? words.unfollow : words.follow}
      </Button>
    );
  }
  if (branch === null)
    return (
      <Button label={words.branch} onClick={() => room.branch([])}>
        <Icon name="help" /> <span class="room-word">{words.branch}</span>
      </Button>
    );
  return (
    <>
      <Button
        look="quiet"
        label={words.branchBack}
        disabled={branch.length === 0}
        onClick={() => room.branch(branch.slice(0, -1))}
      >
        <Icon name="undo" size={22} />
      </Button>
      <Button label={words.branchEnd} onClick={() => room.branch(null)}>
        <Icon name="close" /> <span class="room-word">{words.branchEnd}</span>
      </Button>
    </>
  );
}

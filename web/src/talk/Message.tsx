import type { ChatMessage } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { go } from '../shell/routes.ts';
import { makeMoment } from '../text/intl.ts';
import { Icon } from '../ui/Icon.tsx';
import { MemberSign } from '../ui/MemberSign.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { Popover } from '../ui/Popover.tsx';
import { talkText } from './text/index.ts';

interface MessageProps {
  readonly message: ChatMessage;
  readonly words: string;
  readonly isMine: boolean;
  readonly onMute: () => void;
  readonly onReport: () => void;
}

/** A message of the chat, with its menu to mute or report its author. */
export function Message({ message, words, isMine, onMute, onReport }: MessageProps): JSX.Element {
  const { person, room, at } = message;
  const { you, spectator } = talkText.value;
  return (
    <li class={`talk-message ${isMine ? 'is-mine' : ''}`}>
      <div>
        <p class="talk-who">
          <strong>
            {isMine ? you : person.name}
            {!isMine && <MemberSign of={person} />}
          </strong>
          {room === 'spectators' && <span>{spectator}</span>}
          <time dateTime={at}>{makeMoment(at)}</time>
        </p>
        <p class="talk-words">{words}</p>
      </div>
      {!isMine && <About person={person} onMute={onMute} onReport={onReport} />}
    </li>
  );
}

function About({
  person: { id, name },
  onMute,
  onReport,
}: Pick<MessageProps, 'onMute' | 'onReport'> & Pick<ChatMessage, 'person'>): JSX.Element {
  const { about, mute, report, page } = talkText.value;
  return (
    <Popover button={<Icon name="more" size={24} />} label={about(name)} class="talk-about">
      <ul class="menu-rows">
        <MenuItem icon="person" label={page(name)} run={() => go({ page: 'people', id })} />
        <MenuItem icon="mute" label={mute(name)} run={onMute} />
        <MenuItem icon="flag" label={report} run={onReport} />
      </ul>
    </Popover>
  );
}

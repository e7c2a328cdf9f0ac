import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { me, needMe } from '../net/me.ts';
import { makePair } from '../text/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { requestId } from '../ui/device/random.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { RoomModel } from './room-model.ts';
import { roomText } from './text/index.ts';

const Report = lazy(async () => (await import('../talk/Report.tsx')).Report);

interface RoomChatProps {
  readonly room: RoomModel;
  readonly onClose: () => void;
}

/** The talk in the room. */
export function RoomChat({ room, onClose }: RoomChatProps): JSX.Element {
  const words = roomText.value;
  const messages = room.room.value?.messages ?? [];
  const reported = useSignal<number | null>(null);
  const reportedMessage = messages.find(({ message }) => message === reported.value);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  return (
    <Dialog title={words.chat(0)} onClose={onClose}>
      {messages.length === 0 && <p>{words.silent}</p>}
      <ol class="room-chat" ref={list}>
        {messages.map(({ message, person, text }) => (
          <li key={message}>
            <span>
              <strong>{makePair(person.name, '')}</strong>
              {text}
            </span>
            {person.id !== me.value?.id && (
              <Button
                look="quiet"
                label={words.report(person.name)}
                onClick={() => {
                  reported.value = message;
                }}
              >
                <Icon name="flag" size={18} />
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Say room={room} />
      {reportedMessage && (
        <Report
          message={reportedMessage}
          tell={reason => room.report(reportedMessage.message, reason)}
          onClose={() => {
            reported.value = null;
          }}
        />
      )}
    </Dialog>
  );
}

/** The same words again after a failure are the same request, which is carried out once. */
function Say({ room }: { readonly room: RoomModel }): JSX.Element {
  const words = roomText.value;
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const request = useRef(requestId());
  const id = useId();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '' || isBusy.value || !(await needMe())) return;
    isBusy.value = true;
    const answer = await room.say(said, request.current);
    isBusy.value = false;
    problem.value = answer.ok ? null : answer.error.message;
    if (!answer.ok) return;
    request.current = requestId();
    text.value = '';
  };
  return (
    <form class="talk-say" onSubmit={submit}>
      <label class="hidden-text" for={id}>
        {words.write}
      </label>
      <input
        id={id}
        value={text.value}
        placeholder={words.write}
        maxLength={300}
        autocomplete="off"
        enterkeyhint="send"
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
      <Button type="submit" look="main" busy={isBusy.value}>
        {words.send}
      </Button>
      {problem.value && (
        <p class="field-problem" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}

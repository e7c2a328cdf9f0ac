import type { ChatMessage } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { me } from '../net/me.ts';
import { lazy } from '../ui/lazy.tsx';
import { toast } from '../ui/Toast.tsx';
import { useScrolledDown } from '../ui/use-scrolled-down.ts';
import { Message } from './Message.tsx';
import { Phrases, usePhrases } from './Phrases.tsx';
import { Say } from './Say.tsx';
import type { Talk } from './talk.ts';
import { talkText } from './text/index.ts';
import { useSaying } from './use-saying.ts';
import './talk.css';

const Report = lazy(async () => (await import('./Report.tsx')).Report);

export interface TalkPanelProps {
  readonly talk: Talk;
}

/** Loaded when the talk is first opened. */
export const loadTalkPanel = async () => {
  await talkText.load();
  return TalkPanel;
};

/** Messages, phrases that can be said at one tap, and a line to write. */
function TalkPanel({ talk }: TalkPanelProps): JSX.Element {
  const words = talkText.value;
  const phrases = usePhrases();
  const reported = useSignal<ChatMessage | null>(null);
  const saying = useSaying(talk);
  useEffect(() => {
    const look = (): void => talk.show(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      talk.show(false);
    };
  }, [talk]);
  const mute = async ({ id, name }: ChatMessage['person']): Promise<void> => {
    const muted = await talk.mute(id);
    if (!muted.ok) toast(muted.error.message, { look: 'warning' });
    else toast(words.muted(name), { act: { label: words.unmute, run: () => void talk.unmute(id) } });
  };
  return (
    <div class="talk">
      <Said
        messages={talk.messages.value}
        wordsOf={({ phrase, text }) => (phrase && phrases.get(phrase)) || text}
        onMute={mute}
        onReport={message => {
          reported.value = message;
        }}
      />
      {talk.isOpen.value ? (
        <Phrases phrases={phrases} isBusy={saying.isBusy} onSay={phrase => void saying.say({ phrase })} />
      ) : (
        <p class="talk-silent" role="status">
          {words.silent}
        </p>
      )}
      {talk.isAside.value && <p class="talk-aside">{words.aside}</p>}
      <Say isSilent={!talk.isOpen.value} saying={saying} />
      {reported.value && (
        <Report
          message={reported.value}
          tell={reason => talk.report(reported.value!.message, reason)}
          onClose={() => {
            reported.value = null;
          }}
        />
      )}
    </div>
  );
}

interface SaidProps {
  readonly messages: readonly ChatMessage[];
  readonly wordsOf: (message: ChatMessage) => string;
  readonly onMute: (person: ChatMessage['person']) => void;
  readonly onReport: (message: ChatMessage) => void;
}

function Said({ messages, wordsOf, onMute, onReport }: SaidProps): JSX.Element {
  const words = talkText.value;
  const list = useScrolledDown(messages.length);
  if (messages.length === 0) return <p class="talk-none">{words.none}</p>;
  return (
    <ol class="talk-said" ref={list} aria-label={words.said}>
      {messages.map(message => (
        <Message
          key={message.message}
          message={message}
          words={wordsOf(message)}
          isMine={message.person.id === me.value?.id}
          onMute={() => onMute(message.person)}
          onReport={() => onReport(message)}
        />
      ))}
    </ol>
  );
}

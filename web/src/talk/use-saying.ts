import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { requestId } from '../ui/device/random.ts';
import type { Talk, Words } from './talk.ts';

export interface Saying {
  readonly isBusy: boolean;
  /** Why the last words were not said. */
  readonly problem: string | null;
  /** Answers whether the message was sent. */
  readonly say: (words: Words) => Promise<boolean>;
}

/** Says one thing at a time. The same words again after a failure are the same request, which is carried out once. */
export const useSaying = (talk: Talk): Saying => {
  const isBusy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const failed = useRef<{ readonly words: string; readonly id: string } | null>(null);
  const say = async (words: Words): Promise<boolean> => {
    if (isBusy.value) return false;
    const key = JSON.stringify(words);
    const id = failed.current?.words === key ? failed.current.id : requestId();
    isBusy.value = true;
    const said = await talk.say(words, id);
    isBusy.value = false;
    failed.current = said.ok ? null : { words: key, id };
    problem.value = said.ok ? null : said.error.message;
    return said.ok && said.value;
  };
  return { isBusy: isBusy.value, problem: problem.value, say };
};

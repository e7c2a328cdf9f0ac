import { ok } from '@ankerplatz/kit';
import type { Chat, ChatMessage, Phrase } from '@ankerplatz/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { api, type Invitation } from '../net/api.ts';
import type { Answer } from '../net/http.ts';
import { me, needMe } from '../net/me.ts';
import type { ConnectionState } from '../net/socket.ts';
import { makePair } from '../text/phrases.ts';
import { announce } from '../ui/announcer.tsx';
import { markRead, readUpTo } from './read-marks.ts';

/** A message: words of one's own, or a phrase. */
export type Words = { readonly text: string } | { readonly phrase: Phrase };

const isMine = ({ person }: ChatMessage): boolean => person.id === me.peek()?.id;

/** The talk at a table, as far as these eyes may read it. */
export class Talk {
  readonly messages: ReadonlySignal<readonly ChatMessage[]>;
  /** Whether anything may be said now. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** How many messages of others were not looked at here. */
  readonly unread: ReadonlySignal<number>;
  private readonly heard = signal<readonly ChatMessage[]>([]);
  private readonly open = signal(true);
  private readonly read = signal(0);
  private readonly isShown = signal(false);
  /** Whether the server tells through this connection what is said. */
  private isHeard = false;
  private readonly stop: () => void;

  constructor(
    readonly table: string,
    private readonly invitation: Invitation,
    connection: ReadonlySignal<ConnectionState>,
    /** Whether there is anybody to talk with. */
    readonly isUseful: ReadonlySignal<boolean>,
    /** Whether what is said here is kept from the players until the game is over. */
    readonly isAside: ReadonlySignal<boolean> = signal(false),
  ) {
    this.messages = this.heard;
    this.isOpen = this.open;
    this.read.value = readUpTo(table);
    this.unread = computed(
      () => this.heard.value.filter(said => said.message > this.read.value && said.person.id !== me.value?.id).length,
    );
    const stops = [
      effect(() => {
        if (connection.value !== 'open') this.isHeard = false;
      }),
      effect(() => void (this.isShown.value && this.look(this.heard.value))),
    ];
    this.stop = () => {
      for (const each of stops) each();
    };
  }

  /** From now on the server tells what is said: what was said before is asked for, once a connection. */
  watched(): void {
    if (this.isHeard) return;
    this.isHeard = true;
    void this.catchUp(this.heard.peek().at(-1)?.message ?? 0);
  }

  /** The server tells what was just said, or that nothing may be said. */
  hear({ isOpen, messages }: Chat): void {
    const news = messages.filter(({ message }) => !this.heard.peek().some(known => known.message === message));
    this.take({ isOpen, messages });
    for (const said of news) if (!isMine(said)) announce(makePair(said.person.name, said.text));
  }

  /** Asks for what was said after a message; from 0: for everything, since more may be read now. */
  async catchUp(after = 0): Promise<void> {
    const asked = await api.chat(this.table, after, this.invitation);
    if (asked.ok) this.take(asked.value);
  }

  /** A visitor without a name is asked for one first. */
  async say(words: Words, id: string): Answer<boolean> {
    if (!(await needMe())) return ok(false);
    const said = await api.say(this.table, words, id, this.invitation);
    return said.ok ? ok(true) : said;
  }

  async mute(person: string): Answer {
    const muted = await api.mute(person);
    if (muted.ok) this.heard.value = this.heard.value.filter(said => said.person.id !== person);
    return muted;
  }

  async unmute(person: string): Answer {
    const unmuted = await api.unmute(person);
    if (unmuted.ok) await this.catchUp();
    return unmuted;
  }

  report(message: number, reason: string): Answer {
    return api.report(this.table, message, reason, this.invitation);
  }

  /** Whether the talk is on the screen: what is seen counts as read. */
  show(isShown: boolean): void {
    this.isShown.value = isShown;
  }

  close(): void {
    this.stop();
  }

  private look(messages: readonly ChatMessage[]): void {
    const last = messages.at(-1)?.message ?? 0;
    if (last <= this.read.peek()) return;
    this.read.value = last;
    markRead(this.table, last);
  }

  private take({ isOpen, messages }: Pick<Chat, 'isOpen' | 'messages'>): void {
    this.open.value = isOpen;
    if (messages.length === 0) return;
    const all = new Map([...this.heard.peek(), ...messages].map(said => [said.message, said]));
    this.heard.value = [...all.values()].sort((one, other) => one.message - other.message);
  }
}

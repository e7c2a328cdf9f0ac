import type { Language } from '@ankerplatz/kit';
import type {
  Companions,
  EventReason,
  Invitations,
  NoticeKind,
  NoticeReason,
  NoticeTest,
  NoticeWays,
  PushSubscription,
} from '@ankerplatz/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { type Identity, shownName, shownPerson } from '../accounts/identity.ts';
import { hashOf } from '../accounts/secrets.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { randomCode, readCode } from '../random.ts';
import { isAtHome, requireVisible } from '../tables/model/access.ts';
import { UNKNOWN_ZONE } from '../tables/model/hours.ts';
import type { Tables } from '../tables/service.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { timeIn } from '../text/notice-words.ts';
import type { Delivery, Notice, Sent, VapidKeys, Way } from './delivery.ts';
import type { DueNotice, NoticeStore, OwedDecisionRow, WaysRow } from './store.ts';

/** Facts of an event that a comer is told. */
export interface EventNews {
  readonly reason: EventReason;
  readonly event: string;
  readonly name: string;
  readonly startsAt: Date;
  /** Of its place. */
  readonly zone: string;
  readonly place: string;
}

/** Facts of a tournament that was changed, or called off. */
export interface TournamentNews {
  readonly tournament: string;
  readonly name: string;
  readonly startsAt: Date | null;
  readonly isCancelled: boolean;
}

/** Browsers of one person. */
const MOST_DEVICES = 20;
/** Of one person, as far as they are offered. */
const MOST_COMPANIONS = 50;
/** 40 bits, and few tries. */
const CODE_GROUPS = 2;

export interface NoticesParts {
  readonly store: NoticeStore;
  readonly ways: Delivery;
  readonly keys: () => Promise<VapidKeys>;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Where others find this server. */
  readonly home: () => string;
}

type Tried = NoticeTest['ways'][number];

/** By the time of the seat, which it says. */
const untilOf = ({ zone, dueAt }: Pick<OwedDecisionRow, 'zone' | 'dueAt'>, language: Language): string | null =>
  dueAt && timeIn(zone ?? UNKNOWN_ZONE, dueAt, language);

/** The kind of notice, which people turn on or off, that a reason belongs to. */
const kindOf = (reason: NoticeReason): NoticeKind => {
  if (reason === 'warned') return 'due';
  return reason === 'expired' ? 'over' : reason;
};

/** Where people hear of their tables when they do not look at them. */
export class Notices {
  constructor(private readonly parts: NoticesParts) {}

  async ways(identity: string): Promise<NoticeWays> {
    const { store, keys, ways } = this.parts;
    const { kinds, webhook, mail, isConfirmed, subscriptions } = await store.ways(identity);
    return {
      kinds: [...kinds],
      publicKey: (await keys()).publicKey,
      devices: subscriptions.length,
      webhook,
      mail: mail === null ? null : { address: mail, isConfirmed },
      sendsMail: ways.sendsMail,
    };
  }

  setKinds(identity: string, kinds: readonly NoticeKind[]): Promise<void> {
    return this.parts.store.setKinds(identity, kinds);
  }

  async setWebhook(identity: string, url: string | null): Promise<void> {
    if (url !== null) await this.parts.ways.check(url);
    await this.parts.store.setWebhook(identity, url);
  }

  /** Since anybody may name any address, codes are sent for people with a login name alone. */
  requireMail({ login }: Identity): void {
    if (!this.parts.ways.sendsMail) throw new Problem('no-mail');
    if (login === null) throw new Problem('no-password');
  }

  /** No notices are sent to an address before its owner has confirmed it. */
  async setMail({ id, language }: Identity, address: string | null): Promise<void> {
    const { store, ways } = this.parts;
    if (address === null) return store.setMail(id, null, null);
    const code = randomCode(CODE_GROUPS);
    await store.setMail(id, address, hashOf(code));
    const { subject, text } = CATALOGUES[language].notices.confirm;
    await ways.write(address, subject, text(code)).catch(error => {
      this.parts.log.warn({ err: error }, 'a mail could not be sent');
      throw new Problem('notice-failed');
    });
  }

  async confirmMail(identity: string, code: string): Promise<void> {
    if (!(await this.parts.store.confirmMail(identity, hashOf(readCode(code))))) throw new Problem('no-such-code');
  }

  async subscribe(identity: string, { endpoint, keys }: PushSubscription): Promise<void> {
    await this.parts.ways.check(endpoint);
    if (!(await this.parts.store.subscribe(identity, { endpoint, ...keys }, MOST_DEVICES)))
      throw new Problem('too-many-devices');
  }

  async unsubscribe(identity: string, endpoint: string): Promise<void> {
    await this.parts.store.unsubscribe(identity, endpoint);
  }

  async companions({ id, language }: Identity): Promise<Companions> {
    const people = await this.parts.store.companions(id, MOST_COMPANIONS);
    return { people: people.map(person => shownPerson(person, language)) };
  }

  async invitations({ id, language }: Identity): Promise<Invitations> {
    const invitations = await this.parts.store.invitations(id);
    const named = invitations.map(({ keptUntil, ...each }) => ({
      ...each,
      ...(keptUntil && { keptUntil: keptUntil.toISOString() }),
      by: shownPerson(each.by, language),
    }));
    return { invitations: named };
  }

  /**
   * People who have sat at a table together invite each other, and those who follow each other. A seat is kept for an
   * invited person.
   */
  async invite(identity: string, id: string, person: string): Promise<void> {
    const table = requireVisible(await this.parts.tables.table(id), { identity });
    if (!isAtHome(table, identity)) throw new Problem('not-seated');
    if (table.status !== 'open') throw new Problem('not-open');
    if (person === identity || !(await this.parts.store.mayInvite(person, identity)))
      throw new Problem('no-such-person');
    await this.parts.tables.seating.keep(id, person);
    await this.parts.store.invite(id, person, identity);
  }

  async test({ id, language }: Identity): Promise<NoticeTest> {
    const { store, home } = this.parts;
    const facts = { game: '', names: [], by: '', more: 0, until: null };
    const ways = await this.send(id, await store.ways(id), {
      reason: 'test',
      table: null,
      ...CATALOGUES[language].notices.reasons.test(facts),
      url: `${home()}/settings`,
      turnOff: CATALOGUES[language].notices.turnOff(`${home()}/settings`),
    });
    if (ways.length === 0) throw new Problem('no-way');
    return { ways };
  }

  /** Whether the notice has arrived somewhere, or there is nowhere to send it. */
  async deliver(notice: DueNotice): Promise<boolean> {
    if (!notice.kinds.includes(kindOf(notice.reason))) return true;
    const { identity, language, reason, invitation } = notice;
    // A person whose turn it is at several tables is led to the one that has waited longest.
    const waiting = reason === 'due' ? await this.parts.store.waiting(identity) : [];
    const longest = waiting[0] ?? { ...notice, dueAt: reason === 'invited' ? notice.keptUntil : null };
    const { game, names } = longest;
    const by = shownName(notice.by, language);
    const home = this.parts.home();
    const words = CATALOGUES[language].notices;
    const tried = await this.send(identity, notice, {
      reason,
      table: notice.table,
      ...words.reasons[reason]({
        game,
        names,
        by,
        more: Math.max(0, waiting.length - 1),
        until: untilOf(longest, language),
      }),
      // After the # it is sent to no server and stands in no log.
      url: `${home}/t/${longest.table}${reason === 'invited' ? `#invitation=${invitation}` : ''}`,
      turnOff: words.turnOff(`${home}/settings`),
    });
    return tried.length === 0 || tried.some(({ isSent }) => isSent);
  }

  /** The same for an event of the club. */
  async tellOfEvent(identity: string, language: Language, news: EventNews): Promise<boolean> {
    const { reason, event, name, startsAt, zone, place } = news;
    const home = this.parts.home();
    const words = CATALOGUES[language].notices;
    const url = `${home}/events/${event}`;
    const tried = await this.send(identity, await this.parts.store.ways(identity), {
      reason,
      table: null,
      ...words.events[reason]({ name, place, at: timeIn(zone, startsAt, language) }),
      url,
      turnOff: words.turnOff(url),
    });
    return tried.length === 0 || tried.some(({ isSent }) => isSent);
  }

  /** People who have signed up for a tournament hear of it as of seats that are kept for them there. */
  async tellOfTournament(identity: string, { tournament, name, startsAt, isCancelled }: TournamentNews): Promise<void> {
    const { language, ...ways } = await this.parts.store.ways(identity);
    if (!ways.kinds.includes('invited')) return;
    const home = this.parts.home();
    const words = CATALOGUES[language].notices;
    const at = startsAt && timeIn(UNKNOWN_ZONE, startsAt, language);
    await this.send(identity, ways, {
      ...{ reason: 'tournament', table: null, url: `${home}/tournaments/${tournament}` },
      ...(isCancelled ? words.events.cancelled({ name, at: at ?? '', place: '' }) : words.revised({ name, at })),
      turnOff: words.turnOff(`${home}/settings`),
    });
  }

  private async send(identity: string, row: WaysRow, notice: Notice): Promise<Tried[]> {
    const { ways, store } = this.parts;
    const { webhook, mail, isConfirmed, subscriptions } = row;
    const pushed = subscriptions.map(subscription =>
      this.try('push', async () => {
        const sent = await ways.push(subscription, notice);
        if (sent === 'gone') await store.unsubscribe(identity, subscription.endpoint);
        return sent;
      }),
    );
    const hooked = webhook === null ? [] : [this.try('webhook', () => ways.webhook(webhook, notice))];
    const isMailed = mail !== null && isConfirmed && ways.sendsMail;
    const mailed = isMailed ? [this.try('mail', () => ways.mail(mail, notice))] : [];
    return Promise.all([...pushed, ...hooked, ...mailed]);
  }

  private async try(way: Way, send: () => Promise<Sent>): Promise<Tried> {
    const { metrics, log } = this.parts;
    const [result, problem] = await send().then(
      sent => [sent, null] as const,
      error => ['failed', String((error as { code?: unknown }).code ?? (error as Error).name)] as const,
    );
    metrics.notices.inc({ way, result });
    if (result === 'failed') log.info({ way, problem }, 'a notice could not be delivered');
    // Why it failed stands in the log alone: people who may name addresses would learn what answers there.
    return { way, isSent: result === 'sent', problem: result === 'sent' ? null : result };
  }
}

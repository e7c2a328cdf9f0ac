import type { Transporter } from 'nodemailer';
import type { GuardedSender } from './guard.ts';
import type { Subscription } from './store.ts';

export type Way = 'push' | 'webhook' | 'mail';

/** The content of a notice, the same for every way of delivery. */
export interface Notice {
  readonly reason: string;
  readonly table: string | null;
  readonly title: string;
  readonly body: string;
  /** The address that one tap leads to. */
  readonly url: string;
  /** The address where such notices are turned off. */
  readonly turnOff: string;
}

/** Whether the notice was sent; `gone`: the receiver does not exist any more. */
export type Sent = 'sent' | 'gone' | 'failed';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A turn is still worth knowing tomorrow. */
const PUSH_TTL_S = 86_400;
const SMTP_TIMEOUT_MS = 5000;

/** Libraries are loaded with the first notice of their way: together they are a seventh of all that a server would load to start. */
const nodemailer = () => import('nodemailer');
const webPush = async () => (await import('web-push')).default;

export const newVapidKeys = async (): Promise<VapidKeys> => (await webPush()).generateVAPIDKeys();

const isGood = (status: number): boolean => status >= 200 && status < 300;

const postTo = async (url: string): Promise<Transporter> => {
  const { createTransport } = await nodemailer();
  return createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** A message in the forms that common receivers read: Slack, Mattermost and Google Chat `text`, Discord `content`. */
const hookBody = ({ reason, table, title, body, url }: Notice): string => {
  const text = `${title}: ${body} ${url}`;
  return JSON.stringify({ text, content: text, allowed_mentions: { parse: [] }, reason, table, title, body, url });
};

/** The ways in which notices leave the server. */
export class Delivery {
  private post: Promise<Transporter> | undefined;

  constructor(
    private readonly sender: GuardedSender,
    /** Made at the first start, the same for all servers. */
    private readonly keys: () => Promise<VapidKeys>,
    /** The person whom a push service may ask about this server. */
    private readonly contact: string,
    private readonly smtpUrl: string | null,
    private readonly mailFrom: string,
  ) {}

  get sendsMail(): boolean {
    return this.smtpUrl !== null;
  }

  async push({ endpoint, p256dh, auth }: Subscription, { title, body, url, table, reason }: Notice): Promise<Sent> {
    const payload = JSON.stringify({ title, body, url, table, reason });
    const { generateRequestDetails } = await webPush();
    const made = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: this.contact, ...(await this.keys()) },
      TTL: PUSH_TTL_S,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      // A newer notice of the same table takes the place of one that has not arrived yet.
      ...(table === null ? {} : { topic: table }),
    });
    const headers = made.headers as unknown as Record<string, string | number>;
    const status = await this.sender.post({ url: endpoint, headers, body: made.body ?? '' });
    if (status === 404 || status === 410) return 'gone';
    return isGood(status) ? 'sent' : 'failed';
  }

  async webhook(url: string, notice: Notice): Promise<Sent> {
    const headers = { 'content-type': 'application/json', 'user-agent': 'ankerplatz' };
    return isGood(await this.sender.post({ url, headers, body: hookBody(notice) })) ? 'sent' : 'failed';
  }

  async mail(address: string, { title, body, url, turnOff }: Notice): Promise<Sent> {
    await this.write(address, title, `${body}\n\n${url}\n\n-- \n${turnOff}\n`);
    return 'sent';
  }

  async write(address: string, subject: string, text: string): Promise<void> {
    if (this.smtpUrl === null) return;
    this.post ??= postTo(this.smtpUrl);
    await (await this.post).sendMail({ from: this.mailFrom, to: { name: '', address }, subject, text });
  }

  check(url: string): Promise<void> {
    return this.sender.check(url);
  }

  async close(): Promise<void> {
    // A library that could not be loaded has failed whoever was to write.
    (await this.post?.catch(() => undefined))?.close();
  }
}

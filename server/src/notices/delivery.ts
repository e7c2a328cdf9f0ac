import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
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

const isGood = (status: number): boolean => status >= 200 && status < 300;

/** A message in the forms that common receivers read: Slack, Mattermost and Google Chat `text`, Discord `content`. */
const hookBody = ({ reason, table, title, body, url }: Notice): string => {
  const text = `${title}: ${body} ${url}`;
  return JSON.stringify({ text, content: text, allowed_mentions: { parse: [] }, reason, table, title, body, url });
};

/** The ways in which notices leave the server. */
export class Delivery {
  private readonly post: Transporter | null;

  constructor(
    private readonly sender: GuardedSender,
    /** Made at the first start, the same for all servers. */
    private readonly keys: () => Promise<VapidKeys>,
    /** The person whom a push service may ask about this server. */
    private readonly contact: string,
    smtpUrl: string | null,
    private readonly mailFrom: string,
  ) {
    this.post =
      smtpUrl === null
        ? null
        : createTransport({
            url: smtpUrl,
            connectionTimeout: SMTP_TIMEOUT_MS,
            greetingTimeout: SMTP_TIMEOUT_MS,
            socketTimeout: SMTP_TIMEOUT_MS,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
  }

  get sendsMail(): boolean {
    return this.post !== null;
  }

  async push({ endpoint, p256dh, auth }: Subscription, { title, body, url, table, reason }: Notice): Promise<Sent> {
    const payload = JSON.stringify({ title, body, url, table, reason });
    const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
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
    await this.post?.sendMail({ from: this.mailFrom, to: { name: '', address }, subject, text });
  }

  check(url: string): Promise<void> {
    return this.sender.check(url);
  }

  close(): void {
    this.post?.close();
  }
}

import { createTransport } from 'nodemailer';
import { isLoopback } from '../platform/is-loopback.ts';
import { senderOf } from '../platform/mail-sender.ts';
import type { RenderedMail } from './layout.ts';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
  /** The sender's name, unless the operator set another one. */
  associationName: string;
  subject: string;
  attachments: Attachment[];
  headers?: Record<string, string>;
}

export interface MailOut {
  /** Resolves when the server accepts the mail; throws MailRefused when it refuses. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refused: 5xx is final, 4xx may succeed later. */
export class MailRefused extends Error {
  readonly reason: string;
  readonly isPermanent: boolean;
  constructor(responseCode: number) {
    // Only the number: the server's message often quotes the address.
    super(`mail server answered ${responseCode}`);
    this.reason = `smtp_${responseCode}`;
    this.isPermanent = responseCode >= 500;
  }
}

/** Mails have codes and links, so they leave this machine only encrypted: a server without STARTTLS gets none. */
function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl);
  return createTransport({
    pool: true,
    maxConnections: 4,
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    requireTLS: !isLoopback(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

/** Connects and logs in, and sends nothing. Throws what the server has against it. */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

export function connectMailOut({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailOut {
  const transport = openTransport(smtpUrl);
  const domain = senderOf(mailFrom, '').address.split('@').at(-1);

  return {
    async send({ id, associationName, ...mail }) {
      try {
        // The row's id is the Message-ID, so that a repeat is recognisable.
        const from = senderOf(mailFrom, associationName);
        await transport.sendMail({ from, ...mail, messageId: `<${id}@${domain}>` });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        throw responseCode ? new MailRefused(responseCode) : error;
      }
    },
    close: () => transport.close(),
  };
}

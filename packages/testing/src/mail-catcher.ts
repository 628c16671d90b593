import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { CaughtMail } from './caught-mail.ts';
import { waitUntil } from './stack/wait-until.ts';
import { escapeHtml } from './escape-html.ts';

/** The SMTP server for tests and local stacks. */
export interface MailCatcher {
  smtpUrl: string;
  httpUrl: string;
  mails: CaughtMail[];
  /**
   * When set, runs for every received mail before the response. Resolves to true to accept it, false to
   * refuse it for now (451), or a number to refuse it with that code. A client that died meanwhile never gets the
   * response.
   */
  beforeAnswer: ((mail: CaughtMail) => Promise<boolean | number>) | null;
  mailsTo(address: string): CaughtMail[];
  /** The newest mail to the address; waits for it. */
  waitForMail(address: string, matches?: (mail: CaughtMail) => boolean): Promise<CaughtMail>;
  close(): Promise<void>;
}

/** Starts a real SMTP server that stores what it gets, and a page to view it. */
export async function startMailCatcher(ports: { smtp?: number; http?: number } = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, answer) {
      const isGone = () => (session as { socket?: { destroyed: boolean } }).socket?.destroyed === true;
      takeMail(stream).then(
        async (mail) => {
          const decision = catcher.beforeAnswer ? await catcher.beforeAnswer(mail) : true;
          if (decision === true && !isGone()) mails.push(mail);
          const responseCode = decision === false ? 451 : decision;
          answer(decision === true ? null : Object.assign(new Error('refused'), { responseCode }));
        },
        (error: Error) => answer(error),
      );
    },
  });
  // Some tests kill a client in mid-mail, which is not an error of this server.
  smtp.on('error', () => {});
  await listen(smtp.server as unknown as Server, ports.smtp);

  const http = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mail');
    if (pathname === '/messages') {
      const to = searchParams.get('to');
      const found = to === null ? mails : catcher.mailsTo(to);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(mailPage(mails));
    }
  });
  await listen(http, ports.http);

  const catcher: MailCatcher = {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server as unknown as Server)}`,
    httpUrl: `http://127.0.0.1:${portOf(http)}`,
    mails,
    beforeAnswer: null,
    mailsTo: (address) => mails.filter((mail) => mail.to.toLowerCase() === address.toLowerCase()),
    waitForMail: (address, matches = () => true) =>
      waitUntil(`a mail to ${address}`, async () => catcher.mailsTo(address).findLast(matches), {
        timeoutMs: 45_000,
      }),
    async close() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
    },
  };
  return catcher;
}

function headerOf(headers: ReadonlyMap<string, unknown>, name: string): string | null {
  const value = headers.get(name);
  return typeof value === 'string' ? value : null;
}

async function takeMail(stream: Parameters<typeof simpleParser>[0]): Promise<CaughtMail> {
  const parsed = await simpleParser(stream);
  const { to } = parsed;
  return {
    messageId: parsed.messageId ?? '',
    to: (Array.isArray(to) ? to[0] : to)?.value[0]?.address ?? '',
    from: parsed.from?.text ?? '',
    subject: parsed.subject ?? '',
    language: headerOf(parsed.headers, 'content-language'),
    text: parsed.text ?? '',
    html: typeof parsed.html === 'string' ? parsed.html : '',
    listHeaders: Object.fromEntries(
      parsed.headerLines
        .filter(({ key }) => key.startsWith('list-'))
        .map(({ key, line }) => [key, line.slice(key.length + 1).replaceAll(/\s+/g, '')]),
    ),
    attachments: parsed.attachments.map(({ filename = '', content }) => ({
      filename,
      content: content.toString('base64'),
    })),
  };
}

function listen(server: Server, port = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** A page that shows every caught mail, newest first, for developers. */
function mailPage(mails: CaughtMail[]): string {
  const rows = mails.toReversed().map(
    (mail) => `<details><summary>${escapeHtml(mail.subject)} — ${escapeHtml(mail.to)}</summary>
      <iframe sandbox srcdoc="${escapeHtml(mail.html)}"></iframe></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
    <title>Caught mail</title>
    <style>body{font:16px sans-serif;margin:24px}iframe{width:100%;height:480px;border:1px solid #ccc}</style>
    <h1>Caught mail (${mails.length})</h1>${rows.join('') || '<p>Nothing yet.</p>'}</html>`;
}

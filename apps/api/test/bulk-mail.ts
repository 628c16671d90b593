import { randomUUID } from 'node:crypto';
import type { BulkMailCard, BulkMailHistory } from '@suchi/contracts/bulk-mail';
import { type ApiRequest, askApi, type TestInstallation, waitUntil } from '@suchi/testing';
import { insertPeople, type Person } from './community.ts';

export const idsOf = (people: readonly Person[]) => ({ ids: people.map(({ profileId }) => profileId) });

/** What the page sends for these people. */
export const mailTo = (people: readonly Person[], changes: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  subject: 'Will you come to {event}?',
  heading: 'Namaskar {name}',
  text: 'Your number is {serial number}.\nPlease come.',
  selection: idsOf(people),
  recipients: people.length,
  audience: 'Chosen candidates',
  ...changes,
});

export type BulkMailHelper = ReturnType<typeof openBulkMail>;

/** An admin at the page of bulk mails, and the inboxes of the recipients. */
export function openBulkMail(server: TestInstallation, staff: { token: string }) {
  const askAsVisitor = <Data>(path: string, request: ApiRequest = {}) =>
    askApi<Data>(server.api.url, `/qe_bulk_mail${path}`, request);
  const ask = <Data>(path: string, request: ApiRequest = {}) =>
    askAsVisitor<Data>(path, { token: staff.token, ...request });
  const cardOf = async (id: number) => {
    const { data } = await ask<BulkMailHistory>('/history');
    const card = data.mails.find((one) => one.id === id);
    if (!card) throw new Error('the mail is not on the first page');
    return card;
  };
  const addressOf = async ({ id }: Person) => {
    const [row] = await server.query<{ email: string }>('select email from directus_users where id = $1', [
      id,
    ]);
    return row?.email ?? '';
  };
  return {
    token: staff.token,
    ask,
    askAsVisitor,
    cardOf,
    addressOf,
    async send(people: readonly Person[], changes: Record<string, unknown> = {}) {
      const { data, code } = await ask<{ id: number }>('/send', { body: mailTo(people, changes) });
      if (code !== null) throw new Error(`sending was refused: ${code}`);
      return data.id;
    },
    act: (id: number, action: string, recipient: number | null = null) =>
      ask<BulkMailCard>('/act', { body: { id, action, recipient } }),
    waitForProgress: (id: number, progress: BulkMailCard['progress']) =>
      waitUntil(`the mail to be ${progress}`, async () => (await cardOf(id)).progress === progress, {
        timeoutMs: 60_000,
      }),
    mailsTo: async (person: Person) => server.mail.mailsTo(await addressOf(person)),
    group: (count: number) =>
      insertPeople(
        server,
        Array.from({ length: count }, () => ({})),
      ),
  };
}

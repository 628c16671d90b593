import { roleIds } from '@suchi/domain/accounts';
import { startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BulkMailHelper, mailTo, openBulkMail } from './bulk-mail.ts';
import { insertPeople } from './community.ts';
import { registerWithRole } from './member.ts';

let server: TestInstallation;
let office: BulkMailHelper;

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'bulk_mail_languages',
    workers: 0,
    extraEnv: { SUCHI_BULK_MAIL_PER_MINUTE: '3000' },
  });
  await server.query(
    `update edition set event_date = '2026-12-27', event_place = 'Mulund East' where is_current`,
  );
  office = openBulkMail(server, await registerWithRole(server, roleIds.admin));
});
afterAll(() => server.stop());

const marathi = { subject: 'बातमी', heading: 'नमस्कार {name}', text: 'कृपया या. {event}, {serial number}' };
const hindi = { subject: 'समाचार', heading: '', text: 'कृपया आइए।' };

it('each recipient reads their own language, else the association’s, else English', async () => {
  await server.query(`update admin_setting set languages = 'en,mr,gu', default_language = 'mr'`);
  const readers = ['en', 'mr', 'gu', 'hi', null];
  const people = await insertPeople(
    server,
    readers.map((app_language) => ({ account: { app_language }, profile: { first_name: 'Asha' } })),
  );
  const id = await office.send(people, { subject: 'News', translations: { mr: marathi, hi: hindi } });
  const worker = await server.startWorker();
  await office.waitForProgress(id, 'complete');
  await worker.stop();
  const mails = await Promise.all(people.map((person) => office.mailsTo(person)));
  // Gujarati was not written, Hindi is not offered.
  expect(mails.map(([mail]) => mail?.subject)).toEqual(['News', 'बातमी', 'News', 'बातमी', 'बातमी']);
  expect(mails[1]?.[0]?.html).toContain('नमस्कार Asha');
  expect(mails[1]?.[0]?.html).toContain('<html lang="mr"');
  expect(mails[1]?.[0]?.text).toContain('कृपया या. मेळावा, 27/12/2026, Mulund East, अजून छापलेला नाही');
  expect((await office.cardOf(id)).translations).toEqual({ mr: marathi, hi: hindi });
});

it('a test to oneself is in the language of its text, to the last line', async () => {
  const worker = await server.startWorker();
  const { data } = await office.ask<{ email: string }>('/test', { body: { ...marathi, language: 'mr' } });
  const caught = await server.mail.waitForMail(data.email, ({ subject }) => subject === 'बातमी');
  await worker.stop();
  expect(caught.language).toBe('mr');
  expect(caught.text).toContain('मेळावा');
  expect(caught.html).toContain('येथून पाठवला आहे');
  const unknown = { ...marathi, language: 'xx' };
  expect((await office.ask('/test', { body: unknown })).code).toBe('INVALID_PAYLOAD');
});

it.each([
  ['an unknown language', { xx: marathi }],
  ['English a second time', { en: marathi }],
  ['a text alone', { mr: { text: 'कृपया या.' } }],
  ['a long subject', { mr: { ...marathi, subject: 'क'.repeat(151) } }],
  ['a long text', { mr: { ...marathi, text: 'क'.repeat(20_001) } }],
  ['a subject of two lines', { mr: { ...marathi, subject: 'एक\nदोन' } }],
  ['an unknown field', { mr: { ...marathi, text: '{नाव} कृपया या.' } }],
])('is refused with %s', async (_what, translations) => {
  const people = await insertPeople(server, [{}]);
  expect((await office.ask('/send', { body: mailTo(people, { translations }) })).code).toBe(
    'INVALID_PAYLOAD',
  );
});

import { askApi, type CaughtMail, shareInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { listLanguages } from '@suchi/words/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '../extensions/suchi/src/mail/commands/queue-mail.ts';
import { isOfficeMail } from '../extensions/suchi/src/mail/mails.ts';
import { jobPlatformOf } from './job-platform.ts';
import { mailSamples } from './mail-samples.ts';
import { registerVerifiedMember } from './member.ts';

// The worker is the built one: the words must be found beside it.
let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation();
});
afterAll(() => server.stop());

const translations = listLanguages().filter(({ script }) => script !== 'Latin');

/** Names, addresses, typed text and words that every language writes with these letters. */
const latin =
  /\b(?:Suchi|India|Sahyadri|Samaj|Mandal|Asha|Meera|Kale|Rohan|Deshpande|Amey|Joshi|Pune|Sunil|Rao|Chrome|Android|OTP|PDF|UPI|Speed|Post|EM123|AB12|Mulund East|R-0001|R\/1|(?:B|DR|G)-\d{4})\b|Read in English|https?:\S+|\S+@\S+|Please add a photo\.|Thank you\.|also treks in the|We also liked the profile|engineers|Doctors|Lead Engineer|M\. Tech/g;
const findLatin = (text: string) => text.replaceAll(latin, '').match(/[A-Za-z][A-Za-z' ]*/g) ?? [];

/** Every mail that our code writes, in the order of the samples. */
async function mailEverything(person: { id: string; email: string }): Promise<CaughtMail[]> {
  const platform = jobPlatformOf(server);
  await platform.database.transaction(async (tx) => {
    for (const [place, mail] of mailSamples.entries()) {
      await queueMail({ tx, platform }, { ...mail, to: `${place}.${person.email}`, person: person.id });
    }
  });
  await platform.database.destroy();
  const sent = () =>
    mailSamples.flatMap((_, place) => server.mail.mailsTo(`${place}.${person.email}`).slice(0, 1));
  await waitUntil('every mail', async () => sent().length === mailSamples.length, { timeoutMs: 45_000 });
  return sent();
}

describe.each(translations)('a reader of $english', ({ code, script }) => {
  let mails: CaughtMail[];
  beforeAll(async () => {
    const { id, form } = await registerVerifiedMember(server, { language: code });
    mails = await mailEverything({ id, email: form.email });
  });

  it('gets every mail in this language, and the office its own in English', () => {
    const shown = mails.map(({ language, html }) => [language, /<html lang="(\w+)">/.exec(html)?.[1]]);
    const expected = mailSamples.map(({ kind }) => (isOfficeMail(kind) ? 'en' : code));
    expect(shown).toEqual(expected.map((each) => [each, each]));
  });

  it('reads nothing in English letters but names, addresses and what others typed', () => {
    const own = mails.filter(({ language }) => language === code);
    const letters = new RegExp(`\\p{Script=${script}}`, 'u');
    for (const { subject, text } of own) {
      expect(subject).toMatch(letters);
      expect(text).toMatch(letters);
    }
    expect([...new Set(own.flatMap(({ subject, text }) => [subject, text].flatMap(findLatin)))]).toEqual([]);
  });
});

describe('the language of a mail', () => {
  const codeMailTo = async (changes: Record<string, unknown>) => {
    const { form } = await registerVerifiedMember(server, changes);
    return server.mail.waitForMail(form.email);
  };

  it('is that of the page at registration: the first mail has it too', async () => {
    expect(await codeMailTo({ language: 'mr' })).toMatchObject({ language: 'mr' });
  });

  it('is the association’s first for those who chose none', async () => {
    expect(await codeMailTo({})).toMatchObject({ language: 'en' });
    await server.query(`update admin_setting set default_language = 'gu'`);
    expect(await codeMailTo({})).toMatchObject({ language: 'gu' });
    await server.query(`update admin_setting set default_language = 'en'`);
  });

  it('is one that the association offers', async () => {
    await server.query(`update admin_setting set languages = 'en,gu'`);
    expect(await codeMailTo({ language: 'mr' })).toMatchObject({ language: 'en' });
    await server.query(`update admin_setting set languages = 'en,mr,hi,gu'`);
  });

  it('follows the account when its person chooses another', async () => {
    const { form, token } = await registerVerifiedMember(server, { language: 'hi' });
    expect(await server.mail.waitForMail(form.email)).toMatchObject({ language: 'hi' });
    await askApi(server.api.url, '/qe_auth/language', { token, body: { language: 'gu' } });
    await askApi(server.api.url, '/auth/password/request', { body: { email: form.email } });
    const isReset = ({ text }: CaughtMail) => text.includes('reset-password');
    expect(await server.mail.waitForMail(form.email, isReset)).toMatchObject({ language: 'gu' });
  });

  it('is English on the page behind “Read in English”, for 30 days and without the code', async () => {
    const { form } = await registerVerifiedMember(server, { language: 'mr' });
    const { text } = await server.mail.waitForMail(form.email);
    const token = /\/mail#(\S+)/.exec(text)?.[1] ?? '';
    const read = (body: object) => askApi(server.api.url, '/qe_auth/english_mail', { body });
    const { status, data } = await read({ token });
    expect(status).toBe(200);
    expect(data).toMatchObject({ heading: 'Verify your e-mail' });
    expect(JSON.stringify(data)).not.toMatch(/\d{6}/);

    for (const wrong of ['', 'a.b', `${token.slice(0, -2)}xx`])
      expect(await read({ token: wrong })).toMatchObject({ status: 400 });
    await server.query(`update qdb_mail set date_created = now() - interval '31 days' where to_email = $1`, [
      form.email,
    ]);
    expect(await read({ token })).toMatchObject({ status: 400, code: 'MAIL_LINK_INVALID' });
  });

  it('in English has no such link', async () => {
    const { form } = await registerVerifiedMember(server, { language: 'en' });
    expect((await server.mail.waitForMail(form.email)).text).not.toContain('/mail#');
  });
});

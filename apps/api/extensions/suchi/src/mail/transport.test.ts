import { type MailCatcher, startMailCatcher } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectMailOut } from './transport.ts';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await startMailCatcher();
});
afterAll(() => catcher.close());

it.each([
  ['no-reply@reva.test', '"Shree Reva, Vadodara" <no-reply@reva.test>'],
  ['<no-reply@reva.test>', '"Shree Reva, Vadodara" <no-reply@reva.test>'],
  ['Committee <no-reply@reva.test>', '"Committee" <no-reply@reva.test>'],
  ['"Reva, the committee" <no-reply@reva.test>', '"Reva, the committee" <no-reply@reva.test>'],
])('a mail with the sender %s is from %s', async (mailFrom, from) => {
  const mailOut = connectMailOut({ smtpUrl: catcher.smtpUrl, mailFrom });
  const mail = { to: 'family@example.org', subject: 'News', attachments: [], html: '', text: 'News' };
  await mailOut.send({ ...mail, id: 'a-1', associationName: 'Shree Reva, Vadodara' });
  mailOut.close();
  expect(catcher.mails.at(-1)).toMatchObject({ from, messageId: '<a-1@reva.test>' });
});

import { associationAtFirst, namesInTexts } from '@suchi/domain/settings';
import { makeTranslate } from '@suchi/words';
import { listTexts, readWords, type Words } from '@suchi/words/files';
import { expect, it } from 'vitest';
import { mailSamples } from '../../../../test/mail-samples.ts';
import type { MailWords } from './blocks.ts';
import { writeMail } from './mails.ts';
import { type Wording, wordingOf } from './wording.ts';

const writeAll = (wording: Wording) =>
  mailSamples.map(({ kind, facts }) => ({ kind, mail: writeMail(wording, kind, facts) }));

/** As a reader sees it, one block a line. */
const show = ({ subject, heading, blocks }: MailWords): string =>
  [
    `Subject: ${subject}`,
    `# ${heading}`,
    ...blocks.map((block) => `${block.kind}: ${JSON.stringify({ ...block, kind: undefined })}`),
  ].join('\n');

it('every mail in English is as it was', async () => {
  const shown = writeAll(wordingOf('en', associationAtFirst)).map(
    ({ kind, mail }) => `== ${kind}\n${show(mail)}\n`,
  );
  await expect(shown.join('\n')).toMatchFileSnapshot('every-mail.snapshot.txt');
});

const reva = { name: 'Reva Parivar', ownName: null, shortName: 'Parichay', coverWord: null };

it.each(['en', 'mr', 'hi', 'gu'])('no mail in %s names the app of another association', (language) => {
  const written = JSON.stringify(writeAll(wordingOf(language, reva)));
  expect(written).toContain('Parichay');
  expect(written).not.toContain('Suchi');
});

/** Each text with its key before it. */
const nameTexts = (words: Words, prefix: string): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, node]) => [
      name,
      typeof node === 'string' ? `<${prefix}${name}>${node}` : nameTexts(node, `${prefix}${name}.`),
    ]),
  );

it('every text is in a mail', () => {
  const named = <Name extends 'mail' | 'officeMail'>(name: Name) =>
    makeTranslate<Name>(
      'en',
      nameTexts(readWords('en', name), `${name}:`),
      namesInTexts(associationAtFirst, 'en'),
    );
  const written = JSON.stringify(
    writeAll({ ...wordingOf('en', associationAtFirst), t: named('mail'), office: named('officeMail') }),
  );
  const unused = (['mail', 'officeMail'] as const).flatMap((name) =>
    listTexts(readWords('en', name))
      .map(([key]) => `${name}:${key}`)
      .filter((key) => !written.includes(`<${key}>`)),
  );
  // The layout adds the foot, the wording the moments, and a typed text its fields (write-merge-words.test.ts).
  expect(
    unused.filter((key) => !/^mail:(foot\.|merge\.|moment$)|^officeMail:readInEnglish$/.test(key)),
  ).toEqual([]);
});

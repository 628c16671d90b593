import { describeProofLine, proofLines } from '@suchi/domain/proof';
import { buildPrintedProfile } from '@suchi/testing/printed-profile';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../shared/i18n/messages.ts';
import { sayProofLine } from './line-words.ts';

beforeAll(() => loadMessages(['proof']));

it.each([
  ['a full page', {}],
  ['an empty page', { heightCm: null, income: null, maritalStatus: null, matchHoroscope: false }],
])('%s is said in English as it is printed', (_, changes) => {
  const page = buildPrintedProfile(changes);
  const said = proofLines.map((line) => sayProofLine(page, line, translatorFor('proof')));
  expect(said).toEqual(proofLines.map((line) => describeProofLine(page, line)));
});

import type { PrintedProfile } from '@suchi/domain/print';
import { describeProofLine, type ProofLine } from '@suchi/domain/proof';
import { formatHeight, formatIncome } from '../../shared/i18n/format-measures.ts';
import type { Translate } from '../../shared/i18n/messages.ts';
import { sayChoice } from '../../shared/i18n/choice-words.ts';

type LineWords = (page: PrintedProfile, t: Translate<'proof'>) => string | null;

/** The lines whose printed words are English: measures, counts and choices. */
const wordsOfLine: Partial<Record<ProofLine, LineWords>> = {
  height: ({ heightCm }) => (heightCm === null ? null : formatHeight(heightCm)),
  income: ({ income }) => income && formatIncome(income.amount, income.currency),
  marital_status: ({ maritalStatus }) => maritalStatus && sayChoice('marital_status', maritalStatus),
  match_horoscope: ({ matchHoroscope }, t) =>
    t(matchHoroscope ? 'values.horoscope.match' : 'values.horoscope.notNeeded'),
  brothers: ({ brothers: { married, unmarried } }, t) => t('values.brothers', { married, unmarried }),
  sisters: ({ sisters: { married, unmarried } }, t) => t('values.sisters', { married, unmarried }),
};

/** What a line of the page says, in the reader's language. The page itself is printed in English. */
export function sayProofLine(page: PrintedProfile, line: ProofLine, t: Translate<'proof'>): string | null {
  const words = wordsOfLine[line];
  return words ? words(page, t) : describeProofLine(page, line);
}

import type { PrintedCard } from '@suchi/contracts/desk-entry';
import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import { type AssociationNames, namesInTexts } from '@suchi/domain/settings';
import { formatPhone } from '@suchi/domain/text';
import { type Language, makeTranslate } from '@suchi/words';
import { readWords } from '@suchi/words/files';

interface CardFacts {
  number: string;
  validUntil: CalendarDate;
  /** Of the office; null: the card names no number. */
  phone: string | null;
}

/** What stands on a card, in the language that its family reads. */
export function writeCard(
  language: Language,
  association: AssociationNames,
  { number, validUntil, phone }: CardFacts,
): PrintedCard['words'] {
  const known = namesInTexts(association, language);
  const t = makeTranslate<'cardPaper'>(language, readWords(language, 'cardPaper'), known);
  return {
    product: known.product,
    association: known.association,
    profile: t('profile'),
    code: t('code'),
    number: t('number', { number }),
    valid: t('valid', { date: formatCalendarDate(validUntil) }),
    steps: [t('scan'), t('type'), t('choose')],
    foot: phone === null ? t('foot') : t('footPhone', { phone: formatPhone(phone) }),
  };
}

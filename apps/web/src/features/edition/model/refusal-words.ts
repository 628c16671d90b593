import { readErrorDetails } from '@suchi/contracts/basics';
import type { EditionSection } from '@suchi/contracts/print';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { type Catalogues, requireMessages, translatorFor } from '../../../shared/i18n/messages.ts';

type Reason = keyof Catalogues['edition']['refused'];

const isReason = (text: unknown): text is Reason =>
  typeof text === 'string' && Object.hasOwn(requireMessages('edition').refused, text);

interface TypedRange {
  from: number | null;
  to: number | null;
}

/** Why a change of the book was refused. Numbers of another section name that section. */
export function refusalWords(
  error: unknown,
  { from, to }: TypedRange = { from: null, to: null },
  others: readonly EditionSection[] = [],
): string {
  const t = translatorFor('edition');
  if (error instanceof ApiError) {
    const reason =
      error.code === 'EDITION_REFUSED'
        ? readErrorDetails(error.code, error.details)?.reason
        : error.code === 'INVALID_PAYLOAD'
          ? readErrorDetails(error.code, error.details)?.fields?.['sections']
          : undefined;
    const sections = others
      .filter((other) => from !== null && to !== null && other.from <= to && other.to >= from)
      .map((other) => t('dialog.range', { title: other.title, from: other.from, to: other.to }));
    if (isReason(reason)) return t(`refused.${reason}`, { sections: formatList(sections) });
  }
  return errorWords(error).join(' ');
}

/** How many given numbers would be in no section; null for another refusal. */
export function numbersOutside(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'EDITION_REFUSED') return null;
  const details = readErrorDetails(error.code, error.details);
  return details?.reason === 'numbers_outside' ? (details.count ?? 0) : null;
}

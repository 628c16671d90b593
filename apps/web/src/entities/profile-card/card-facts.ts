import type { ProfileCard } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { formatHeight, formatIncome } from '../../shared/i18n/format-measures.ts';
import { type Translate, translatorFor } from '../../shared/i18n/messages.ts';

export const cardFactKeys = ['education', 'work', 'income', 'birth'] as const;
export type CardFactKey = (typeof cardFactKeys)[number];

/** Age, height and place, as far as known. */
export function listCardLead(card: ProfileCard, t: Translate<'search'>): string[] {
  return [
    card.age === null ? null : t('card.years', { count: card.age }),
    card.height_cm === null ? null : formatHeight(card.height_cm),
    card.location?.trim() || null,
  ].filter((text) => text !== null);
}

/** Null where unknown. */
export function findCardFacts(card: ProfileCard): Record<CardFactKey, string | null> {
  const birthDate = card.birth_date && formatCalendarDate(card.birth_date);
  return {
    education: card.education,
    work: joinGiven([card.designation, card.organization_name], ', ') || null,
    income: card.income === null ? null : formatIncome(card.income, card.income_currency),
    birth: joinGiven([birthDate, sayBirthTime(card), card.birth_place], ', ') || null,
  };
}

function joinGiven(texts: readonly (string | null)[], separator: string): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);
}

/** A time that is not sure is not shown as if it were. */
function sayBirthTime({ birth_time: time, birth_time_accuracy: accuracy }: ProfileCard): string | null {
  if (time === null || accuracy === 'unknown') return null;
  return accuracy === 'about' ? translatorFor('search')('card.aboutTime', { time }) : time;
}

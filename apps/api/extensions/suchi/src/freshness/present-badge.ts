import type { FreshnessBadge } from '@suchi/contracts/freshness';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findBadge, type FreshnessRules } from '@suchi/domain/freshness';

// What other rooms read of it, in SQL and as it leaves.

export { freshnessSettings, parseFreshnessRules } from './codec.ts';

/** Since when the family of profile `p` has been asked without an answer; null: it has not. */
export const askedSince = (p: string): string => `(
  select max(q.asked_at) from freshness_question q
   where q.profile = ${p}.id and q.answered_at is null and q.asked_at > coalesce(${p}.confirmed_at, '-infinity'))`;

/** Instants as text, because the cards come as JSON. */
export interface BadgeRow {
  confirmed_at: string | null;
  asked_at: string | null;
}

const dayOf = (at: string | null) => at && todayInIndia(new Date(at));

export function presentBadge(
  { confirmed_at: confirmedAt, asked_at: askedAt }: BadgeRow,
  rules: FreshnessRules,
  today: CalendarDate,
): FreshnessBadge | null {
  const badge = findBadge({ confirmedOn: dayOf(confirmedAt), askedOn: dayOf(askedAt) }, rules, today);
  return badge && { is_confirmed: badge.isConfirmed, month: badge.month };
}

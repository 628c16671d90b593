import { addDays } from '../basics/calendar-date.ts';
import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { InterestSide } from './interest.ts';
import type { InterestFacts } from './interest-steps.ts';
import type { InterestRules } from './rules.ts';

/** Why a family cannot write, in the order in which reasons are reported. */
export const sendReasons = [
  'not_approved',
  'not_shown',
  'no_subscription',
  'too_soon',
  'open_limit',
  'daily_limit',
] as const;
export type SendReason = (typeof sendReasons)[number];

/** Of the family that writes. */
export interface SendFacts {
  isApproved: boolean;
  isShown: boolean;
  isSubscribed: boolean;
  /** From which day they may write to this family again; null: at once. */
  againFrom: CalendarDate | null;
  openSent: number;
  sentToday: number;
}

/** Whether a family may write to another one that it may see. */
export function checkMaySend(
  facts: SendFacts,
  rules: InterestRules,
  today: CalendarDate,
): Decision<SendReason> {
  const refusals: Record<SendReason, boolean> = {
    not_approved: !facts.isApproved,
    not_shown: !facts.isShown,
    no_subscription: !facts.isSubscribed,
    too_soon: facts.againFrom !== null && today < facts.againFrom,
    open_limit: facts.openSent >= rules.openLimit,
    daily_limit: facts.sentToday >= rules.dailyLimit,
  };
  const reason = sendReasons.find((one) => refusals[one]);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
}

/**
 * From which day a family may write again after this interest; null: at once. What the other family never saw leaves
 * no wait, and neither does what that family ended.
 */
export function againFrom(
  { state, closedAt, closedBy, seenAt }: Pick<InterestFacts, 'state' | 'closedAt' | 'closedBy' | 'seenAt'>,
  side: InterestSide,
  { againDays }: InterestRules,
): CalendarDate | null {
  const isOwn = side === 'sent';
  const waits =
    state === 'closed' ||
    (isOwn && (state === 'declined' || state === 'expired')) ||
    (isOwn && seenAt !== null && (state === 'withdrawn' || (state === 'ended' && closedBy === 'sent')));
  return waits && closedAt !== null ? addDays(todayInIndia(closedAt), againDays) : null;
}

/** The numbers that a family shares with a yes: the chosen one, or the first where it is no longer theirs. */
export function sharedNumbers<Entry extends { number: string }>(
  numbers: readonly Entry[],
  chosen: string | null,
): Entry[] {
  const shared = numbers.find(({ number }) => number === chosen) ?? numbers[0];
  return shared === undefined ? [] : [shared];
}

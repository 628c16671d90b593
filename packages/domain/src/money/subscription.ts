import { addDays, addYears } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';

/** The one plan there is: the right to search. */
export const searchPlanId = 'online_search';

/** The years a bought subscription lasts; it does not renew itself. */
export const subscriptionYears = 1;

/** The days on which a member may search, both ends included. */
export interface Subscription {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** What a member is told of their subscription: buy, nothing to do, or renew since that day. */
export type SubscriptionStanding =
  | { state: 'missing' }
  | { state: 'valid'; subscription: Subscription; validTill: CalendarDate }
  | { state: 'expired'; expiredOn: CalendarDate };

/** Whether a subscription is valid on a day: its last day has not passed. */
export function isSubscriptionValid({ endDate }: Subscription, day: CalendarDate): boolean {
  return endDate >= day;
}

/** Where a subscription lies in time. */
export type SubscriptionPhase = 'past' | 'current' | 'upcoming';

/** Where a subscription lies in time on a day; a renewal bought early begins later. */
export function findSubscriptionPhase(subscription: Subscription, day: CalendarDate): SubscriptionPhase {
  if (!isSubscriptionValid(subscription, day)) return 'past';
  return subscription.startDate <= day ? 'current' : 'upcoming';
}

/**
 * Where a member with these subscriptions stands on a day. Of several valid ones the youngest that has begun
 * counts, for an older one may see less.
 */
export function findSubscriptionStanding(
  subscriptions: readonly Subscription[],
  day: CalendarDate,
): SubscriptionStanding {
  const lastEnd = findLastEnd(subscriptions);
  if (lastEnd === null) return { state: 'missing' };

  const valid = subscriptions
    .filter((subscription) => isSubscriptionValid(subscription, day))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const subscription = valid.findLast(({ startDate }) => startDate <= day) ?? valid[0];
  return subscription
    ? { state: 'valid', subscription, validTill: lastEnd }
    : { state: 'expired', expiredOn: lastEnd };
}

/** The days of a subscription bought on a day: a year from then, or from the end of what is still valid. */
export function planSubscription(existing: readonly Subscription[], boughtOn: CalendarDate): Subscription {
  const lastEnd = findLastEnd(existing);
  const startDate = lastEnd !== null && lastEnd >= boughtOn ? addDays(lastEnd, 1) : boughtOn;
  return { startDate, endDate: addDays(addYears(startDate, subscriptionYears), -1) };
}

function findLastEnd(subscriptions: readonly Subscription[]): CalendarDate | null {
  return (
    subscriptions
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? null
  );
}

import { addDays, addYears } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';

/** The only plan: the right to search. */
export const searchPlanId = 'online_search';

/** How many years a subscription lasts; it does not renew itself. */
export const subscriptionYears = 1;

/** Every status a subscription can have in the database. */
export const subscriptionStatuses = ['active', 'cancelled'] as const;

/** The days on which a member may search, both ends included. */
export interface Subscription {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** The status of a member's subscription: none, active, or expired since a day. */
export type SubscriptionState =
  | { state: 'missing' }
  | { state: 'valid'; subscription: Subscription; validTill: CalendarDate }
  | { state: 'expired'; expiredOn: CalendarDate };

/** Whether a subscription has not ended by a day. */
export function isSubscriptionValid({ endDate }: Subscription, day: CalendarDate): boolean {
  return endDate >= day;
}

/** Whether a subscription is past, current or upcoming. */
export type SubscriptionPhase = 'past' | 'current' | 'upcoming';

/** Whether a subscription is past, current or upcoming on a day; an early renewal is upcoming. */
export function findSubscriptionPhase(subscription: Subscription, day: CalendarDate): SubscriptionPhase {
  if (!isSubscriptionValid(subscription, day)) return 'past';
  return subscription.startDate <= day ? 'current' : 'upcoming';
}

/**
 * The subscription status of a member on a day. Of several valid ones the newest that has started counts,
 * because an older one may show fewer profiles.
 */
export function findSubscriptionState(
  subscriptions: readonly Subscription[],
  day: CalendarDate,
): SubscriptionState {
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

/** The days of a subscription bought on a day: a year from that day, or from the end of one that is still valid. */
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

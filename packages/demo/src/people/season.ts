import { addDays } from '@suchi/domain/basics';
import type { DemoDate } from './rows.ts';

/** The dates of an edition, as a part of its row. */
export interface SeasonRow {
  year: number;
  registration_until: DemoDate;
  delivery_after: DemoDate;
  event_date: DemoDate;
  activation_cutoff: DemoDate;
  early_subscription_before: DemoDate;
  early_subscription_sees_until: DemoDate;
}

/** The days that matter to the demo. All are a fixed number of days from `today`, so that each day has the same people. */
export function demoCalendar(today: DemoDate) {
  const at = (days: number) => addDays(today, days);
  return {
    firstAccount: at(-1536),
    /** Older profiles are deactivated until their owner confirms. */
    activationCutOff: at(-867),
    earlySubscriptionBefore: at(-683),
    earlySubscriptionSeesUntil: at(-319),
    /** Newer profiles have no serial number yet. */
    numberedUntil: at(-45),
    registrationUntil: at(15),
    deliveryAfter: at(35),
    event: sundayFrom(at(56)),
  };
}

/** This season, in which registration is open, and the one before. */
export function demoSeasons(today: DemoDate): { last: SeasonRow; current: SeasonRow } {
  const calendar = demoCalendar(today);
  const row = (yearsAgo: number): SeasonRow => {
    // Whole weeks, so that the event stays on a Sunday.
    const moved = (day: DemoDate) => addDays(day, -364 * yearsAgo);
    return {
      year: Number(calendar.registrationUntil.slice(0, 4)) - yearsAgo,
      registration_until: moved(calendar.registrationUntil),
      delivery_after: moved(calendar.deliveryAfter),
      event_date: moved(calendar.event),
      activation_cutoff: calendar.activationCutOff,
      early_subscription_before: calendar.earlySubscriptionBefore,
      early_subscription_sees_until: calendar.earlySubscriptionSeesUntil,
    };
  };
  return { last: row(1), current: row(0) };
}

function sundayFrom(day: DemoDate): DemoDate {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}

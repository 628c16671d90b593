import type { CalendarDate } from '@suchi/domain/basics';
import { defaultEdition, type Edition, newEdition } from '@suchi/domain/print';

const toRow = ({ sections, prices, ...edition }: Edition) => ({
  year: edition.year,
  is_current: true,
  sections: JSON.stringify(sections),
  printed_up_to_serial: edition.printedUpToSerial,
  registration_until: edition.registrationUntil,
  event_date: edition.eventDate,
  event_place: edition.eventPlace,
  delivery_after: edition.deliveryAfter,
  delivery_days: edition.deliveryDays,
  activation_cutoff: edition.activationCutOff,
  early_subscription_before: edition.earlySubscriptionBefore,
  early_subscription_sees_until: edition.earlySubscriptionSeesUntil,
  subscription_price: prices.subscriptionPaise,
  tester_price: prices.testerSubscriptionPaise,
  suchi_price: prices.suchiPaise,
});

/** The first row of `edition`, which admins change. */
export const firstEdition = (today: CalendarDate) => toRow(newEdition(today));

/** The edition of the specification. */
export const editionOf2025 = toRow(defaultEdition);

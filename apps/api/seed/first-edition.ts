import { defaultEdition } from '@suchi/domain/print';

const { sections, prices, ...edition } = defaultEdition;

/** The first row of `edition`: the values of the specification, which admins can change. */
export const firstEdition = {
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
};

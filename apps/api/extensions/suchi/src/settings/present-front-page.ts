import type { FrontPage } from '@suchi/contracts/settings';
import { type FeatureWindow, isWindowOpen } from '@suchi/domain/basics';
import { findOpeningDay } from '@suchi/domain/money';
import { findBirthLimit } from '@suchi/domain/profiles';
import type { FrontPageFacts } from './commands/read-front-page.ts';
import { parseSwitches } from './office-codec.ts';
import { presentEdition } from './present.ts';

/** The settings hold more than a visitor may know: each field is chosen here. */
export function presentFrontPage(facts: FrontPageFacts): FrontPage {
  const { settings, edition, today, reviewDays } = facts;
  const { subscription, suchi } = parseSwitches(settings);
  const offer = (price: number, window: FeatureWindow) => ({
    price,
    is_open: isWindowOpen(window, today),
    opens_on: findOpeningDay(window, today),
  });
  // The master switch closes the search also within its dates.
  const search = settings.isactive_search ? subscription : { ...subscription, isOn: false };
  return {
    association: {
      name: settings.association_name,
      address: settings.association_address,
      email: settings.support_email,
      phone: settings.support_phone,
      hours: settings.support_hours,
    },
    text: settings.welcome_text,
    who_may_join: settings.who_may_join,
    born_until: findBirthLimit({ today, latestBirthDate: settings.latest_birth_date }),
    review_days: reviewDays,
    search: edition && offer(edition.subscription_price, search),
    suchi: edition && offer(edition.book.suchi_price, suchi),
    visibility: {
      is_other_gender_only: !settings.enable_gender_switch,
      is_number_tapped: !settings.contact_always_shown,
      numbers_a_day: settings.contact_reveal_daily_limit,
      is_hall_asked_first: !settings.hall_consent_default,
    },
    ...presentEdition(facts),
  };
}

import type { CurrentEdition, FrontPage } from '@suchi/contracts/settings';

/** In the middle of registration for the book. */
export const openEdition: CurrentEdition = {
  season: '2026-27',
  stage: 'registering',
  event: 'ahead',
  registration_until: '2026-11-30',
  event_date: '2027-01-10',
  event_place: 'Mulund East',
  event_time: null,
  event_entry: null,
  next_event: null,
  delivery_after: '2026-12-20',
  delivery_days: '4-5',
  suchi_price: 60_000,
};

/** With every setting that an admin can fill in. */
export function fullFrontPage(changes: Partial<FrontPage> = {}): FrontPage {
  return {
    association: {
      name: 'Sahyadri Samaj Mandal',
      address: '12, Station Road, Mulund East',
      email: 'office@example.org',
      phone: '+91 (22) 5550-0100',
      hours: 'Monday to Saturday, 10 AM to 1 PM',
    },
    text: null,
    who_may_join: 'Families of the Sahyadri community.',
    born_until: '2005-10-01',
    review_days: 2,
    search: { price: 55_000, is_open: true, opens_on: null },
    suchi: { price: 60_000, is_open: true, opens_on: null },
    visibility: {
      is_other_gender_only: true,
      is_number_tapped: true,
      numbers_a_day: 50,
      is_hall_asked_first: true,
    },
    edition: openEdition,
    ...changes,
  };
}

/** Before an admin has entered anything. */
export const emptyFrontPage = (): FrontPage =>
  fullFrontPage({
    association: { name: null, address: null, email: null, phone: null, hours: null },
    who_may_join: null,
    born_until: null,
    review_days: null,
    search: null,
    suchi: null,
    edition: null,
  });

import type { CurrentUser, OwnStanding } from '@suchi/contracts/accounts';
import type { ErrorCode } from '@suchi/contracts/basics';
import type { SearchAccess } from '@suchi/contracts/discovery';
import type { FamilyCounts } from '@suchi/contracts/families';
import type { GrievanceQueue } from '@suchi/contracts/grievances';
import type { AdminSetting, CurrentEdition, OfficeSettings, PublicFacts } from '@suchi/contracts/settings';
import { type Duty, isStaffRole, findRole, roleIds } from '@suchi/domain/accounts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { act } from '@testing-library/react';
import { connection, session } from '../shared/api/api.ts';
import { sampleDashboard } from './dashboard.ts';
import { emptyFrontPage, openEdition } from './front-page.ts';

/** See `vitest.config.ts`. */
const base = 'http://api.test';

/** An association that has not written anything down. */
const noFacts: PublicFacts = {
  association_name: null,
  association_address: null,
  support_email: null,
  support_phone: null,
  grievance_officer: null,
  page_texts: { privacy: null, refunds: null, shipping: null },
};

/**
 * The app probes the first address while it has no connection; the own page asks for a number to keep, which few
 * have; a candidate's page says that it is read; the terms name the association, and so does the login page. Each test
 * adds its own handlers.
 */
export const server = setupServer(
  http.get('*/online.txt', () => HttpResponse.text('online')),
  http.get(`${base}/qe_edition/own_number`, () =>
    HttpResponse.json({ data: { last: null, is_kept: false, is_late: false } }),
  ),
  http.post(`${base}/qe_review/reading`, () => HttpResponse.json({ data: { readers: [], decisions: 0 } })),
  http.post(`${base}/qe_closing/find_closed`, () => HttpResponse.json({ data: { closed: null } })),
  http.get(`${base}/qe_public/facts`, () => HttpResponse.json({ data: noFacts })),
  http.get(`${base}/qe_public/front_page`, () => HttpResponse.json({ data: emptyFrontPage() })),
);

export const member: CurrentUser = {
  id: 'member-1',
  first_name: 'Sunita',
  last_name: 'Kelkar',
  email: 'sunita.kelkar@example.org',
  mobile: '919876543210',
  role: roleIds.user,
  email_verified: true,
  is_tester: false,
  is_reactivated: true,
  app_language: null,
};
export const admin: CurrentUser = { ...member, id: 'admin-1', first_name: 'Shubhada', role: roleIds.admin };
export const staff: CurrentUser = { ...admin, id: 'staff-1', first_name: 'Madhav', role: roleIds.staff };
export const newcomer: CurrentUser = { ...member, email_verified: false };

export const closedSetting: AdminSetting = {
  isactive_search: false,
  isactive_suchibook: false,
  suchi_start_date: null,
  suchi_end_date: null,
  enable_search_subscription: false,
  subscription_start_date: null,
  subscription_end_date: null,
  enable_gender_switch: false,
  support_email: 'help@example.org',
  support_phone: null,
  chat_url: null,
};

export const officeSettings: OfficeSettings = {
  ...closedSetting,
  isactive_search: true,
  public_display_on: false,
  public_display_start_date: null,
  public_display_end_date: null,
  hall_consent_default: false,
  contact_reveal_daily_limit: 50,
  gotra_rule_on: true,
  interest_open_limit: 10,
  interest_open_days: 30,
  interest_daily_limit: 20,
  interest_again_days: 180,
  interest_seen_shown: true,
  candidates_word: false,
  sealed_months: 12,
  restore_days: 30,
  backup_days: 35,
  receipt_years: 8,
  request_days: 15,
  asking_month: 5,
  asking_day: 15,
  asking_fresh_days: 120,
  asking_remind_days: 14,
  asking_rest_days: 30,
  asking_link_days: 45,
  asking_call_days: 14,
  incident_first_word_hours: 6,
  incident_report_hours: 72,
  card_days: 92,
  biodata_link_limit: 3,
  biodata_link_short_days: 7,
  biodata_link_usual_days: 30,
  biodata_link_long_days: 90,
  families_next_steps: null,
  near_years: 1,
  near_height_cm: 3,
  near_income_bands: 1,
  near_education_steps: 1,
  rate_usd: 85,
  rate_gbp: 112,
  rate_eur: 97,
  birth_time_about_minutes: 60,
  guna_looked_for: 18,
  guna_vashya_one_and_half: false,
  guna_tara_from_bride: false,
  guna_yoni_web: false,
  guna_gana_symmetric: false,
  guna_bhakoot_exceptions: false,
  guna_nadi_exceptions: false,
  mangal_from_moon: false,
  mangal_second_house: false,
  contact_always_shown: false,
  reveal_burst_count: 20,
  reveal_burst_minutes: 10,
  reveal_pause_minutes: 60,
  profile_open_daily_limit: 300,
  report_alert_count: 3,
  report_alert_days: 30,
  saved_search_limit: 10,
  latest_birth_date: '2005-10-01',
  office_email: 'office@example.org',
  bulk_mail_per_minute: 0,
  mail_enabled: true,
  association_name: null,
  association_own_name: 'सह्याद्री समाज मंडळ',
  association_own_language: 'mr',
  association_short_name: 'Suchi',
  association_cover_word: 'सूची',
  association_town: 'Mumbai',
  brand_colour: '781D2E',
  languages: 'en,mr,hi,gu',
  default_language: 'en',
  association_address: null,
  association_pan: null,
  association_registration: null,
  support_email: null,
  support_phone: null,
  support_hours: null,
  grievance_officer_name: null,
  grievance_officer_email: null,
  grievance_officer_phone: null,
  grievance_days: 15,
  president_email: null,
  who_may_join: null,
  welcome_text: null,
  privacy_text: null,
  refunds_text: null,
  shipping_text: null,
};

const noGrievances: GrievanceQueue = {
  total: 0,
  open: 0,
  items: [],
  days: 15,
  may_share_out: false,
  year: { answered: 0, median_days: null, late: 0 },
};

const probe = '*/online.txt';

/** The app then finds no connection until the test says so. */
export function loseConnection(): void {
  server.use(http.get(probe, () => HttpResponse.error()));
}

export async function findConnection(): Promise<void> {
  server.use(http.get(probe, () => HttpResponse.text('online')));
  await act(() => connection.check());
}

type Method = 'get' | 'post' | 'patch' | 'delete';
export interface SeenRequest {
  body: unknown;
}

/** Handles one path and returns its requests in order. */
export function answer(
  method: Method,
  path: string,
  ...answers: (() => Response | Promise<Response>)[]
): SeenRequest[] {
  const seen: SeenRequest[] = [];
  server.use(
    http[method](`${base}${path}`, async ({ request }) => {
      const text = await request.text();
      seen.push({ body: text === '' ? null : JSON.parse(text) });
      // The last response is repeated.
      const respond = answers[Math.min(seen.length, answers.length) - 1];
      return respond ? respond() : HttpResponse.error();
    }),
  );
  return seen;
}

export function data(content: unknown): () => Response {
  return () => HttpResponse.json({ data: content });
}

export function noContent(): Response {
  return new HttpResponse(null, { status: 204 });
}

export function noNetwork(): Response {
  return HttpResponse.error();
}

export function refusal(
  status: number,
  code: ErrorCode | 'SOMETHING_NEW',
  extensions: object = {},
): () => Response {
  return () =>
    HttpResponse.json(
      { errors: [{ message: 'words of the server', extensions: { code, ...extensions } }] },
      { status, headers: { 'x-request-id': 'request-7' } },
    );
}

/** A response that waits until the test releases it, to check the screen before the server responds. */
export function held(respond: () => Response): { respond: () => Promise<Response>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { respond: () => promise.then(respond), release: () => resolve(undefined) };
}

export function answerOwnProfile(standing: OwnStanding | null): void {
  answer('get', '/qe_profile/standing', data(standing));
}

/** By default with a valid subscription and one visible gender. */
export function answerSearchAccess(standing: Partial<SearchAccess>): void {
  answer(
    'get',
    '/qe_search/standing',
    data({
      is_allowed: true,
      reason: null,
      genders: ['Female'],
      subscription: { state: 'valid', until: '2027-03-31' },
      price_paise: 55_000,
      ...standing,
    }),
  );
}

/** By default in the middle of registration for the book. */
export function answerEdition(edition: Partial<CurrentEdition> | null): void {
  answer('get', '/qe_public/edition', data({ edition: edition && { ...openEdition, ...edition } }));
}

/** By default nobody has written. */
export function answerFamilyCounts(counts: Partial<FamilyCounts>): void {
  const none = { new_received: 0, received: 0, sent: 0, accepted: 0, open_limit: 10, newest: null };
  answer('get', '/qe_families/counts', data({ ...none, ...counts }));
}

export function signInAs(user: CurrentUser, setting: AdminSetting = closedSetting): void {
  answerOwnProfile(null);
  session.start(user.id);
  answer('get', '/qe_auth/me', data(user));
  answer('get', '/qe_settings/for_members', data(setting));
  answerEdition(null);
  answerSearchAccess({ is_allowed: false, reason: 'profile_missing' });
  answer('get', '/qe_payment/orders', data({ orders: [] }));
  answer('get', '/qe_search/fit', data(null));
  answer('get', '/qe_search/horoscope', data(null));
  answerFamilyCounts({});
  answer('get', '/qe_freshness/own', data(null));
  answer('get', '/qe_closing/nominee', data({ nominee: null, openings: [] }));
  answer('get', '/qe_search/saved', data({ limit: 10, items: [] }));
  if (isStaffRole(findRole(user.role))) {
    // The menu of the back office shows these numbers on every page.
    answer('get', '/qe_review/queue', data({ total: 0, reviewed_today: 0, items: [] }));
    answer('get', '/qe_safety/queue', data({ total: 0, open: 0, items: [] }));
    answer('get', '/qe_grievance/queue', data(noGrievances));
    answer(
      'get',
      '/qe_settings/settings',
      data({ settings: officeSettings, logo: null, edition: null, last_change: null }),
    );
    answer(
      'get',
      '/qe_office/menu_counts',
      data({ candidates: 0, users: null, orders_to_dispatch: null, open_requests: null }),
    );
    answer('get', '/qe_office/dashboard', data(sampleDashboard()));
    answer(
      'get',
      '/qe_auth/second_factor',
      data({ is_required: false, is_set: false, recovery_codes_left: 0 }),
    );
  }
}

/** A person with these duties only. */
export function signInWithDuties(...duties: Duty[]): void {
  signInAs(staff);
  answer('get', '/qe_staff/own_duties', data({ duties }));
}

import type { CurrentUser, OwnStanding } from '@suchi/contracts/accounts';
import type { ErrorCode } from '@suchi/contracts/basics';
import type { SearchStanding } from '@suchi/contracts/discovery';
import type { AdminSetting } from '@suchi/contracts/settings';
import { roleIds } from '@suchi/domain/accounts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { session } from '../shared/api/api.ts';

/** See `vitest.config.ts`. */
const base = 'http://api.test';

/** Starts without handlers; each test adds its own. */
export const server = setupServer();

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
  membership_valid_till: null,
  suchi_book_order: null,
};
export const admin: CurrentUser = { ...member, id: 'admin-1', first_name: 'Shubhada', role: roleIds.admin };
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
};

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
export function answerSearchStanding(standing: Partial<SearchStanding>): void {
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

export function signInAs(user: CurrentUser, setting: AdminSetting = closedSetting): void {
  answerOwnProfile(null);
  session.start(user.id);
  answer('get', '/users/me', data(user));
  answer('get', '/items/admin_setting', data(setting));
  answer('get', '/items/edition', data([]));
  answerSearchStanding({ is_allowed: false, reason: 'profile_missing' });
  answer('get', '/qe_payment/orders', data({ orders: [] }));
  if (user.role === roleIds.admin) {
    // The back office shows the number of pending profiles on every page.
    answer('get', '/qe_review/queue', data({ total: 0, reviewed_today: 0, items: [] }));
    answer('get', '/qe_auth/second_factor', data({ is_required: false, is_set: false }));
  }
}

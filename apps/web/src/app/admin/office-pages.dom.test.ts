import { type Duty, hasStaffAccess, type StaffAccess } from '@suchi/domain/accounts';
import { describe, expect, it } from 'vitest';
import { listMenu } from './office-menu.ts';
import { officePages } from './office-pages.ts';

/** Written by hand, not taken from the pages: who may open which. */
const openTo: Record<StaffAccess, string[]> = {
  staff: [
    '/admin',
    '/admin/grievances',
    '/admin/second_factor',
    ...[
      'active',
      'all',
      'book_ordered',
      'deactivated',
      'dispached_ordered',
      'draft',
      'married',
      'new',
      'reactivated',
      'rejected',
    ].map((list) => `/admin/candidates/${list}`),
  ],
  review: [
    '/admin/candidates/pending',
    '/admin/candidates/view/:id',
    '/admin/member_reports',
    '/admin/member_reports/:id',
  ],
  desk: ['/admin/desk_entry', '/admin/desk_entry/:id', '/admin/families_to_call', '/admin/login_cards'],
  treasury: [
    '/admin/day_book',
    '/admin/past_search_subscriptions',
    '/admin/receipts',
    '/admin/record_payment',
    '/admin/refunds',
    '/admin/search_subscriptions',
    '/admin/settlements',
    '/admin/statement',
  ],
  dispatch: [
    '/admin/order_labels',
    ...['orders', 'past_orders'].flatMap((orders) =>
      ['delivered', 'dispatched', 'ordered'].map((step) => `/admin/${orders}/${step}`),
    ),
  ],
  event: [
    '/admin/event_attendees',
    '/admin/choice_slips',
    '/admin/melawa_day',
    '/admin/melawa_day/desks',
    '/admin/screens',
    '/admin/screens/:id',
    '/admin/stage',
  ],
  grievance: ['/admin/data_requests'],
  admin: [
    '/admin/audit_log',
    '/admin/import',
    '/admin/book',
    '/admin/candidates/edit/:id',
    '/admin/edition',
    '/admin/mail_dashboard',
    '/admin/melawa_day/rehearsal',
    '/admin/melawa_day/settings',
    '/admin/melawa_figures',
    '/admin/news',
    '/admin/proof_round',
    '/admin/serials',
    '/admin/staff',
    '/admin/incidents',
    '/admin/incidents/:id',
    '/admin/system_status',
    '/admin/users/all',
    '/admin/users/view/:id',
    '/settings/admin_setting',
    '/settings/disabled/:type',
    '/settings/lookup',
    '/settings/lookup/:type',
  ],
};

const menus: Record<Duty, string[]> = {
  review: [
    '/admin',
    '/admin/candidates/pending',
    '/admin/candidates/all',
    '/admin/desk_entry',
    '/admin/families_to_call',
    '/admin/member_reports',
    '/admin/grievances',
  ],
  desk: [
    '/admin',
    '/admin/candidates/all',
    '/admin/desk_entry',
    '/admin/families_to_call',
    '/admin/grievances',
  ],
  treasury: [
    '/admin',
    '/admin/candidates/all',
    '/admin/grievances',
    '/admin/day_book',
    '/admin/search_subscriptions',
    '/admin/receipts',
    '/admin/refunds',
    '/admin/settlements',
    '/admin/record_payment',
  ],
  dispatch: ['/admin', '/admin/candidates/all', '/admin/grievances', '/admin/orders/ordered'],
  event: [
    '/admin',
    '/admin/candidates/all',
    '/admin/grievances',
    '/admin/melawa_day',
    '/admin/event_attendees',
    '/admin/stage',
    '/admin/choice_slips',
    '/admin/screens',
    '/tv',
    '/desk',
  ],
  grievance: ['/admin', '/admin/candidates/all', '/admin/data_requests', '/admin/grievances'],
};

describe('the pages of the back office', () => {
  it('are each open to the people of the table and to no others', () => {
    const access = Object.entries(officePages).map(([path, page]) => `${path} ${page.access}`);
    const expected = Object.entries(openTo).flatMap(([who, paths]) => paths.map((path) => `${path} ${who}`));
    expect(access.toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(menus) as [Duty, string[]][])('are the menu of the duty %s', (duty, menu) => {
    const person = { role: 'staff', duties: [duty] } as const;
    const groups = listMenu((access) => hasStaffAccess(person, access));
    expect(groups.flatMap(({ items }) => items.map(({ to }) => to))).toEqual(menu);
  });
});

import type { Duty, StaffAccess } from '@suchi/domain/accounts';
import { describe, expect, it } from 'vitest';
import { officePaths } from '../../shared/config/office-paths.ts';
import { paths } from '../../shared/config/paths.ts';
import type { OfficePage } from './load-office-page.ts';
import { beginsOpen, findCurrent, listMenu, listRail } from './office-menu.ts';

const page = (access: StaffAccess): OfficePage => ({ access, Page: () => null });

const pages = {
  [paths.admin]: page('staff'),
  [officePaths.pending]: page('review'),
  [officePaths.candidates]: page('staff'),
  [officePaths.users]: page('admin'),
  [officePaths.attendees]: page('event'),
  [officePaths.memberReports]: page('review'),
  [officePaths.orders]: page('dispatch'),
  [officePaths.subscriptions]: page('treasury'),
  [officePaths.dayBook]: page('treasury'),
  [officePaths.receipts]: page('treasury'),
  [officePaths.bulkMail]: page('admin'),
  [`${paths.settingsLookups}/:type`]: page('admin'),
  [officePaths.systemStatus]: page('admin'),
};
const menuOf = (...duties: Duty[]) =>
  listMenu((access) => access === 'staff' || duties.some((duty) => duty === access), pages);
const wholeMenu = listMenu(() => true, pages);
const namesOf = (menu: ReturnType<typeof listMenu>) =>
  menu.map((group) => [group.name, ...group.items.map(({ name }) => name)]);

describe('the menu of the office', () => {
  it('lists the pages that exist, in their groups', () => {
    expect(namesOf(wholeMenu)).toEqual([
      [null, 'home', 'reviewDesk'],
      ['people', 'candidates', 'users', 'memberReports'],
      ['suchi', 'printIndex', 'tvPdf', 'orders'],
      ['money', 'dayBook', 'subscriptions', 'receipts'],
      ['melawa', 'attendees', 'tv', 'eventDesk'],
      ['mail', 'bulkMail'],
      ['office', 'lookups', 'systemStatus'],
    ]);
  });

  it('lists only what a duty opens, without empty groups', () => {
    expect(namesOf(menuOf('dispatch'))).toEqual([
      [null, 'home'],
      ['people', 'candidates'],
      ['suchi', 'orders'],
    ]);
    expect(namesOf(menuOf('review', 'event'))).toEqual([
      [null, 'home', 'reviewDesk'],
      ['people', 'candidates', 'memberReports'],
      ['melawa', 'attendees', 'tv', 'eventDesk'],
    ]);
    expect(listMenu(() => false, pages)).toEqual([]);
  });

  it('begins with every group of a short menu unfolded, and with the people of a long one', () => {
    const openOf = (menu: ReturnType<typeof listMenu>) =>
      menu.filter((group) => beginsOpen(menu, group)).map(({ name }) => name);
    expect(openOf(wholeMenu)).toEqual(['people']);
    const current = findCurrent(wholeMenu, '/admin/receipts');
    expect(
      wholeMenu.filter((group) => beginsOpen(wholeMenu, group, current)).map(({ name }) => name),
    ).toEqual(['people', 'money']);
    expect(openOf(menuOf('treasury', 'dispatch'))).toEqual([null, 'people', 'suchi', 'money']);
  });

  it('has eight places in the narrow menu at most', () => {
    expect(listRail(wholeMenu).map(({ short }) => short)).toEqual([
      'home',
      'review',
      'candidates',
      'users',
      'reports',
      'orders',
      'dayBook',
      'subscriptions',
    ]);
    expect(listRail(menuOf('treasury')).map(({ short }) => short)).toEqual([
      'home',
      'candidates',
      'dayBook',
      'subscriptions',
    ]);
  });

  it.each([
    ['/admin', 'home'],
    ['/admin/candidates/pending', 'reviewDesk'],
    ['/admin/candidates/draft', 'candidates'],
    ['/admin/candidates/view/7', 'candidates'],
    ['/admin/past_orders/delivered', 'orders'],
    ['/admin/past_search_subscriptions', 'subscriptions'],
    ['/admin/member_reports/3', 'memberReports'],
    ['/settings/lookup/Caste', 'lookups'],
    ['/admin/second_factor', undefined],
  ])('marks the item of %s', (pathname, name) => {
    expect(findCurrent(wholeMenu, pathname)?.name).toBe(name);
  });
});

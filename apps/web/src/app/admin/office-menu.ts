import type { StaffAccess } from '@suchi/domain/accounts';
import {
  IconActivityHeartbeat,
  IconArrowsExchange,
  IconBook,
  IconBook2,
  IconBookmark,
  IconCalendarEvent,
  IconCalendarHeart,
  IconCash,
  IconChartBar,
  IconChecks,
  IconClipboardHeart,
  IconDeviceTv,
  IconFileImport,
  IconFileShredder,
  IconFlag,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconListCheck,
  IconListDetails,
  IconListNumbers,
  IconMail,
  IconMicrophone2,
  IconNews,
  IconNotebook,
  IconPhone,
  IconPrinter,
  IconReceipt,
  IconReceiptRefund,
  IconScale,
  IconSearch,
  IconSettings,
  IconShieldCheck,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { officePaths } from '../../shared/config/office-paths.ts';
import { paths } from '../../shared/config/paths.ts';
import type { Catalogues } from '../../shared/i18n/messages.ts';
import type { OfficePage } from './load-office-page.ts';
import { officePages } from './office-pages.ts';

type Names = Catalogues['admin']['nav'];

export interface MenuItem {
  /** Where it leads. */
  to: string;
  /** The page, when its address has a part that changes. */
  page?: string;
  /** The addresses that belong to it, when they do not begin with `to`. */
  below?: readonly string[];
  /** A public page that opens in a tab of its own, and who finds it in the menu. */
  newTab?: StaffAccess;
  name: keyof Names['pages'];
  /** With it the page is also in the narrow menu, under this word. */
  short?: keyof Names['short'];
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
}

export interface MenuGroup {
  name: keyof Names['groups'] | null;
  items: readonly MenuItem[];
}

const groups: readonly MenuGroup[] = [
  {
    name: null,
    items: [
      { to: paths.admin, name: 'home', short: 'home', Icon: IconLayoutDashboard },
      { to: officePaths.pending, name: 'reviewDesk', short: 'review', Icon: IconListCheck },
    ],
  },
  {
    name: 'people',
    items: [
      {
        to: officePaths.candidates,
        below: [`${paths.admin}/candidates`],
        name: 'candidates',
        short: 'candidates',
        Icon: IconUsers,
      },
      { to: officePaths.deskEntry, name: 'deskEntry', Icon: IconUserPlus },
      {
        to: officePaths.users,
        below: [`${paths.admin}/users`],
        name: 'users',
        short: 'users',
        Icon: IconUser,
      },
      { to: officePaths.calls, name: 'calls', Icon: IconPhone },
      { to: officePaths.memberReports, name: 'memberReports', short: 'reports', Icon: IconFlag },
      { to: officePaths.dataRequests, name: 'dataRequests', Icon: IconFileShredder },
      { to: officePaths.grievances, name: 'grievances', Icon: IconScale },
    ],
  },
  {
    name: 'suchi',
    items: [
      { to: officePaths.edition, name: 'edition', Icon: IconBookmark },
      { to: officePaths.serials, name: 'serials', Icon: IconListNumbers },
      { to: officePaths.proofRound, name: 'proofRound', Icon: IconChecks },
      { to: officePaths.book, name: 'book', Icon: IconBook },
      { to: paths.printSuchi, newTab: 'admin', name: 'printIndex', Icon: IconListNumbers },
      { to: paths.tvPdf, newTab: 'admin', name: 'tvPdf', Icon: IconPrinter },
      {
        to: officePaths.orders,
        below: [`${paths.admin}/orders`, `${paths.admin}/past_orders`],
        name: 'orders',
        short: 'orders',
        Icon: IconBook2,
      },
    ],
  },
  {
    name: 'money',
    items: [
      { to: officePaths.dayBook, name: 'dayBook', short: 'dayBook', Icon: IconNotebook },
      {
        to: officePaths.subscriptions,
        below: [officePaths.subscriptions, `${paths.admin}/past_search_subscriptions`],
        name: 'subscriptions',
        short: 'subscriptions',
        Icon: IconSearch,
      },
      { to: officePaths.receipts, name: 'receipts', Icon: IconReceipt },
      { to: officePaths.refunds, name: 'refunds', Icon: IconReceiptRefund },
      { to: officePaths.settlements, name: 'settlements', Icon: IconArrowsExchange },
      { to: officePaths.recordPayment, name: 'recordPayment', Icon: IconCash },
    ],
  },
  {
    name: 'melawa',
    items: [
      {
        to: officePaths.melawaDay,
        name: 'melawaDay',
        Icon: IconCalendarHeart,
      },
      { to: officePaths.attendees, name: 'attendees', Icon: IconCalendarEvent },
      { to: officePaths.stage, name: 'stage', Icon: IconMicrophone2 },
      { to: officePaths.choiceSlips, name: 'choiceSlips', Icon: IconClipboardHeart },
      { to: officePaths.screens, name: 'screens', Icon: IconDeviceTv },
      { to: officePaths.melawaFigures, name: 'melawaFigures', Icon: IconChartBar },
      { to: paths.tv, newTab: 'event', name: 'tv', Icon: IconDeviceTv },
      { to: paths.desk, newTab: 'event', name: 'eventDesk', Icon: IconIdBadge2 },
    ],
  },
  {
    name: 'mail',
    items: [
      { to: officePaths.bulkMail, name: 'bulkMail', short: 'bulkMail', Icon: IconMail },
      { to: officePaths.news, name: 'news', Icon: IconNews },
    ],
  },
  {
    name: 'office',
    items: [
      { to: paths.settingsAdmin, name: 'settings', Icon: IconSettings },
      {
        to: paths.settingsLookups,
        page: `${paths.settingsLookups}/:type`,
        name: 'lookups',
        Icon: IconListDetails,
      },
      { to: officePaths.staff, name: 'staff', Icon: IconShieldCheck },
      { to: officePaths.importSheet, name: 'importSheet', Icon: IconFileImport },
      { to: officePaths.auditLog, name: 'auditLog', Icon: IconHistory },
      { to: officePaths.systemStatus, name: 'systemStatus', Icon: IconActivityHeartbeat },
    ],
  },
];

/** The menu of a person: pages that exist and that they may open, without empty groups. */
export function listMenu(
  mayOpen: (access: StaffAccess) => boolean,
  pages: Readonly<Record<string, OfficePage>> = officePages,
): MenuGroup[] {
  const isShown = ({ to, page = to, newTab }: MenuItem) => {
    const access = newTab ?? pages[page]?.access;
    return access !== undefined && mayOpen(access);
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isShown) }))
    .filter((group) => group.items.length > 0);
}

/** The item whose page is open. The longest address wins: the review desk is below the candidates. */
export function findCurrent(menu: readonly MenuGroup[], pathname: string): MenuItem | null {
  const matches = menu
    .flatMap((group) => group.items)
    .flatMap((item) => (item.below ?? [item.to]).map((start) => ({ item, start })))
    .filter(({ start }) => pathname === start || (start !== paths.admin && pathname.startsWith(`${start}/`)))
    .toSorted((a, b) => b.start.length - a.start.length);
  return matches[0]?.item ?? null;
}

/** A menu that fits the screen needs no folding. */
const itemsAtOnce = 12;

/** Whether a group begins unfolded: in a short menu every one, otherwise the people and the group of the open page. */
export function beginsOpen(
  menu: readonly MenuGroup[],
  group: MenuGroup,
  current: MenuItem | null = null,
): boolean {
  const count = menu.reduce((sum, { items }) => sum + items.length, 0);
  return (
    count <= itemsAtOnce || group.name === 'people' || group.items.some(({ name }) => name === current?.name)
  );
}

const railPlaces = 8;

/** The first places of a person's menu, for the narrow menu. */
export function listRail(menu: readonly MenuGroup[]): (MenuItem & { short: keyof Names['short'] })[] {
  return menu
    .flatMap((group) => group.items)
    .flatMap((item) => (item.short === undefined ? [] : [{ ...item, short: item.short }]))
    .slice(0, railPlaces);
}

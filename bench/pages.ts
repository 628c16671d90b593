import { firstScreens } from '../apps/web/scripts/first-screens.ts';
import { listCountedAtMost } from '../packages/contracts/src/office/list-query.ts';
import { userLists } from '../packages/domain/src/accounts/user-list.ts';
import { attendances, candidateLists } from '../packages/domain/src/lifecycle/candidate-list.ts';
import { orderSteps } from '../packages/domain/src/money/order.ts';
import { listColdSearches } from './questions.ts';

interface Request {
  path: string;
  body?: object;
}

/** What a page asks the server, all at once. A new page is a line here, or in the web's first screens. */
export interface MeasuredPage {
  name: string;
  who: 'visitor' | 'member' | 'staff';
  /** For each opening; the turn chooses what differs, such as a search that nobody asked before. */
  asks: (turn: number) => Request[];
}

const coldSearches = listColdSearches(4000, 1);
const search = '/qe_search/profiles';

const searched = (name: string, body: (turn: number) => object): MeasuredPage => ({
  name,
  who: 'member',
  asks: (turn) => [{ path: search, body: body(turn) }],
});

/** The screens that people open first, and the pages of members that follow. */
export function listMemberPages(visibleId: number): MeasuredPage[] {
  const screens = firstScreens
    .filter(({ asks }) => asks.length > 0)
    .map(({ name, isMember, asks }): MeasuredPage => ({
      name,
      who: isMember === true ? 'member' : 'visitor',
      asks: () => asks.map((path) => ({ path: path.replace('$1', String(visibleId)) })),
    }));
  return [
    ...screens,
    searched('search', () => ({ filters: {} })),
    searched('search, page 100', () => ({ filters: {}, page: 100 })),
    searched('search nobody asked before', (turn) => coldSearches[turn % coldSearches.length] ?? {}),
    ...['favourites', 'noted', 'blocked'].map((kind): MeasuredPage => ({
      name: `list ${kind}`,
      who: 'member',
      asks: () => [{ path: `/qe_search/list?kind=${kind}` }],
    })),
  ];
}

type Ask = (path: string, body: object) => Promise<{ data: { total: number } }>;

interface List {
  name: string;
  path: string;
  filter: object;
  search: string;
}

/** Pages of the office that are no list of rows. */
const single: readonly [name: string, path: string][] = [
  ['dashboard', '/qe_office/dashboard'],
  ['counts in the menu', '/qe_office/menu_counts'],
  ['counts of candidates', '/qe_office/candidate_counts'],
  ['counts of users', '/qe_office/user_counts'],
  ['counts of orders', '/qe_orders/counts'],
];

const rowsOfAPage = 10;

const lists: List[] = [
  ...candidateLists.map((list) => ({
    name: `candidates ${list}`,
    path: '/qe_office/candidates',
    filter: { list },
    search: 'ketaki desh',
  })),
  ...userLists.map((list) => ({
    name: `users ${list}`,
    path: '/qe_office/users',
    filter: { list },
    search: 'rohan kul',
  })),
  ...['current', 'past'].map((list) => ({
    name: `subscriptions ${list}`,
    path: '/qe_office/subscriptions',
    filter: { list },
    search: 'rohan kul',
  })),
  ...attendances.map((attendance) => ({
    name: `attendees ${attendance}`,
    path: '/qe_office/attendees',
    filter: { attendance },
    search: 'ketaki desh',
  })),
  ...[false, true].flatMap((is_past) =>
    orderSteps.map((step) => ({
      name: `${is_past ? 'past ' : ''}orders ${step}`,
      path: '/qe_orders/list',
      filter: { is_past, step },
      search: 'station pune',
    })),
  ),
  { name: 'receipts', path: '/qe_treasury/receipts', filter: {}, search: '2026' },
  { name: 'audit log', path: '/qe_staff/audit', filter: {}, search: 'rohan kul' },
];

const page = (name: string, request: Request): MeasuredPage => ({
  name,
  who: 'staff',
  asks: () => [request],
});

/** The first page, a search and the last page of every list, and the pages without rows. */
export async function listOfficePages(ask: Ask): Promise<MeasuredPage[]> {
  const pages = single.map(([name, path]) => page(name, { path }));
  for (const { name, path, filter, search: typed } of lists) {
    const { data } = await ask(path, { filter });
    const last = Math.max(1, Math.ceil(Math.min(data.total, listCountedAtMost) / rowsOfAPage));
    const total = data.total > listCountedAtMost ? `more than ${listCountedAtMost}` : data.total;
    pages.push(
      page(`${name}, first of ${total}`, { path, body: { filter } }),
      page(`${name}, search`, { path, body: { filter, search: typed } }),
      page(`${name}, last page`, { path, body: { filter, page: last } }),
    );
  }
  return pages;
}

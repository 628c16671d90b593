import { userLists } from '../packages/domain/src/accounts/user-list.ts';
import { attendances, candidateLists } from '../packages/domain/src/lifecycle/candidate-list.ts';
import { orderSteps } from '../packages/domain/src/money/order.ts';

/** One request of a page of the back office. */
export interface OfficePage {
  name: string;
  path: string;
  body?: object;
}

type Ask = (path: string, body?: object) => Promise<{ data: { total: number } }>;

interface List {
  name: string;
  path: string;
  filter: object;
  search: string;
}

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
];

/** The first page, a search and the last page of every list, and the counts of the tabs. */
export async function listOfficePages(ask: Ask): Promise<OfficePage[]> {
  const pages: OfficePage[] = [
    { name: 'candidate counts', path: '/qe_office/candidate_counts' },
    { name: 'user counts', path: '/qe_office/user_counts' },
    { name: 'order counts', path: '/qe_orders/counts' },
  ];
  for (const { name, path, filter, search } of lists) {
    const { data } = await ask(path, { filter });
    const last = Math.max(1, Math.ceil(data.total / rowsOfAPage));
    pages.push(
      { name: `${name}, first of ${data.total}`, path, body: { filter } },
      { name: `${name}, search`, path, body: { filter, search } },
      { name: `${name}, last page`, path, body: { filter, page: last } },
    );
  }
  return pages;
}

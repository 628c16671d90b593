import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { createMemoryHistory } from '../../../test/memory-history.ts';
import { createTestQueryClient } from '../../../test/query-client.ts';
import { Router } from '../../router/router.ts';
import { Outlet, RouterProvider } from '../../router/router-provider.tsx';
import { inEm } from '../in-em.ts';
import { MantineRoot } from '../mantine-root.tsx';
import { DataList } from './data-list.tsx';
import type { ListAsk, ListColumn, ListPage } from './list-types.ts';
import { useDataList } from './use-data-list.ts';

interface Person {
  id: number;
  name: string;
  place: string;
}

const people: Person[] = Array.from({ length: 34 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
  place: index % 2 === 0 ? 'Pune' : 'Thane',
}));

const columns: ListColumn<Person>[] = [
  { key: 'name', label: 'Candidate', cell: ({ name }) => name, sort: 'name' },
  { key: 'number', label: 'Suchi no.', cell: ({ id }) => `No. ${id}`, isNumber: true },
  { key: 'place', label: 'Place', cell: ({ place }) => place, sort: 'place' },
  {
    key: 'updated',
    label: 'Last updated',
    cell: () => 'today',
    sort: 'date_updated',
    isSortedDownFirst: true,
  },
  { key: 'gotra', label: 'Gotra', cell: () => 'Kashyap', isExtra: true },
];

const filters = [
  {
    key: 'gender',
    label: 'Gender',
    options: [
      { value: 'Female', label: 'Women' },
      { value: 'Male', label: 'Men' },
    ],
  },
  {
    key: 'hidden',
    label: 'Hidden profiles',
    options: [{ value: 'without', label: 'not shown' }],
    initial: 'without',
  },
  { key: 'place', label: 'Place', entry: 'text' as const },
  { key: 'age_from', label: 'Age from', entry: 'number' as const },
  { key: 'registered_from', label: 'Registered from', entry: 'date' as const },
];

type Read = (ask: ListAsk) => Promise<ListPage<Person>>;

const readAll: Read = ({ page, rows, search }) => {
  const found = people.filter(({ name }) => name.includes(search));
  return Promise.resolve({ total: found.length, rows: found.slice((page - 1) * rows, page * rows) });
};

function PeoplePage({ read, onMail }: { read: Read; onMail: () => void }) {
  const list = useDataList({
    name: 'people',
    queryKey: ['people'],
    read,
    columns,
    initialSort: '-date_updated',
    filters,
  });
  const tab = (label: string, to: string) => ({ label, to, count: 34, isCurrent: to === '/people' });
  return (
    <DataList
      list={list}
      words={{
        label: 'Candidates',
        searchPlaceholder: 'Name or suchi no.',
        position: ({ from, to, count }) =>
          `${from} to ${to} of <b>${count}</b> ${count === 1 ? 'candidate' : 'candidates'}`,
        positionNone: '0 candidates',
      }}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/open/${id}`}
      card={{ lines: ({ place }) => <p>{place}</p> }}
      empty={{ title: 'No candidate availabe here.', text: <p>Nothing matches.</p> }}
      tabs={{ label: 'Lists', tabs: [tab('All', '/people'), tab('Active', '/active')] }}
      bulkActions={[{ key: 'mail', label: 'Bulk mail', icon: null, run: onMail }]}
    />
  );
}

beforeAll(() => loadMessages(['list']));

function renderList(address = '/people', read: Read = readAll) {
  const reading = vi.fn<Read>(read);
  const onMail = vi.fn<() => void>();
  const page = (path: string, Component: ComponentType) => ({
    path,
    load: () => Promise.resolve({ Component }),
  });
  const router = new Router(
    [
      page('/people', () => <PeoplePage read={reading} onMail={onMail} />),
      page('*', () => <p>another page</p>),
    ],
    createMemoryHistory(address),
  );
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MantineRoot>
        <RouterProvider router={router}>
          <Outlet />
        </RouterProvider>
      </MantineRoot>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    reading,
    onMail,
    search: () => router.state.location.search,
    lastAsk: () => reading.mock.lastCall?.[0],
  };
}

const row = (name: string) => screen.findByRole('link', { name });
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const bar = () => screen.findByRole('region', { name: 'Selected rows' });

describe('the states of a list', () => {
  it('shows ten skeleton rows and says that it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<ListPage<Person>>();
    renderList('/people', () => promise);
    expect(await screen.findByText('Loading the list')).toBeInTheDocument();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
    resolve({ total: 1, rows: people.slice(0, 1) });
    expect(await row('Person 1')).toBeInTheDocument();
    expect(screen.getByText('candidate', { exact: false, selector: '[role=status]' })).toHaveTextContent(
      '1 to 1 of 1 candidate',
    );
  });

  it('says that nothing is there', async () => {
    renderList('/people', () => Promise.resolve({ total: 0, rows: [] }));
    expect(await screen.findByText('No candidate availabe here.')).toBeInTheDocument();
    expect(screen.getByText('0 candidates')).toBeInTheDocument();
  });

  it('says why it failed and tries again', async () => {
    let isBroken = true;
    const { user } = renderList('/people', (ask) =>
      isBroken ? Promise.reject(new ApiError({ codes: ['NETWORK'] })) : readAll(ask),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Person 1')).toBeInTheDocument();
  });

  it('keeps the old rows, greyed, when the next page fails', async () => {
    const { user } = renderList('/people', (ask) =>
      ask.page === 1 ? readAll(ask) : Promise.reject(new ApiError({ codes: ['NETWORK'] })),
    );
    await row('Person 1');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.');
    expect((await row('Person 1')).closest('tbody')).toHaveAttribute('data-old');
  });

  it('goes to the last page when the page in the address has no rows any more', async () => {
    const { search } = renderList('/people?page=9');
    expect(await row('Person 34')).toBeInTheDocument();
    expect(search()).toBe('?page=4');
  });
});

describe('searching', () => {
  it('says with two letters what is missing and leaves the list', async () => {
    const { user, search } = renderList();
    await row('Person 1');
    await user.type(screen.getByRole('searchbox', { name: 'Name or suchi no.' }), 'Pe');
    expect(await screen.findByText('Type 3 letters or more')).toBeInTheDocument();
    expect(search()).toBe('');
  });

  it('puts three letters into the address, from the first page on', async () => {
    const { user, search, lastAsk } = renderList('/people?page=2');
    await row('Person 11');
    await user.type(screen.getByRole('searchbox'), 'Person 34');
    expect(await screen.findByText('1 to 1 of', { exact: false })).toBeInTheDocument();
    expect(search()).toBe('?search=Person+34');
    expect(lastAsk()).toMatchObject({ search: 'Person 34', page: 1 });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('starts with the search of the address', async () => {
    const { lastAsk } = renderList('/people?search=Person+34');
    await row('Person 34');
    expect(screen.getByRole('searchbox')).toHaveValue('Person 34');
    expect(lastAsk()?.search).toBe('Person 34');
  });
});

describe('filters', () => {
  it('takes typed values, and leaves out what is only spaces', async () => {
    const { user, search, lastAsk } = renderList();
    await row('Person 1');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(sheet.getByLabelText('Place'), '  ');
    await user.type(sheet.getByLabelText('Age from'), '2x1');
    await user.type(sheet.getByLabelText('Registered from'), '02112026');
    await user.click(sheet.getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(search()).toBe('?age_from=21&registered_from=2026-11-02'));
    expect(lastAsk()?.filter).toMatchObject({ age_from: '21', registered_from: '2026-11-02' });
    expect(
      screen.getByRole('button', { name: 'Remove the filter Registered from: 02/11/2026' }),
    ).toBeInTheDocument();
  });

  it('clears a search that finds nothing, where it is said', async () => {
    const { user, search } = renderList('/people?search=Nobody');
    await screen.findByText('Nothing matches.');
    const [, clear] = screen.getAllByRole('button', { name: 'Clear the search' });
    await user.click(clear as HTMLElement);
    expect(await row('Person 1')).toBeVisible();
    expect(search()).toBe('');
  });

  it('are chosen in a sheet, shown as chips and removed again', async () => {
    const { user, search, lastAsk } = renderList();
    await row('Person 1');
    expect(lastAsk()?.filter).toEqual({ hidden: 'without' });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog');
    await user.selectOptions(within(sheet).getByLabelText('Gender'), 'Women');
    await user.click(within(sheet).getByRole('button', { name: 'Show the list' }));
    expect(await screen.findByRole('button', { name: /Gender: Women/ })).toBeInTheDocument();
    expect(search()).toBe('?gender=Female');
    expect(screen.getByRole('button', { name: /^Filter.*1 filter$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Hidden profiles: not shown/ }));
    await waitFor(() => expect(search()).toBe('?gender=Female&hidden=any'));
    await waitFor(() => expect(lastAsk()?.filter).toEqual({ gender: 'Female' }));
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(search()).toBe(''));
  });
});

describe('sorting and paging', () => {
  it('sorts by a header, announces it, and starts at the first page', async () => {
    const { user, search } = renderList('/people?page=2');
    await row('Person 11');
    const updated = screen.getByRole('columnheader', { name: 'Last updated' });
    expect(updated).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Place' }));
    await waitFor(() => expect(search()).toBe('?sort=place'));
    expect(screen.getByRole('columnheader', { name: 'Place' })).toHaveAttribute('aria-sort', 'ascending');
    expect(updated).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Place' }));
    await waitFor(() => expect(search()).toBe('?sort=-place'));
    await user.click(screen.getByRole('button', { name: 'Last updated' }));
    await waitFor(() => expect(search()).toBe(''));
    expect(screen.queryByRole('button', { name: 'Suchi no.' })).not.toBeInTheDocument();
  });

  it('says which rows these are and changes how many', async () => {
    const { user, search } = renderList('/people?page=4');
    await row('Person 31');
    expect(screen.getByText('31 to 34 of', { exact: false })).toHaveTextContent('31 to 34 of 34 candidates');
    await user.selectOptions(screen.getByLabelText('Rows on a page'), '25');
    expect(await row('Person 25')).toBeInTheDocument();
    expect(search()).toBe('?rows=25');
  });
});

describe('columns', () => {
  it('are picked, ordered with Alt and arrows, kept on the device and reset', async () => {
    const { user, search } = renderList();
    await row('Person 1');
    await user.click(screen.getByRole('button', { name: /Columns/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Gotra' }));
    await user.click(screen.getByRole('checkbox', { name: 'Suchi no.' }));
    await waitFor(() => expect(headers()).toEqual(['Candidate', 'Place', 'Last updated', 'Gotra']));
    screen.getByRole('checkbox', { name: 'Gotra' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Gotra is now number 2 of 3')).toBeInTheDocument();
    expect(headers()).toEqual(['Candidate', 'Place', 'Gotra', 'Last updated']);
    expect(search()).toBe('?columns=place%2Cgotra%2Cupdated');
    expect(Object.entries(localStorage)).toContainEqual([
      expect.stringContaining('people'),
      'place,gotra,updated',
    ]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(headers()).toEqual(['Candidate', 'Suchi no.', 'Place', 'Last updated']));
    expect(search()).toBe('');
  });

  it('never lose the first one', async () => {
    renderList('/people?columns=');
    await row('Person 1');
    expect(headers()).toEqual(['Candidate']);
  });
});

describe('selecting', () => {
  it('lives across pages and says where', async () => {
    const { user, onMail } = renderList();
    await user.click(await box('Person 1'));
    expect(await bar()).toHaveTextContent('1 selected 1 on this page');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(await box('Person 11'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Person 13'));
    await user.keyboard('{/Shift}');
    expect(await bar()).toHaveTextContent('4 selected 3 on this page, 1 on page 1');
    await user.click(screen.getByRole('button', { name: 'Bulk mail' }));
    expect(onMail).toHaveBeenCalledOnce();
  });

  it('takes the page, then all rows, and lets single rows out', async () => {
    const { user } = renderList();
    await row('Person 1');
    const header = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    await user.click(await box('Person 2'));
    expect(header).toBePartiallyChecked();
    await user.click(header);
    expect(await bar()).toHaveTextContent('10 selected');
    await user.click(screen.getByRole('button', { name: 'Select all 34' }));
    expect(await bar()).toHaveTextContent('All 34 selected');
    await user.click(await box('Person 3'));
    expect(await bar()).toHaveTextContent('33 selected: all except 1');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  it('asks before another tab ends it', async () => {
    const { user, router } = renderList();
    await user.click(await box('Person 1'));
    await user.click(screen.getByRole('link', { name: 'Active 34' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(router.state.location.pathname).toBe('/people');
    expect(await bar()).toHaveTextContent('1 selected');
    await user.click(screen.getByRole('link', { name: 'Active 34' }));
    await user.click(await screen.findByRole('button', { name: 'End the selection' }));
    expect(await screen.findByText('another page')).toBeInTheDocument();
  });

  it('asks before a search ends it, and restores the text when the person keeps it', async () => {
    const { user } = renderList();
    await user.click(await box('Person 1'));
    await user.type(screen.getByRole('searchbox'), 'Person 3');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await box('Person 1')).toBeChecked();
  });

  it('is still there after opening a row and coming back', async () => {
    const { user, router } = renderList();
    await user.click(await box('Person 1'));
    await user.click(await row('Person 2'));
    expect(await screen.findByText('another page')).toBeInTheDocument();
    await router.navigate(-1);
    expect(await box('Person 1')).toBeChecked();
  });
});

describe('the keyboard', () => {
  it('moves, opens, selects, turns pages and shows the keys', async () => {
    const { user, search, router } = renderList();
    await row('Person 1');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('searchbox')).toHaveValue('j');
    await user.clear(screen.getByRole('searchbox'));
    await user.tab();
    await user.keyboard('j');
    expect(await row('Person 1')).toHaveFocus();
    await user.keyboard('j{ArrowDown}k');
    expect(await row('Person 2')).toHaveFocus();
    await user.keyboard('x');
    expect(await box('Person 2')).toBeChecked();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await box('Person 3')).toBeChecked();
    await user.keyboard(' ');
    expect(await box('Person 3')).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(await box('Person 2')).not.toBeChecked();
    await user.keyboard(']');
    expect(await row('Person 11')).toBeInTheDocument();
    await user.keyboard('[[');
    await waitFor(() => expect(search()).toBe(''));
    await user.keyboard('?');
    expect(await screen.findByText('Keyboard shortcuts')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Keyboard shortcuts')).not.toBeInTheDocument());
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/open\//));
  });
});

describe('on a phone', () => {
  it('shows cards with a link and a box', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query === inEm('(width < 640px)'),
          media: query,
        }) as MediaQueryList,
    );
    renderList();
    const card = (await row('Person 1')).closest('li');
    expect(card).toHaveTextContent('Pune');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Columns/ })).not.toBeInTheDocument();
    expect(await box('Person 1')).toBeInTheDocument();
  });
});

import { listCountedAtMost } from '@suchi/contracts/office';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryHistory } from '../../../test/memory-history.ts';
import { createTestQueryClient } from '../../../test/query-client.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { RouterProvider, Outlet } from '../../router/router-provider.tsx';
import { Router } from '../../router/router.ts';
import { MantineRoot } from '../mantine-root.tsx';
import { DataList } from './data-list.tsx';
import type { ListAsk } from './list-types.ts';
import { useDataList } from './use-data-list.ts';

/** One row more than the server counts. */
function readPage({ page, rows }: ListAsk) {
  return Promise.resolve({
    total: listCountedAtMost + 1,
    rows: Array.from({ length: rows }, (_, index) => ({ id: (page - 1) * rows + index + 1 })),
  });
}

function LongPage() {
  const list = useDataList({
    name: 'long',
    queryKey: ['long'],
    read: readPage,
    columns: [{ key: 'name', label: 'Name', cell: ({ id }) => `Person ${id}` }],
    initialSort: '-id',
  });
  return (
    <DataList
      list={list}
      words={{
        label: 'Candidates',
        searchPlaceholder: 'Name',
        position: ({ from, to, countWords }) => `${from} to ${to} of <b>${countWords}</b> candidates`,
        positionNone: '0 candidates',
      }}
      rowName={({ id }) => `Person ${id}`}
      card={{ lines: () => null }}
      empty={{ title: 'Nobody', text: null }}
      bulkActions={[{ key: 'mail', label: 'Bulk mail', icon: null, run: () => undefined }]}
    />
  );
}

beforeAll(() => loadMessages(['list']));

function renderList(address: string) {
  const load = () => Promise.resolve({ Component: LongPage });
  const router = new Router([{ path: '/people', load }], createMemoryHistory(address));
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MantineRoot>
        <RouterProvider router={router}>
          <Outlet />
        </RouterProvider>
      </MantineRoot>
    </QueryClientProvider>,
  );
}

describe('a list that the server does not count to its end', () => {
  const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
  const position = () => screen.getByText('candidates', { exact: false, selector: '[role=status]' });

  it('says that there are more', async () => {
    const user = userEvent.setup();
    renderList('/people');
    await user.click(await box('Person 1'));
    expect(position()).toHaveTextContent('1 to 10 of more than 10,000 candidates');
    await user.click(screen.getByRole('button', { name: 'Select all more than 10,000' }));
    expect(await screen.findByRole('region', { name: 'Selected rows' })).toHaveTextContent(
      'All more than 10,000 selected',
    );
  });

  it('has a last page, which says how to find the others', async () => {
    renderList('/people?page=1000');
    expect(await box('Person 10000')).toBeInTheDocument();
    expect(position()).toHaveTextContent(
      '9,991 to 10,000 of more than 10,000 candidates Pages end at 10,000 rows. To see others, search or filter the list.',
    );
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });
});

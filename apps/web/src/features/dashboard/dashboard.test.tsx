import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleDashboard } from '../../test/dashboard.ts';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs, signInWithDuties } from '../../test/server.ts';

type Changes = Parameters<typeof sampleDashboard>[0];

function open(changes: Changes = {}) {
  answer('get', '/qe_office/dashboard', data(sampleDashboard(changes)));
  return renderApp('/admin');
}

async function work() {
  // By text first: looking for roles in the whole office page is slow.
  await screen.findByText(/Registered/);
  return screen.getByRole('region', { name: 'What waits' });
}

// The charting library takes seconds to evaluate on a busy machine.
beforeAll(() => import('./components/week-charts.tsx'), 60_000);
beforeEach(() => signInAs(admin));

describe('the dashboard', () => {
  it('says that nothing waits, and that the system is well', async () => {
    open();
    expect(await work()).toHaveTextContent('Nothing waits today.');
    expect(await work()).toHaveTextContent(
      'The system is well. Last backup 02:10 AM 15/11/2026. Disk 61% used.',
    );
    expect(screen.getByText('Sunday 15 November 2026')).toBeInTheDocument();
  });

  it('lists the work by harm with its causes, each row leading to it', async () => {
    open({
      work: {
        reports: { total: 3, repeated: 1 },
        mails: { total: 4, unreachable: 0 },
        unpaid_orders: { total: 7, amount: 420_000, oldest_on: '2026-11-02' },
        payments: { total: 1, amount: 170_000 },
        review: { total: 23, over_three_days: 8, one_to_three_days: 9 },
      },
    });
    const rows = within(await work()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('23 profiles wait for review8 longer than 3 days, 9 from 1 to 3 days, 6 since'),
      expect.stringContaining('1 payment to look at₹1,700'),
      expect.stringContaining('7 suchi orders with an address, not paid₹4,200. Oldest from 02/11/2026'),
      expect.stringContaining('4 mails failed in the last 7 days'),
      expect.stringContaining('3 member reports to answerOne member is reported more than once'),
    ]);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/admin/candidates/pending',
      '/admin/day_book',
      '/admin/orders/ordered?payment=unpaid',
      '/admin/system_status',
      '/admin/member_reports',
    ]);
  });

  it('puts an alarm of the system above the work', async () => {
    open({
      work: { dispatch: { total: 1, oldest_on: '2026-11-02' } },
      system: {
        alarms: ['backup_old', 'disk_full'],
        last_backup_at: '2026-11-12T20:40:00.000Z',
        disk_used_percent: 91,
      },
    });
    const section = await work();
    expect(section.textContent).toMatch(
      /^The last backup is older than 26 hours, from 02:10 AM 13\/11\/2026\. The disk is 91% full\..*1 suchi book/,
    );
    expect(section).not.toHaveTextContent('The system is well.');
  });

  it('shows a person without other duties neither money nor the system', async () => {
    signInWithDuties('event');
    open({ system: null, sold: null });
    expect(await work()).toHaveTextContent('Nothing waits today.');
    expect(await work()).not.toHaveTextContent('The system is well.');
    expect(await screen.findByRole('region', { name: 'Registrations a week' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sold a week' })).not.toBeInTheDocument();
  });

  it('opens the list behind a number', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Open 507 women' })).toHaveAttribute(
      'href',
      '/admin/candidates/active?gender=Female',
    );
    expect(screen.getByRole('link', { name: 'Open 438: Profile begun' })).toHaveAttribute(
      'href',
      '/admin/candidates/new',
    );
    expect(await screen.findByRole('link', { name: 'Open 214 subscriptions' })).toHaveAttribute(
      'href',
      '/admin/search_subscriptions',
    );
  });

  it('shows each chart as a table', async () => {
    const { user } = open();
    await work();
    for (const [title, lastRow] of [
      ['Registrations a week', ['09/11/2026', '87', '84']],
      ['Sold a week', ['09/11/2026', '39', '34']],
      ['From registration to approval', ['Approved', '338']],
      ['Women and men by age', ['37 and over', '19', '45']],
    ] as const) {
      const card = within(await screen.findByRole('region', { name: title }));
      await user.click(card.getByRole('button', { name: `Show as table: ${title}` }));
      const row = within(card.getAllByRole('row').at(-1) as HTMLElement);
      const cells = [row.getByRole('rowheader'), ...row.getAllByRole('cell')];
      expect(cells.map((cell) => cell.textContent)).toEqual(lastRow);
    }
  });

  it('finds a member from three letters', async () => {
    // The list that opens is another test's.
    answer('get', '/qe_office/candidate_counts', refusal(403, 'FORBIDDEN'));
    answer('post', '/qe_office/candidates', refusal(403, 'FORBIDDEN'));
    const { user, address } = open();
    const field = await screen.findByRole('searchbox', { name: 'Find a member' });
    await user.type(field, 'ab{Enter}');
    expect(await screen.findByText('Type 3 letters or more')).toBeVisible();
    await user.type(field, 'hi & co{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/candidates/all?search=abhi+%26+co'));
  });

  it('can be retried', async () => {
    answer('get', '/qe_office/dashboard', refusal(403, 'FORBIDDEN'), data(sampleDashboard()));
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await work()).toBeVisible();
  });
});

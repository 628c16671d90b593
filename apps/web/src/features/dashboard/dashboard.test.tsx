import { daysOfWeek, listOfAge, listRegistered, listSold, listStep } from '@suchi/contracts/office';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleDashboard } from '../../test/dashboard.ts';
import { renderApp } from '../../test/render-app.tsx';
import { numberListPath } from './model/number-list-path.ts';
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

// Takes seconds to evaluate on a busy machine.
beforeAll(() => import('./components/dashboard-page.tsx'), 60_000);
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
      expect.stringContaining('23 profiles wait for review8 longer than 3 days, 9 from 1 to 3 days and 6 s'),
      expect.stringContaining('1 payment to look at₹1,700'),
      expect.stringContaining('7 suchi orders with an address, not paid₹4,200. Oldest from 02/11/2026'),
      expect.stringContaining('4 mails failed in the last 7 days'),
      expect.stringContaining('3 member reports to answer1 member is reported more than once'),
    ]);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/admin/candidates/pending',
      '/admin/day_book',
      '/admin/orders/ordered?payment=unpaid_with_address',
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
    const hrefOf = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href')?.replace('/admin/', '');
    expect(await hrefOf('Open 507 women')).toBe('candidates/active?gender=Female&age_from=18');
    expect(await hrefOf('Open 38 men, age 21 to 24')).toBe(
      'candidates/active?gender=Male&age_from=21&age_to=24',
    );
    expect(await hrefOf('Open 486: Registered')).toBe('users/all?registered_from=2026-08-31');
    expect(await hrefOf('Open 392: Submitted')).toBe(
      'candidates/all?reached=submitted&registered_from=2026-08-31&hidden=any',
    );
    expect(await hrefOf('Open 214 subscriptions')).toBe(
      'receipts?kind=receipt&order_type=subscription&issued_from=2026-08-31',
    );
    expect(await hrefOf('Open 186: Not Attending')).toBe('event_attendees?attendance=not_attending');
  });

  it('asks the list for exactly what the number counts', async () => {
    const none = data({ total: 0, rows: [] });
    // The numbers of the tabs are another test's.
    answer('get', '/qe_office/user_counts', refusal(403, 'FORBIDDEN'));
    answer('get', '/qe_office/candidate_counts', refusal(403, 'FORBIDDEN'));
    const users = answer('post', '/qe_office/users', none);
    const candidates = answer('post', '/qe_office/candidates', none);
    const receipts = answer('post', '/qe_treasury/receipts', none);
    const lists = [
      { list: listRegistered(daysOfWeek('2026-11-09', '2026-08-31')), asked: users },
      { list: listStep('verified', '2026-08-31'), asked: users },
      { list: listStep('approved', '2026-08-31'), asked: candidates },
      { list: listOfAge('Male', { from: 21, to: 24 }), asked: candidates },
      { list: listSold('suchi', daysOfWeek('2026-11-09', '2026-08-31')), asked: receipts },
    ];
    for (const { list, asked } of lists) {
      renderApp(numberListPath(list));
      await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ filter: list.filter }));
      expect(asked.at(-1)?.body).toHaveProperty('filter', list.filter);
      cleanup();
    }
  });

  it.each([
    ['review', 0],
    ['treasury', 2],
  ] as const)('has plain numbers where the duty %s may not go', async (duty, soldLinks) => {
    signInWithDuties(duty);
    open({ system: null, ...(duty === 'review' && { sold: null }) });
    await work();
    const links = (await screen.findAllByRole('link', { name: /^Open/ })).map((link) =>
      link.getAttribute('href'),
    );
    expect(links.filter((href) => href?.startsWith('/admin/users'))).toEqual([]);
    expect(links.filter((href) => href?.startsWith('/admin/event_attendees'))).toEqual([]);
    expect(links.filter((href) => href?.startsWith('/admin/candidates')).length).toBeGreaterThan(10);
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: /^Open \d+ (subscriptions|suchi orders)/ })).toHaveLength(
        soldLinks,
      ),
    );
    expect(screen.getByRole('region', { name: 'From registration to approval' })).toHaveTextContent('486');
  });

  it('says how many days are left and what was answered about the melawa', async () => {
    open();
    await work();
    const card = screen.getByRole('region', { name: 'Edition 2026' });
    expect(card).toHaveTextContent('15 days until registrations for the suchi close');
    expect(card).toHaveTextContent('12/12/2026Books are sent, 4-5 days27/12/2026Melawa, Mulund East');
    expect(card).toHaveTextContent('412Attending186Not Attending460No Response');
  });

  it.each([
    ['2026-11-15', 'Registrations for the suchi close today.'],
    ['2026-11-14', 'Registrations for the suchi are closed.'],
    [null, 'The last day of registration is not set.'],
  ])('with the last day %s says: %s', async (registration_until, words) => {
    const { edition } = sampleDashboard();
    open({ edition: edition && { ...edition, registration_until } });
    await work();
    expect(screen.getByRole('region', { name: 'Edition 2026' })).toHaveTextContent(words);
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

  it('draws the weeks for the pointer: a bar opens its week, and only the table is for the keyboard', async () => {
    open();
    await work();
    const card = screen.getByRole('region', { name: 'Registrations a week' });
    const weeks = within(card).getAllByTitle(/^This season: /);
    expect(weeks.map((week) => week.title)).toEqual([
      'This season: 74\nLast season: 70',
      'This season: 87\nLast season: 84',
    ]);
    expect(weeks[1]).toHaveTextContent('8709/11');
    const bar = weeks[1]?.querySelector('a');
    expect(bar).toHaveAttribute(
      'href',
      numberListPath(listRegistered(daysOfWeek('2026-11-09', '2026-08-31'))),
    );
    expect(bar).toHaveAttribute('tabindex', '-1');
    expect(bar).toHaveStyle({ height: '87%' });
    expect(bar?.closest('[aria-hidden="true"]')).not.toBeNull();
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

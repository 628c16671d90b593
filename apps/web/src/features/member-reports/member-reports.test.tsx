import type { ReportCase } from '@suchi/contracts/safety';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const at = '2026-11-14T20:00:00.000Z';

const item = {
  id: 142,
  reference: 'R-0142',
  kind: 'report',
  status: 'open',
  reported: { profile_id: 7, name: 'Mayur Kanitkar', serial_number: 356 },
  reporter: { profile_id: 9, name: 'Asha Joshi', serial_number: null },
  reason: 'rude',
  entries: 1,
  at,
  last_at: at,
} as const;

const found: ReportCase = {
  ...item,
  profile: { status: 'Active', gender: 'Male', photo: null, owner_id: 'owner-7', is_suspended: false },
  entries: [{ at, reason: 'rude', source: 'opened', text: 'He shouted.', count: null }],
  evidence: {
    opened: [{ at: '2026-11-13T06:00:00.000Z' }],
    messages: [{ at, text: 'Answer me!' }],
    earlier: [
      { id: 91, reference: 'R-0091', kind: 'report', at, status: 'open', reason: 'rude' },
      { id: 90, reference: 'R-0090', kind: 'report', at, status: 'dismissed', reason: 'asks_for_money' },
    ],
  },
  decision: null,
};

// Lazy pages are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./components/report-queue.tsx'),
      import('./components/report-case.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => signInAs(admin));

describe('the queue', () => {
  it('lists reports and alerts, counts the open ones in the menu, and opens one', async () => {
    const alert = { ...item, id: 143, reference: 'R-0143', kind: 'burst', reporter: null, reason: null };
    answer('get', '/qe_safety/queue', data({ total: 2, open: 2, items: [alert, item] }));
    answer('get', '/qe_safety/case', data(found));
    const { user, address } = renderApp('/admin/member_reports');
    await heading('Member reports');
    const [first, second] = await screen.findAllByText(/^R-014/);
    expect(first?.closest('li')).toHaveTextContent('Many numbers opened');
    expect(first?.closest('li')).toHaveTextContent('System alert');
    expect(second?.closest('li')).toHaveTextContent('Rude or threatening');
    expect(second?.closest('li')).toHaveTextContent('Reported by Asha Joshi');
    expect(screen.getAllByRole('link', { name: /Member reports.*2 open reports/ })).not.toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Open R-0142: Mayur Kanitkar' }));
    await heading('R-0142, Report');
    expect(address()).toBe('/admin/member_reports/142');
  });

  it('says when there is nothing', async () => {
    renderApp('/admin/member_reports');
    expect(await screen.findByText('No open reports')).toBeInTheDocument();
  });
});

describe('a report', () => {
  it('shows who, what was said and the evidence, with links to both profiles', async () => {
    answer('get', '/qe_safety/case', data(found));
    renderApp('/admin/member_reports/142');
    const about = await screen.findByRole('region', { name: 'About Mayur Kanitkar' });
    const links = within(about).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/candidates/view/7',
      '/admin/candidates/view/9',
    ]);
    expect(screen.getByRole('region', { name: 'What was reported' })).toHaveTextContent('He shouted.');
    const evidence = screen.getByRole('region', { name: 'What the system found' });
    expect(evidence).toHaveTextContent('11:30 AM 13/11/2026');
    expect(evidence).toHaveTextContent('Answer me!');
    const groupOf = (name: string) =>
      within(evidence).getByRole('link', { name }).closest('div')?.firstElementChild?.textContent;
    expect(groupOf('R-0091')).toBe('1 other open report about this profile');
    expect(groupOf('R-0090')).toBe('1 decided report about this profile');
    expect(within(evidence).getByRole('link', { name: 'R-0090' })).toHaveAttribute(
      'href',
      '/admin/member_reports/90',
    );
  });

  it('is decided with words', async () => {
    const decided = {
      ...found,
      status: 'resolved',
      decision: { outcome: 'We spoke to the family.', by: 'Shubhada Kelkar', at },
    };
    answer('get', '/qe_safety/case', data(found), data(decided));
    const seen = answer('post', '/qe_safety/decide', data({ reference: 'R-0142' }));
    const { user } = renderApp('/admin/member_reports/142');
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Please write at least 10 characters')).toBeInTheDocument();
    expect(seen).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /Answer/ }), 'We spoke to the family.');
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText(/^Resolved by Shubhada Kelkar/)).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({ id: 142, status: 'resolved', outcome: 'We spoke to the family.' });
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  });

  it('that is an alert about many numbers says how many, and ends the pause when it is dismissed', async () => {
    const alert: ReportCase = {
      ...found,
      kind: 'burst',
      reporter: null,
      reason: null,
      entries: [{ at, reason: null, source: null, text: '', count: 20 }],
    };
    answer('get', '/qe_safety/case', data(alert));
    const seen = answer('post', '/qe_safety/decide', data({ reference: 'R-0142' }));
    const { user } = renderApp('/admin/member_reports/142');
    expect(await screen.findByText('20 numbers opened in a short time')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Answer/ }), 'The family prepares a meeting.');
    await user.click(screen.getByRole('button', { name: 'Dismiss and end the pause' }));
    await waitFor(() =>
      expect(seen[0]?.body).toEqual({
        id: 142,
        status: 'dismissed',
        outcome: 'The family prepares a meeting.',
      }),
    );
  });

  it('that is an alert about many profiles says how many, and has no pause to end', async () => {
    const entries: ReportCase['entries'] = [{ at, reason: null, source: null, text: '', count: 300 }];
    const alert: ReportCase = { ...found, kind: 'profiles', reporter: null, reason: null, entries };
    answer('get', '/qe_safety/case', data(alert));
    renderApp('/admin/member_reports/142');
    expect(await screen.findByText('300 different profiles opened on this day')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
    expect(screen.queryByText('Opened the reporter’s number')).not.toBeInTheDocument();
  });

  it('says that someone else decided it', async () => {
    answer('get', '/qe_safety/case', data(found));
    answer('post', '/qe_safety/decide', refusal(409, 'REPORT_DECIDED'));
    const { user } = renderApp('/admin/member_reports/142');
    await user.type(await screen.findByRole('textbox', { name: /Answer/ }), 'We spoke to the family.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already decided');
  });
});

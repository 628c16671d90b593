import type { AuditEntry } from '@suchi/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { inEm } from '../../shared/ui/in-em.ts';
import { admin, answer, data, refusal, signInAs, signInWithDuties } from '../../test/server.ts';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T04:42:44Z',
  action: 'staff.change_rights',
  actor_kind: 'admin',
  actor: 'Vasanti Joglekar',
  on_behalf_of: null,
  subject: { collection: 'directus_users', id: 'x', name: 'Madhav Karnik' },
  reason: null,
  changes: [],
  facts: [],
  ...changes,
});

const rows = [
  entry({
    changes: [
      { field: 'duties', was: 'review', is: '' },
      { field: 'is_admin', was: 'false', is: 'true' },
    ],
  }),
  entry({ id: 2, action: 'profile.edit', actor_kind: 'admin_as_member', on_behalf_of: 'Rajesh Gore' }),
  entry({ id: 3, action: 'order.fly_away', actor_kind: 'system', actor: null, reason: 'For the post' }),
];

// Lazy pages are slow to load the first time in a test.
beforeAll(() => Promise.all([import('../../app/admin/admin-tree.tsx'), import('./audit-page.tsx')]), 60_000);

describe('the audit log', () => {
  it('shows who did what, and opens what changed', async () => {
    signInAs(admin);
    answer('post', '/qe_staff/audit', data({ total: 3, rows }));
    const { user } = renderApp('/admin/audit_log');
    const rowOf = async (words: string) => (await screen.findByText(words)).closest('tr') as HTMLElement;
    const changed = await rowOf('Changed roles');
    const edited = await rowOf('Changed a profile');
    const printed = await rowOf('order fly away');
    expect(changed).toHaveTextContent(
      /Changed roles.*Vasanti Joglekar.*Madhav Karnik.*10:12 AM 15\/11\/2026/,
    );
    expect(edited).toHaveTextContent('Vasanti Joglekar as Rajesh Gore');
    expect(printed).toHaveTextContent(/order fly away.*The system.*Reason: For the post/);
    await user.click(within(changed).getByText('2 changes'));
    expect(await screen.findByRole('cell', { name: 'empty' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Admin No Yes' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit log3 in all');
  });

  it('keeps the facts of a card apart on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query === inEm('(width < 640px)'),
          media: query,
        }) as MediaQueryList,
    );
    signInAs(admin);
    answer('post', '/qe_staff/audit', data({ total: 1, rows: rows.slice(0, 1) }));
    renderApp('/admin/audit_log');
    const actor = await screen.findByText('Vasanti Joglekar', { selector: 'p' });
    expect(actor.nextElementSibling).toHaveTextContent(/^10:12 AM 15\/11\/2026$/);
  });

  it('asks the server for a person, a subject and a period', async () => {
    signInAs(admin);
    const asked = answer('post', '/qe_staff/audit', data({ total: 0, rows: [] }));
    renderApp('/admin/audit_log?search=kavita&area=refund&period=today');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    await waitFor(() =>
      expect(asked.at(-1)?.body).toMatchObject({ search: 'kavita', filter: { area: 'refund' } }),
    );
    expect(asked.at(-1)?.body).toHaveProperty('filter.from', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit log0 found');
  });

  it('takes days of one’s own choice, and downloads what it shows', async () => {
    signInAs(admin);
    const asked = answer('post', '/qe_staff/audit', data({ total: 1, rows: rows.slice(0, 1) }));
    const file = answer('post', '/qe_staff/audit_file', refusal(403, 'FORBIDDEN'));
    const { user } = renderApp('/admin/audit_log?from=2026-11-02&to=2026-11-09&period=today');
    const filter = { from: '2026-11-02', to: '2026-11-09' };
    await waitFor(() => expect(asked.at(-1)?.body).toHaveProperty('filter', filter));
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(file[0]?.body).toEqual({ filter, sort: '-date_created' }));
  });

  it('has words for what is stored', async () => {
    signInAs(admin);
    const paid = entry({
      action: 'refund.confirm',
      subject: { collection: 'payment_refund', id: '31', name: null },
      changes: [{ field: 'heighest_education', was: null, is: 'B.Com.' }],
      facts: [
        { name: 'amount', value: '60000' },
        { name: 'reason_kind', value: 'paid_twice' },
        { name: 'until', value: '2026-12-01' },
      ],
    });
    answer('post', '/qe_staff/audit', data({ total: 1, rows: [paid] }));
    renderApp('/admin/audit_log');
    const line = (await screen.findByText('Confirmed a refund')).closest('tr');
    expect(line).toHaveTextContent('Refund 31');
    expect(line).toHaveTextContent('Highest educationemptyB.Com.');
    expect(line).toHaveTextContent('Amount₹600Reason kindPaid twiceUntil01/12/2026');
  });

  it('is not for staff with single duties', async () => {
    signInWithDuties('review', 'treasury', 'dispatch', 'event');
    renderApp('/admin/audit_log');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

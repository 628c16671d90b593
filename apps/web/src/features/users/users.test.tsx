import type { UserRow } from '@suchi/contracts/office';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, signInAs } from '../../test/server.ts';

const user: UserRow = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Rajesh Gore',
  email: 'gore.rajesh@example.org',
  is_email_verified: true,
  mobile: '919000045061',
  created_at: '2026-11-14T17:17:00.000Z',
  is_staff: false,
  is_suspended: false,
  profile_id: 7,
};
const without: UserRow = {
  ...user,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Nandkumar Padhye',
  is_email_verified: false,
  profile_id: null,
};

function answerUsers(...rows: UserRow[]) {
  answer(
    'get',
    '/qe_office/user_counts',
    data({
      all: 1912,
      active_profile: 1058,
      purchased_suchi: 185,
      order_address_filled: 7,
      not_purchased_suchi: 1727,
    }),
  );
  return answer('post', '/qe_office/users', data({ total: rows.length, rows }));
}

// Compiling the pages takes longer than a test may wait.
beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./users-page.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);

describe('the list of users', () => {
  it('refuses a member', async () => {
    signInAs(member);
    renderApp('/admin/users/all');
    expect(await screen.findByRole('heading', { name: /Access Denied/i })).toBeInTheDocument();
  });

  it('opens every account, and has the eye only where there is a profile', async () => {
    signInAs(admin);
    answerUsers(user, without);
    renderApp('/admin/users/all');
    expect(await screen.findByRole('link', { name: 'Open the profile of Rajesh Gore' })).toHaveAttribute(
      'href',
      '/admin/candidates/view/7',
    );
    const row = screen.getByText('Nandkumar Padhye').closest('tr');
    expect(row).toHaveTextContent('Not verified');
    expect(screen.getByRole('link', { name: /Nandkumar Padhye/ })).toHaveAttribute(
      'href',
      `/admin/users/view/${without.id}`,
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Mobile',
      'Date Created',
      'Actions',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Users2 of 1,912');
  });

  it('offers five filters with their numbers and puts the choice into the address', async () => {
    signInAs(admin);
    const seen = answerUsers(user);
    const { user: person, address } = renderApp('/admin/users/all');
    await screen.findByRole('option', { name: 'Active Profile (1,058)' });
    await person.selectOptions(screen.getByLabelText('Filter'), 'purchased_suchi');
    await waitFor(() => expect(address()).toBe('/admin/users/all?list=purchased_suchi'));
    await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ filter: { list: 'purchased_suchi' } }));
  });
});

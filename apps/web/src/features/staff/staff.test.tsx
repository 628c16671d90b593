import type { StaffPerson } from '@suchi/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const person = (changes: Partial<StaffPerson>): StaffPerson => ({
  id: '00000000-0000-4000-8000-000000000001',
  first_name: 'Madhav',
  last_name: 'Karnik',
  email: 'madhav@suchi.example.org',
  is_admin: false,
  duties: ['dispatch', 'event'],
  status: 'active',
  has_second_factor: true,
  last_access: '2026-11-09T13:00:00Z',
  invited_at: null,
  ...changes,
});
const you = person({
  id: admin.id,
  first_name: 'Shubhada',
  is_admin: true,
  duties: [],
  has_second_factor: false,
});
const invited = person({
  id: '00000000-0000-4000-8000-000000000002',
  first_name: null,
  last_name: null,
  email: 'nilesh.shah@example.org',
  status: 'invited',
  has_second_factor: false,
  last_access: null,
  invited_at: '2026-11-13T06:00:00Z',
});

function openPage(of = 'staff') {
  signInAs(admin);
  const people = { second_factor_of: of, people: [you, person({}), invited] };
  answer('get', '/qe_staff/people', data(people));
  return renderApp('/admin/staff');
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

async function choose(user: ReturnType<typeof renderApp>['user'], name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

// Lazy pages are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./components/staff-page.tsx'),
      import('./components/join-form.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);

describe('the staff page', () => {
  it('shows who has which role, the second step and the last sign-in', async () => {
    openPage();
    expect(await screen.findByText('2 people, 1 invited')).toBeInTheDocument();
    expect(await rowOf(/Shubhada/)).toHaveTextContent(/\(you\).*Admin.*asked at next sign-in/);
    expect(await rowOf(/Madhav/)).toHaveTextContent(/Dispatch.*Event desk.*Set up.*06:30 PM 09\/11\/2026/);
    expect(await rowOf(/nilesh/)).toHaveTextContent(/After joining.*Invited 13\/11\/2026/);
    expect(screen.getByText(/1 of 2 has it/)).toBeInTheDocument();
  });

  it('invites by mail, and asks for an address and a role first', async () => {
    const { user } = openPage();
    const sent = answer('post', '/qe_staff/invite', data({ id: 'x' }));
    await user.click(await screen.findByRole('button', { name: 'Invite by mail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite by mail' });
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
    expect(await within(dialog).findByText('Choose at least one role.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('E-mail'), 'Kavita.Rane@example.org');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Dispatch' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Reviewer' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('The invitation was sent.')).toBeInTheDocument();
    expect(sent).toEqual([
      { body: { email: 'kavita.rane@example.org', is_admin: false, duties: ['review', 'dispatch'] } },
    ]);
  });

  it('says why the last admin stays, with the way out', async () => {
    const { user } = openPage();
    answer('post', '/qe_staff/withdraw', refusal(409, 'STAFF_CHANGE_REFUSED', { reason: 'last_admin' }));
    await choose(user, 'Shubhada Karnik', 'Withdraw');
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/Make another person an admin first/)).toBeInTheDocument();
  });

  it('changes roles', async () => {
    const { user } = openPage();
    const sent = answer('post', '/qe_staff/rights', data({}));
    await choose(user, 'Madhav Karnik', 'Change roles');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Dispatch' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The roles of Madhav Karnik were changed.')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { id: person({}).id, is_admin: false, duties: ['event'] } }]);
  });

  it('resets a second step only with a reason', async () => {
    const { user } = openPage();
    const sent = answer('post', '/qe_staff/reset_second_factor', data({}));
    await choose(user, 'Madhav Karnik', 'Reset two-step sign-in');
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Reset two-step sign-in' });
    expect(button).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Reason, kept in the audit log'), 'Lost the phone');
    await user.click(button);
    await waitFor(() => expect(sent).toEqual([{ body: { id: person({}).id, reason: 'Lost the phone' } }]));
  });

  it('says that asking fewer people needs a second factor of one’s own', async () => {
    const { user } = openPage();
    const reason = { reason: 'second_factor_missing' };
    answer('post', '/qe_staff/require_second_factor', refusal(409, 'STAFF_CHANGE_REFUSED', reason));
    const rule = await screen.findByRole('combobox', { name: 'Who needs two-step sign-in?' });
    expect(rule).toHaveDisplayValue('Everyone in the office');
    await user.selectOptions(rule, 'Nobody');
    expect(await screen.findByText(/Set up your own two-step sign-in first/)).toBeInTheDocument();
  });
});

describe('an invited person', () => {
  it('chooses a name and a password, and arrives in the back office', async () => {
    const sent = answer('post', '/qe_staff/accept', data({ user_id: admin.id }));
    const { user, address } = renderApp('/join#the.token');
    await user.type(await screen.findByLabelText('First name'), 'Kavita');
    await user.type(screen.getByLabelText('Last name'), 'Rane');
    const passwords = [screen.getByLabelText('Password'), screen.getByLabelText('Confirm password')];
    for (const field of passwords) await user.type(field, 'mango-river');
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText(/at least 12 characters/)).toBeInTheDocument();
    for (const field of passwords) await user.type(field, '-lantern');
    signInAs(admin);
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(sent).toMatchObject([{ body: { token: 'the.token', first_name: 'Kavita' } }]);
  });

  it('is told when the link is not complete, or no longer works', async () => {
    renderApp('/join');
    expect(await screen.findByText(/open it again from the mail/)).toBeInTheDocument();
  });
});

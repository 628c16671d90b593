import type { OfficeMember } from '@suchi/contracts/office';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs, signInWithDuties } from '../../../test/server.ts';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-14T17:17:00.000Z';
const found: OfficeMember = {
  id,
  name: 'Rajesh Gore',
  email: 'gore.rajesh@example.org',
  is_email_verified: true,
  mobile: '919000045061',
  created_at: at,
  is_staff: false,
  is_suspended: false,
  profile_id: null,
  last_access: null,
  profile: null,
  subscriptions: [{ id: 1, status: 'cancelled', start_date: '2026-01-01', end_date: '2026-12-31' }],
  payments: [
    {
      id: 4,
      order_type: 'suchi',
      channel: 'cash',
      status: 'captured',
      amount: 60_000,
      at,
      receipts: [{ id: 9, number: '2026-27/0009', kind: 'receipt' }],
    },
  ],
  orders: [],
  mails: [{ kind: 'password_reset', state: 'failed', at }],
  devices: [
    {
      id: 'd1',
      browser: null,
      system: 'Android',
      is_current: false,
      is_kept: true,
      signed_in_at: at,
      seen_at: at,
    },
  ],
  help: ['send_reset_link', 'correct_contact', 'sign_out'],
};

const profile: NonNullable<OfficeMember['profile']> = {
  id: 7,
  name: 'Isha Gore',
  gender: 'Female',
  status: 'Active',
  is_hidden: false,
  age: 27,
  place: 'Pune',
  native_place: null,
  education: null,
  designation: null,
  height_cm: null,
  gotra: null,
  marital_status: null,
  activation: 'current',
  attendance: 'no_response',
  serial_number: null,
  photo: null,
  created_at: at,
  updated_at: at,
  mobile: null,
};

function openMember(changes: Partial<OfficeMember> = {}) {
  signInAs(admin);
  answer('get', '/qe_office/member', data({ ...found, ...changes }));
  return renderApp(`/admin/users/view/${id}`);
}

// Compiling the pages takes longer than a test may wait.
beforeAll(
  () =>
    Promise.all([
      import('../../../app/admin/admin-tree.tsx'),
      import('../../../app/admin/member.route.tsx'),
      import('../../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);

describe('the page of a member', () => {
  it('refuses staff with single duties', async () => {
    signInWithDuties('review', 'treasury', 'dispatch', 'event');
    renderApp(`/admin/users/view/${id}`);
    expect(await screen.findByRole('heading', { name: /Access Denied/i })).toBeInTheDocument();
  });

  it('shows an account without a profile, with its money, mails and devices', async () => {
    openMember();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rajesh Gore' })).toBeInTheDocument();
    expect(screen.getByText('This member has not begun a profile.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Receipt 2026-27/0009' })).toBeInTheDocument();
    const mails = screen.getByRole('region', { name: 'Mails to gore.rajesh@example.org' });
    expect(within(mails).getByText('Link for a new password').parentElement).toHaveTextContent(
      'Not delivered',
    );
    expect(screen.getByText('Android, Unknown browser')).toBeInTheDocument();
    expect(screen.getByText('No order.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as married' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Begin a profile for this member' })).toBeInTheDocument();
  });

  it('sends the link for a new password after naming the address', async () => {
    const { user } = openMember();
    const sent = answer('post', '/qe_staff/send_reset_link', data({}));
    await user.click(await screen.findByRole('button', { name: 'Send a link for a new password' }));
    expect(await screen.findByText(/It goes to gore.rajesh@example.org/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('The link is on its way to gore.rajesh@example.org.')).toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { user_id: id } }]);
  });

  it('sends only what was corrected, and says why it was refused', async () => {
    const { user } = openMember();
    const sent = answer(
      'post',
      '/qe_staff/correct_contact',
      refusal(409, 'STAFF_CHANGE_REFUSED', { reason: 'address_in_use' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Correct e-mail or mobile' }));
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nothing is changed yet.')).toBeInTheDocument();
    await user.clear(email);
    await user.type(email, 'rajesh.new@example.org');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'He called about it');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/already belongs to an account/)).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toMatchObject([
        { body: { user_id: id, email: 'rajesh.new@example.org', reason: 'He called about it' } },
      ]),
    );
    expect(Object.keys(sent[0]?.body as object)).not.toContain('mobile');
  });

  it('marks the candidate as married after a question, and takes it back', async () => {
    const { user } = openMember({ profile });
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'married' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as married' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is Isha Gore married?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'They met through the association' }));
    answer('get', '/qe_office/member', data({ ...found, profile: { ...profile, status: 'married' } }));
    await user.click(dialog.getByRole('button', { name: 'Mark as married' }));
    expect(await screen.findByText('Isha Gore is marked as married.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Not married: show the profile again' }));
    expect(await screen.findByText('Isha Gore is no longer marked as married.')).toBeInTheDocument();
    expect(sent).toEqual([
      { body: { user: id, action: 'mark_married', married_by_vmm: true } },
      { body: { user: id, action: 'mark_unmarried' } },
    ]);
  });

  it('offers no marriage of a blocked profile', async () => {
    openMember({ profile: { ...profile, status: 'Blocked' } });
    await screen.findByRole('link', { name: 'Isha Gore' });
    expect(screen.queryByRole('button', { name: /married/ })).toBeNull();
  });

  it('logs the member out on all devices after a question', async () => {
    const { user } = openMember();
    const sent = answer('post', '/qe_staff/sign_out', data({}));
    await user.click(await screen.findByRole('button', { name: 'Log out on all devices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log Rajesh Gore out on all devices?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Rajesh Gore is logged out on all devices.')).toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { user_id: id } }]);
  });

  it('offers nothing for an account of staff but the page of staff', async () => {
    openMember({ is_staff: true, help: [] });
    const help = await screen.findByRole('region', { name: 'Help this member' });
    expect(within(help).getByRole('link', { name: 'Staff and roles' })).toBeInTheDocument();
    expect(within(help).queryByRole('button')).toBeNull();
  });
});

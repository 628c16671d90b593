import type { ReviewProfile } from '@suchi/contracts/review';
import { candidateLists } from '@suchi/domain/lifecycle';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOfficePlace } from '../../../shared/navigation/office-place.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { answerReview, reviewProfile } from '../../../test/review.ts';
import { admin, answer, data, member, refusal, signInAs } from '../../../test/server.ts';

const page = '/admin/candidates/view/7';
const person = { id: 7, firstName: 'Rohan', lastName: 'Deshpande' };
const pending = reviewProfile(person);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function openDetail(profile: ReviewProfile = pending, ...answers: (() => Response)[]) {
  const { decisions } = answerReview([profile], [], ...answers);
  return { ...renderApp(page), decisions };
}
const taken = data({ id: 7, status: 'Active' });
const buttons = () =>
  within(screen.getByRole('region', { name: 'Actions' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

// Lazy pages are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../../app/admin/admin-tree.tsx'),
      import('../../../app/admin/candidate-detail.route.tsx'),
    ]),
  60_000,
);
beforeEach(() => signInAs(admin));

describe("a candidate's page", () => {
  it('is closed to members', async () => {
    signInAs(member);
    renderApp(page);
    expect(await heading('Access Denied')).toBeVisible();
  });

  it('says when the address names nobody', async () => {
    renderApp('/admin/candidates/view/somebody');
    expect(await heading('This page does not exist')).toBeVisible();
  });

  it('offers to try again when it does not load', async () => {
    answer('get', '/qe_review/profile', refusal(403, 'FORBIDDEN'), data(pending));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading('Rohan Deshpande')).toBeVisible();
  });

  it('says kindly that there is no mobile number', async () => {
    openDetail();
    await heading('Rohan Deshpande');
    expect(document.title).toBe('Rohan Deshpande · Suchi');
    expect(screen.getByText('No mobile number provided')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to rohan@example.org' })).toBeInTheDocument();
  });

  it('says when the family unsubscribed from bulk mails', async () => {
    openDetail({ ...pending, bulk_mail_stopped_at: '2026-11-15T05:00:00.000Z' });
    expect(await screen.findByText('Unsubscribed from bulk mails, 10:30 AM 15/11/2026')).toBeInTheDocument();
  });

  it('lets the committee call each number once', async () => {
    const address = {
      name: 'Home',
      address: 'Sadar Bazar',
      city: 'Satara',
      pincode: '415001',
      country: 1470,
      mobile: '9000012345',
      mobile_alternative: '+14155552671',
    };
    const profile = reviewProfile(person, {}, { addresses: [address] });
    openDetail({ ...profile, owner: { ...profile.owner, mobile: '919000012345' } });
    await heading('Rohan Deshpande');
    const calls = screen.getAllByRole('link', { name: /^Call / });
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+919000012345', 'tel:+14155552671']);
    expect(screen.queryByText('No mobile number provided')).not.toBeInTheDocument();
  });

  it('leads to the form as that member, by a button and by the address of the specification', async () => {
    const { router, address } = openDetail();
    await heading('Rohan Deshpande');
    expect(screen.getByRole('link', { name: 'Act as user' })).toHaveAttribute(
      'href',
      '/candidate/edit?user=owner-7',
    );
    answer('get', '/qe_profile/form', refusal(403, 'FORBIDDEN'));
    await router.navigate('/admin/candidates/edit/7');
    await waitFor(() => expect(address()).toBe('/candidate/edit?user=owner-7'));
  });
});

describe('what the committee may do', () => {
  it.each<[ReviewProfile['status'], ReviewProfile['actions'], string[]]>([
    ['Pending', ['approve', 'reject'], ['Approve', 'Reject', 'Consent on paper', 'Suspend account']],
    ['Rejected', ['approve'], ['Approve', 'Consent on paper', 'Suspend account']],
    ['Active', ['block', 'hide'], ['Block', 'Hide profile', 'Consent on paper', 'Suspend account']],
    ['Active', ['block', 'unhide'], ['Block', 'Show profile again', 'Consent on paper', 'Suspend account']],
    ['Blocked', ['unblock'], ['Unblock', 'Consent on paper', 'Suspend account']],
  ])('with a profile that is %s', async (status, actions, offered) => {
    openDetail({ ...pending, status, actions });
    await heading('Rohan Deshpande');
    expect(buttons()).toEqual(offered);
  });

  it('does not let a volunteer approve what they wrote for the family, and says why', async () => {
    const own = { ...pending, is_own_submission: true, actions: ['reject'] } as const;
    openDetail({ ...own, actions: [...own.actions] });
    await heading('Rohan Deshpande');
    expect(buttons()).toEqual(['Reject', 'Consent on paper', 'Suspend account']);
    expect(screen.getByText(/^You submitted this in the place of the family/)).toBeInTheDocument();
  });

  it('leads back to the list it was opened from', async () => {
    const { router } = openDetail();
    await heading('Rohan Deshpande');
    answer('post', '/qe_office/candidates', data({ total: 0, rows: [] }));
    answer(
      'get',
      '/qe_office/candidate_counts',
      data(Object.fromEntries(candidateLists.map((list) => [list, 0]))),
    );
    await router.navigate('/admin/candidates/active?search=Rohan');
    await waitFor(() => expect(readOfficePlace()).toBe('/admin/candidates/active?search=Rohan'));
    await router.navigate('/admin/candidates/view/7');
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/admin/candidates/active?search=Rohan',
    );
  });

  it('approves at once, says so, and shows where it stands now', async () => {
    const { user, decisions } = openDetail(pending, taken);
    await heading('Rohan Deshpande');
    answer('get', '/qe_review/profile', data({ ...pending, status: 'Active', actions: ['block'] }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Rohan Deshpande is approved')).toBeInTheDocument();
    expect(decisions.map(({ body }) => body)).toEqual([
      { profile_id: 7, action: 'approve', reason: '', submitted_at: '2025-10-07T15:44:00.000Z' },
    ]);
    expect(await screen.findByRole('button', { name: 'Block' })).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
  });

  it('rejects with a reason and not without', async () => {
    const { user, decisions } = openDetail(pending, taken);
    await heading('Rohan Deshpande');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject Rohan Deshpande' });
    const reject = within(dialog).getByRole('button', { name: 'Reject' });
    expect(reject).toBeDisabled();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Other' }));
    await user.type(within(dialog).getByRole('textbox'), 'dark');
    expect(reject).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), ' photo');
    await user.click(reject);
    await waitFor(() =>
      expect(decisions.map(({ body }) => body)).toEqual([
        { profile_id: 7, action: 'reject', reason: 'dark photo', submitted_at: '2025-10-07T15:44:00.000Z' },
      ]),
    );
  });

  it('blocks only with a reason', async () => {
    const { user, decisions } = openDetail({ ...pending, status: 'Active', actions: ['block'] }, taken);
    await heading('Rohan Deshpande');
    await user.click(screen.getByRole('button', { name: 'Block' }));
    const question = await screen.findByRole('dialog', { name: 'Block Rohan Deshpande?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(decisions).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Block' }));
    const again = await screen.findByRole('dialog', { name: 'Block Rohan Deshpande?' });
    expect(within(again).getByRole('button', { name: 'Block' })).toBeDisabled();
    await user.type(within(again).getByRole('textbox'), 'Wrote threats');
    await user.click(within(again).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Rohan Deshpande is blocked')).toBeInTheDocument();
    expect(decisions.map(({ body }) => body)).toEqual([
      { profile_id: 7, action: 'block', reason: 'Wrote threats', submitted_at: '2025-10-07T15:44:00.000Z' },
    ]);
  });

  it('hides only with a reason', async () => {
    const { user, decisions } = openDetail({ ...pending, status: 'Active', actions: ['hide'] }, taken);
    await user.click(await screen.findByRole('button', { name: 'Hide profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hide the profile of Rohan Deshpande?' });
    expect(dialog).toHaveTextContent('Other members cannot find it until staff show it again.');
    const hide = within(dialog).getByRole('button', { name: 'Hide profile' });
    expect(hide).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), 'Wrong photo');
    await user.click(hide);
    expect(await screen.findByText('Rohan Deshpande is hidden')).toBeInTheDocument();
    expect(decisions.at(0)?.body).toMatchObject({ action: 'hide', reason: 'Wrong photo' });
  });

  it('suspends the account with a reason, and then offers to restore it', async () => {
    const { user } = openDetail(pending);
    const sent = answer('post', '/qe_staff/suspend', data({}));
    await user.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend the account of Rohan Deshpande?' });
    await user.type(within(dialog).getByRole('textbox'), 'Wrote threats');
    const owner = { ...pending.owner, is_suspended: true };
    answer('get', '/qe_review/profile', data({ ...pending, owner }));
    await user.click(within(dialog).getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText('The account of Rohan Deshpande is suspended')).toBeInTheDocument();
    expect(sent).toEqual([{ body: { user_id: 'owner-7', reason: 'Wrote threats' } }]);
    expect(await screen.findByRole('button', { name: 'Restore account' })).toBeInTheDocument();
    expect(screen.getByText('Account suspended')).toBeInTheDocument();
  });

  it('unblocks', async () => {
    const { user, decisions } = openDetail({ ...pending, status: 'Blocked', actions: ['unblock'] }, taken);
    await user.click(await screen.findByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(decisions.at(0)?.body).toMatchObject({ action: 'unblock' }));
  });

  it('says in words why it was not done', async () => {
    const { user } = openDetail(
      pending,
      refusal(409, 'PROFILE_ACTION_REFUSED', {
        decided_by: 'Anil Gokhale',
        status: 'Rejected',
        reason: 'profile_is_rejected',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByText('Anil Gokhale already rejected this profile: Rohan Deshpande.'),
    ).toBeVisible();
  });
});

describe('the audit trail', () => {
  it('tells who changed what and when', async () => {
    const entry = { reason: null, from: null, to: null, changes: [] };
    openDetail({
      ...pending,
      history: [
        {
          ...entry,
          id: 3,
          at: '2025-10-07T15:44:00.000Z',
          action: 'save_draft',
          actor_kind: 'admin_as_member',
          by: 'Shubhada Joshi',
          changes: [
            { field: 'gotra', was: null, is: 'Vasishtha' },
            { field: 'new_location', was: 'Pune', is: null },
          ],
        },
        { ...entry, id: 2, at: '2025-10-04T13:10:00.000Z', action: 'submit', actor_kind: 'member', by: null },
      ],
    });
    await heading('Rohan Deshpande');
    const lines = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    const latest = lines.at(0);
    expect(latest).toHaveTextContent(
      'Saved as draft09:14 PM 07/10/2025, Shubhada Joshi, acting as the member',
    );
    expect(latest).toHaveTextContent('2 fields changed');
    expect(latest).toHaveTextContent('GotraBefore: empty → , After: Vasishtha');
    expect(latest).toHaveTextContent('Work locationBefore: Pune → , After: empty');
    expect(lines.at(-1)).toHaveTextContent('Submitted06:40 PM 04/10/2025, the candidate');
  });
});

describe('the office home', () => {
  it('has the account menu: member pages, profile, password and logout', async () => {
    answerReview([pending], []);
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: /Account menu/ }));
    // By text first: looking for roles in the whole office page is slow.
    await screen.findByText('Password Reset');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Member pages',
      'Two-step sign-in',
      'Profile',
      'Password Reset',
      'Dark mode',
      'Logout',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

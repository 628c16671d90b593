import type { OwnStanding } from '@suchi/contracts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { activeStanding } from '../../test/own-profile.ts';
import {
  admin,
  answer,
  answerOwnProfile,
  data,
  member,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

// Compiling a dialog is slow on a busy machine.
beforeAll(() => import('../../shared/ui/dialog.tsx'), 60_000);

const page = '/settings/mark_married';
const congratulations = 'Congratulations, You have marked Rohan as married';

function open(standing: Partial<OwnStanding> | null) {
  signInAs(member);
  answerOwnProfile(standing && { ...activeStanding, ...standing });
  return renderApp(page);
}

describe('update status', () => {
  it.each(['Draft', 'Pending', 'Active', 'Rejected'] as const)(
    'offers a %s profile to be marked married',
    async (status) => {
      open({ status });
      expect(await screen.findByRole('heading', { name: 'Mark yourself married' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Mark Married' })).toBeEnabled();
    },
  );

  it('explains that a blocked profile cannot be changed', async () => {
    open({ status: 'Blocked' });
    expect(await screen.findByText('The status cannot be changed now')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
  });

  it('leads to the form while there is no profile', async () => {
    open(null);
    expect(await screen.findByText('There is no profile to update yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Candidate' })).toHaveAttribute('href', '/candidate/create');
    expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument();
  });

  it('tells staff, whose menu has it too, where candidates are', async () => {
    signInAs(admin);
    renderApp(page);
    expect(await screen.findByText('This page is for members')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the back office' })).toHaveAttribute('href', '/admin');
  });

  it('says that it did not load, and tries again', async () => {
    signInAs(member);
    answer('get', '/qe_profile/standing', noNetwork);
    const { user } = renderApp(page);
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    answerOwnProfile(activeStanding);
    if (retry) await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Mark yourself married' })).toBeInTheDocument();
  });
});

describe('marking married', () => {
  // Runs first: a toast outlives the test that showed it.
  it('is told in passing', async () => {
    const { user } = open({});
    answer('post', '/qe_profile/change_status', data({ id: 7, status: 'married' }));
    await user.click(await screen.findByRole('button', { name: 'Mark Married' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark Married' }));
    const toast = await screen.findByText('Marked as married. We wish you both every happiness.');
    expect(toast).toBeInTheDocument();
  });

  it('asks once, and no is an answer', async () => {
    const { user } = open({});
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'married' }));
    await user.click(await screen.findByRole('button', { name: 'Mark Married' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Rohan as married?' }));
    expect(dialog.getByText(/no longer shown in online search/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it.each([
    ['by itself', false],
    ['with our help', true],
  ])('%s is sent and congratulated', async (_name, isByUs) => {
    const { user } = open({});
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'married' }));
    const box = await screen.findByRole('checkbox', { name: 'Suchi helped us find each other' });
    if (isByUs) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Mark Married' }));
    answerOwnProfile({ ...activeStanding, status: 'married' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark Married' }));
    expect(await screen.findByRole('heading', { name: congratulations })).toBeInTheDocument();
    expect(screen.getByText('The profile is no longer shown in online search.')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ action: 'mark_married', married_by_vmm: isByUs }]);
  });

  it('is refused in words when the committee was quicker, and shows where it stands now', async () => {
    const { user } = open({});
    answer('post', '/qe_profile/change_status', refusal(409, 'PROFILE_ACTION_REFUSED'));
    await user.click(await screen.findByRole('button', { name: 'Mark Married' }));
    const dialog = within(await screen.findByRole('dialog'));
    answerOwnProfile({ ...activeStanding, status: 'Blocked' });
    await user.click(dialog.getByRole('button', { name: 'Mark Married' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The profile has changed in the meantime.');
    expect(await screen.findByText('The status cannot be changed now')).toBeInTheDocument();
  });
});

describe('a married profile', () => {
  it('is congratulated once: the banner above leaves the words to the page', async () => {
    open({ status: 'married' });
    expect(await screen.findByRole('heading', { name: congratulations })).toBeInTheDocument();
    expect(screen.getAllByText(congratulations)).toHaveLength(1);
  });

  it('has the banner on the other pages of settings', async () => {
    const { router } = open({ status: 'married' });
    await screen.findByRole('heading', { name: congratulations });
    await router.navigate('/settings/account');
    expect(await screen.findByRole('region', { name: congratulations })).toBeInTheDocument();
  });

  it('can be marked unmarried, and is as it was before', async () => {
    const { user } = open({ status: 'married', married_by_vmm: true });
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'Active' }));
    const undo = await screen.findByRole('button', { name: 'Mark Unmarried' });
    answerOwnProfile(activeStanding);
    await user.click(undo);
    expect(await screen.findByRole('heading', { name: 'Mark yourself married' })).toBeInTheDocument();
    expect(
      await screen.findByText('Marked as unmarried. The profile is as it was before.'),
    ).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ action: 'mark_unmarried', married_by_vmm: false }]);
  });

  it('stays married when the network drops', async () => {
    const { user } = open({ status: 'married' });
    answer('post', '/qe_profile/change_status', noNetwork);
    await user.click(await screen.findByRole('button', { name: 'Mark Unmarried' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.getByRole('heading', { name: congratulations })).toBeInTheDocument();
  });
});

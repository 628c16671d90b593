import type { OwnStanding } from '@suchi/contracts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeStanding, ownProfile } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, answerOwnProfile, data, member, noNetwork, refusal, signInAs } from '../../test/server.ts';
import { queryClient } from '../../app/query-client.ts';

// Compiling a dialog is slow on a busy machine.
beforeAll(() => import('./components/reactivation-dialog.tsx'), 60_000);

const looking = 'I am looking for suitable life partner';
const married = 'I am married';

function openAsDeactivated(address: string, standing: Partial<OwnStanding> = {}) {
  const deactivated = { ...activeStanding, is_deactivated: true, ...standing };
  signInAs({ ...member, is_reactivated: false });
  answerOwnProfile(deactivated);
  answer('get', '/qe_profile/form', data(ownProfile(deactivated)));
  return renderApp(address);
}

const findDialog = () => screen.findByRole('dialog', { name: 'Are you still looking?' });
const banner = () => screen.findByRole('region', { name: 'Your profile is deactivated' });

describe('a deactivated member', () => {
  it('sees only this banner, and is asked on home', async () => {
    openAsDeactivated('/');
    expect(await findDialog()).toBeInTheDocument();
    await screen.findByRole('region', { name: 'Your profile is deactivated', hidden: true });
    expect(screen.queryByText('Your Profile is approved and will be printed in Suchi')).toBeNull();
  });

  it('is asked once in a visit, and again by the button', async () => {
    const { user, router } = openAsDeactivated('/');
    await user.click(within(await findDialog()).getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await router.navigate('/settings/account');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await router.navigate('/');
    await screen.findByRole('heading', { level: 1, name: 'Namaste, Sunita' });
    // By the time this request is done, the dialog would have opened.
    answerOwnProfile({ ...activeStanding, is_deactivated: true, status: 'Pending' });
    await queryClient.invalidateQueries();
    await screen.findByRole('heading', { name: 'What happens next' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(await banner()).getByRole('button', { name: 'Reactivate' }));
    expect(await findDialog()).toBeInTheDocument();
  });

  it.each(['/settings/account', '/candidate/view'])(
    'is not pressed at %s, but can answer',
    async (address) => {
      const { user } = openAsDeactivated(address);
      const button = within(await banner()).getByRole('button', { name: 'Reactivate' });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await user.click(button);
      expect(await findDialog()).toBeInTheDocument();
    },
  );

  it('who is blocked is not asked: they could not answer', async () => {
    openAsDeactivated('/', { status: 'Blocked' });
    await screen.findByRole('region', { name: 'Your account is blocked' });
    expect(screen.queryByRole('region', { name: 'Your profile is deactivated' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is never asked when the profile is a current one', async () => {
    openAsDeactivated('/', { is_deactivated: false });
    await screen.findByRole('region', { name: /approved/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the answer', () => {
  it('cannot be sent before it is chosen', async () => {
    const { user } = openAsDeactivated('/');
    const dialog = within(await findDialog());
    const proceed = dialog.getByRole('button', { name: 'Proceed' });
    expect(proceed).toBeDisabled();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: looking }));
    expect(proceed).toBeEnabled();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    ['that they look', looking, false, { action: 'reactivate_looking', married_by_vmm: false }],
    ['that they are married', married, false, { action: 'reactivate_married', married_by_vmm: false }],
    ['and that it was by us', married, true, { action: 'reactivate_married', married_by_vmm: true }],
  ])('%s is sent, and leads to the form', async (_name, choice, isByUs, body) => {
    const { user, address } = openAsDeactivated('/');
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'Active' }));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('radio', { name: choice }));
    if (isByUs) await user.click(dialog.getByRole('checkbox'));
    answerOwnProfile({ ...activeStanding, is_deactivated: false });
    await user.click(dialog.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(address()).toBe('/candidate/edit'));
    expect(sent.map((request) => request.body)).toEqual([body]);
  });

  it('is followed by what it changed and what to do', async () => {
    const { user } = openAsDeactivated('/');
    answer('post', '/qe_profile/change_status', data({ id: 7, status: 'Active' }));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('radio', { name: looking }));
    await user.click(dialog.getByRole('button', { name: 'Proceed' }));
    expect(await screen.findByRole('region', { name: 'Welcome back' })).toHaveTextContent(
      'Other families can find the profile again. Please check work, address, mobile number and photo.',
    );
  });

  it('forgets the tick of a marriage that is taken back', async () => {
    const { user, address } = openAsDeactivated('/');
    const sent = answer('post', '/qe_profile/change_status', data({ id: 7, status: 'Active' }));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('radio', { name: married }));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('radio', { name: looking }));
    await user.click(dialog.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(address()).toBe('/candidate/edit'));
    expect(sent[0]?.body).toEqual({ action: 'reactivate_looking', married_by_vmm: false });
  });

  it('is asked for once more, not sent twice, when the network drops', async () => {
    const { user, address } = openAsDeactivated('/');
    const sent = answer('post', '/qe_profile/change_status', noNetwork, data({ id: 7, status: 'Active' }));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('radio', { name: looking }));
    await user.click(dialog.getByRole('button', { name: 'Proceed' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('No connection.');
    expect(sent).toHaveLength(1);
    expect(address()).toBe('/');
    await user.click(dialog.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(address()).toBe('/candidate/edit'));
  });

  it('is refused in words when another tab has given it', async () => {
    const { user, address } = openAsDeactivated('/');
    answer('post', '/qe_profile/change_status', refusal(409, 'PROFILE_ACTION_REFUSED'));
    const dialog = within(await findDialog());
    await user.click(dialog.getByRole('radio', { name: looking }));
    answerOwnProfile(activeStanding);
    await user.click(dialog.getByRole('button', { name: 'Proceed' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The profile has changed in the meantime.');
    expect(address()).toBe('/');
    await waitFor(() => expect(screen.queryByText('Your profile is deactivated')).not.toBeInTheDocument());
  });
});

import type { OwnProfileState } from '@suchi/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { answer, answerOwnProfile, member, noNetwork, signInAs } from '../test/server.ts';

const profile: OwnProfileState = {
  id: 7,
  status: 'Active',
  first_name: 'Rohan',
  rejection_reason: 'Photo is not clear',
  serial_number: 218,
};

describe('home says where the member stands', () => {
  it.each([
    ['Draft', 'Your profile is incomplete', 'Edit Profile'],
    ['Pending', 'Your profile is under review', null],
    ['Active', 'Your Profile is approved and will be printed in Suchi', 'Edit Profile'],
    ['Blocked', 'Your account is blocked', null],
    ['Rejected', 'Your account is rejected', 'Edit Profile'],
    ['married', 'Congratulations, You have marked Rohan as married', 'Update Status'],
  ] as const)('%s', async (status, title, action) => {
    signInAs(member);
    answerOwnProfile({ ...profile, status });
    renderApp('/');
    const banner = await screen.findByRole('region', { name: title });
    expect(banner.querySelector('a')?.textContent ?? null).toBe(action);
    expect(screen.queryByText('Have these at hand')).not.toBeInTheDocument();
  });

  it('with the reason of a rejection and the number in the book', async () => {
    signInAs(member);
    answerOwnProfile({ ...profile, status: 'Rejected' });
    renderApp('/');
    expect(await screen.findByText(/Reason: Photo is not clear/)).toBeInTheDocument();
  });

  it('with the suchi number', async () => {
    signInAs(member);
    answerOwnProfile(profile);
    renderApp('/settings/account');
    expect(await screen.findByText(/Your suchi number is 218\./)).toBeInTheDocument();
  });

  it('and what to have at hand before there is a profile', async () => {
    signInAs(member);
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Have these at hand' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add Candidate' })).toHaveAttribute('href', '/candidate/create');
  });

  it('or that it could not be loaded, and tries again', async () => {
    signInAs(member);
    answer('get', '/items/qd_matrimonial_profile', noNetwork);
    const { user } = renderApp('/');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerOwnProfile(profile);
    await user.click(retry);
    expect(await screen.findByText(/Your suchi number is 218\./)).toBeInTheDocument();
  });
});

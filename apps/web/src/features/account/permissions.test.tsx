import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

const page = '/settings/who_can_see_what';
const group = (name: string) => screen.findByRole('group', { name });
const acceptedOf = async (name: string) =>
  within(await group(name)).getByRole('radio', { name: /families we accepted/i });

describe('who can see what', () => {
  beforeEach(() => signInAs(member));

  it('is saved at each tap', async () => {
    answer('get', '/qe_profile/standing', data(activeStanding));
    const saved = answer('post', '/qe_profile/permissions', data({ id: 7, status: 'Active' }));
    const { user } = renderApp(page);
    await user.click(await acceptedOf('Who can see our photo'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await user.click(await screen.findByRole('switch', { name: 'Show horoscope match' }));
    await expect.poll(() => saved).toHaveLength(2);
    expect(saved.map(({ body }) => body)).toEqual([{ photo_for: 'accepted' }, { shows_horoscope: true }]);
  });

  it('stays as it was when saving fails', async () => {
    answer('get', '/qe_profile/standing', data(activeStanding));
    answer('post', '/qe_profile/permissions', refusal(404, 'PROFILE_NOT_FOUND'));
    const { user } = renderApp(page);
    const accepted = await acceptedOf('Who can open our number');
    await user.click(accepted);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(accepted).not.toBeChecked();
  });

  it('begins with a profile', async () => {
    answer('get', '/qe_profile/standing', data(null));
    renderApp(page);
    expect(await screen.findByText(/when you have made a profile/)).toBeInTheDocument();
  });
});

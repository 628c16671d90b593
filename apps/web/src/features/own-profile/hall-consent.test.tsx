import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, answerOwnProfile, data, member, refusal, signInAs } from '../../test/server.ts';

const buttonsOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('button')
    .map((button) => button.textContent);

async function openPanel(standing: Partial<typeof activeStanding>) {
  signInAs(member);
  answerOwnProfile({ ...activeStanding, ...standing });
  const { user } = renderApp('/settings/mark_married');
  const panel = await screen.findByRole('region', { name: 'Show on the melawa’s hall screen' });
  return { user, panel };
}

describe('the consent for the hall', () => {
  it.each([
    [true, 'Active', 'The hall screen may show this profile.', ['No, do not show it']],
    [false, 'Active', 'The hall screen does not show this profile.', ['Yes, show it']],
    [null, 'Active', /^You have not answered yet/, ['Yes, show it', 'No, do not show it']],
    [null, 'Blocked', /^You have not answered yet/, ['No, do not show it']],
  ] as const)('%s of a profile that is %s', async (hall_consent, status, words, buttons) => {
    const { panel } = await openPanel({ hall_consent, status });
    expect(within(panel).getByText(words)).toBeVisible();
    expect(buttonsOf(panel)).toEqual(buttons);
  });

  it('is taken back with one tap', async () => {
    const { user, panel } = await openPanel({ hall_consent: true });
    const sent = answer('post', '/qe_profile/hall_consent', data({ id: 7, status: 'Active' }));
    answerOwnProfile({ ...activeStanding, hall_consent: false });
    await user.click(within(panel).getByRole('button', { name: 'No, do not show it' }));
    expect(await screen.findByText('The hall screen does not show this profile.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ hall_consent: false }]);
  });

  it('says when it could not be saved, and stays', async () => {
    const { user, panel } = await openPanel({ hall_consent: true });
    answer('post', '/qe_profile/hall_consent', refusal(500, 'INTERNAL_SERVER_ERROR'));
    await user.click(within(panel).getByRole('button', { name: 'No, do not show it' }));
    expect(await screen.findByText(/request-7/)).toBeVisible();
    expect(within(panel).getByText('The hall screen may show this profile.')).toBeVisible();
  });
});

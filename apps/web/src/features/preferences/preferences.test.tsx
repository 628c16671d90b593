import type { OwnPreferences } from '@suchi/contracts/fit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerProfileForm, readProfileAnswer } from '../../test/candidate-form.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

// Lazy parts are slow to load the first time in a test.
beforeAll(() => import('./preferences-section.tsx'), 60_000);

const none: OwnPreferences = {
  preferences: {},
  gotra: 'same',
  is_gotra_rule_on: true,
  shows_horoscope: false,
};

async function open(own: Partial<OwnPreferences> = {}) {
  signInAs(member);
  answerProfileForm(readProfileAnswer({}));
  answer('get', '/qe_fit/preferences', data({ ...none, ...own }));
  const sent = answer('post', '/qe_fit/preferences', data({ ...none, ...own }));
  const app = renderApp('/candidate/edit#preferences');
  await screen.findByRole('button', { name: /^Age/ });
  return { ...app, sent, bodies: () => sent.map(({ body }) => body) };
}

const row = (name: RegExp) => screen.getByRole('button', { name });

describe('the preferences', () => {
  it('do not matter until something is chosen, and are then nice to have', async () => {
    const { user, bodies } = await open();
    expect(row(/^Age/)).toHaveTextContent('AgeDoes not matter');
    expect(row(/^Gotra/)).toHaveTextContent('As our samaj asksRule');
    await user.click(row(/^Food/));
    await user.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { preferences: { food: { value: ['vegetarian'], is_must: false } }, gotra: 'same' },
      ]),
    );
    await user.click(screen.getByRole('radio', { name: 'Must' }));
    await user.click(screen.getByRole('checkbox', { name: 'Jain' }));
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({
        preferences: { food: { value: ['vegetarian', 'jain'], is_must: true } },
      }),
    );
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await user.click(row(/^Age/));
    expect(row(/^Food/)).toHaveTextContent('FoodVegetarian or JainMust');
    expect(screen.queryByRole('checkbox', { name: 'Jain' })).not.toBeInTheDocument();
  });

  it('are cleared by “Does not matter”', async () => {
    const { user, bodies } = await open({
      preferences: { age: { value: { from: 26, to: 31 }, is_must: true } },
    });
    expect(row(/^Age/)).toHaveTextContent('Age26 to 31 yearsMust');
    await user.click(row(/^Age/));
    await user.click(screen.getByRole('button', { name: 'Does not matter' }));
    await waitFor(() => expect(bodies()).toEqual([{ preferences: {}, gotra: 'same' }]));
  });

  it('do not save a range in the wrong order, and swap it by a tap', async () => {
    const { user, bodies } = await open();
    await user.click(row(/^Age/));
    await user.selectOptions(screen.getByLabelText('To'), '26 years');
    await user.selectOptions(screen.getByLabelText('From'), '31 years');
    const alert = screen.getByText('The first number is the larger one.').parentElement as HTMLElement;
    await user.click(within(alert).getByRole('button', { name: 'Swap' }));
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({ preferences: { age: { value: { from: 26, to: 31 } } } }),
    );
    expect(bodies()).not.toContainEqual(
      expect.objectContaining({ preferences: expect.objectContaining({ age: { value: { from: 31 } } }) }),
    );
  });

  it('never ask whether horoscopes are a must', async () => {
    const { user, bodies } = await open();
    await user.click(row(/^Horoscope/));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await waitFor(() =>
      expect(bodies()).toEqual([
        { preferences: { horoscope: { value: true, is_must: false } }, gotra: 'same' },
      ]),
    );
    expect(screen.queryByText('How important is it?')).not.toBeInTheDocument();
  });

  it('say that a change was not saved, and send it again', async () => {
    const { user } = await open();
    answer('post', '/qe_fit/preferences', refusal(500, 'INTERNAL_SERVER_ERROR'));
    await user.click(row(/^Gotra/));
    await user.click(screen.getByRole('radio', { name: 'Does not matter to us' }));
    expect(await screen.findByText(/Not saved/)).toBeInTheDocument();
    const again = answer('post', '/qe_fit/preferences', data({ ...none, gotra: 'any' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(again.map(({ body }) => body)).toEqual([{ preferences: {}, gotra: 'any' }]);
  });
});

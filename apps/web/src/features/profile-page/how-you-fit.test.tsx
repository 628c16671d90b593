import type { CardFit, FitData } from '@suchi/contracts/fit';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { FitLine } from '../../entities/fit/fit-line.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { openedProfile } from '../../test/sample-card.ts';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';
import { TestRouter } from '../../test/test-router.tsx';

// Lazy parts are slow to load the first time in a test.
beforeAll(() => import('./components/how-you-fit.tsx'), 60_000);

const none = { asked: {}, works: [], rows: [] };
const gotras: FitData['gotra'] = {
  relation: 'different',
  is_rule_on: true,
  mine: 'Gautam',
  theirs: 'Kaushik',
  my_mothers: null,
  their_mothers: null,
};
const mine: FitData['mine'] = {
  asked: {
    age: { value: { from: 26, to: 31 }, is_must: true },
    height: { value: { from: 167.64, to: null }, is_must: false },
    food: { value: ['vegetarian', 'jain'], is_must: false },
    work: { value: [11203], is_must: false },
  },
  works: [{ id: 11203, label: 'Private job' }],
  rows: [
    { kind: 'age', mark: 'fits', fact: 29 },
    { kind: 'height', mark: 'near', fact: 165.1 },
    { kind: 'work', mark: 'unknown', fact: null },
    { kind: 'food', mark: 'differs', fact: 'eggs' },
  ],
};

async function open(fit: Partial<FitData>) {
  signInAs(member);
  answer('get', '/qe_search/profile', data(openedProfile()));
  answer('get', '/qe_search/fit', data({ mine: none, theirs: none, gotra: gotras, ...fit }));
  const app = renderApp('/profile/42');
  const section = await screen.findByRole('region', { name: 'How you fit' });
  await within(section).findByText(/Gautam|gotra/);
  return { ...app, section: within(section) };
}

describe('how both families fit', () => {
  it('names each wish beside the fact', async () => {
    const { section } = await open({ mine });
    expect(section.getByRole('link', { name: /1 of 4/ })).toHaveAttribute('href', '#fit-mine');
    expect(section.getByText('Differs: Eggs at times')).toBeInTheDocument();
    expect(section.getByText('Near: 5 ft 5 in')).toBeInTheDocument();
    const list = within(section.getByRole('region', { name: 'What you asked for' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'fits. ✓Age 29 yearsYou asked: 26 to 31 yearsMust',
      'near. ~Height 5 ft 5 inYou asked: 5 ft 6 in or moreNice',
      'not said. ?Work You asked: Private jobNot said. You may ask the family.Nice',
      'does not fit. ✕Food Eggs at timesYou asked: Vegetarian or JainNice',
    ]);
    expect(section.getByText('This family has not set any.')).toBeInTheDocument();
    expect(section.getByText('Different, as our samaj asks')).toBeInTheDocument();
  });

  it.each<[string, Partial<FitData['gotra']>, string]>([
    ['the same gotra', { relation: 'same', theirs: 'Gautam' }, 'Both families are of the Gautam gotra.'],
    [
      'the gotra of the other mother’s family',
      { relation: 'mothers', their_mothers: 'Gautam' },
      'Gautam is the gotra of Ananya’s mother’s family.',
    ],
    [
      'the gotra of the own mother’s family',
      { relation: 'mothers', my_mothers: 'Kaushika' },
      'Kaushik is the gotra of your mother’s family.',
    ],
    [
      'a gotra that is not said',
      { relation: 'unknown', theirs: null },
      'Ananya’s gotra is not in the profile.',
    ],
    ['no own gotra', { relation: 'unknown', mine: null }, 'Your gotra is not in your profile.'],
  ])('says %s', async (_, relation, words) => {
    const { section } = await open({ gotra: { ...gotras, ...relation } });
    expect(section.getByText(words)).toBeInTheDocument();
    expect(section.getByText('Neither family has set preferences.')).toBeInTheDocument();
  });

  it('never holds up the page, and can be tried again', async () => {
    signInAs(member);
    answer('get', '/qe_search/profile', data(openedProfile()));
    answer('get', '/qe_search/fit', refusal(500, 'INTERNAL_SERVER_ERROR'));
    const { user } = renderApp('/profile/42');
    await screen.findByText('We could not work out the fit. The profile is complete.');
    answer('get', '/qe_search/fit', data({ mine, theirs: none, gotra: gotras }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'What you asked for' })).toBeInTheDocument();
  });
});

describe('the line of a card', () => {
  const fit: CardFit = { mine: { fits: 6, of: 7 }, theirs: { fits: 5, of: 6 }, miss: null, same_gotra: null };
  const must = { side: 'mine', kind: 'would_live_in', fact: 'abroad', more: 0 } as const;
  it.each<[CardFit, string]>([
    [fit, 'Fits 6 of your 7you fit 5 of their 6'],
    [{ ...fit, theirs: null }, 'Fits 6 of your 7they set none'],
    [{ ...fit, mine: null }, 'You fit 5 of their 6set yours'],
    [{ ...fit, miss: must }, 'Fits 6 of your 7you fit 5 of their 6Differs on a must: Abroad'],
    [
      { ...fit, miss: { side: 'theirs', kind: 'age', fact: 25, more: 1 } },
      'Fits 6 of your 7you fit 5 of their 6Their must differs: Age and 1 more',
    ],
    [{ ...fit, miss: must, same_gotra: 'Gautam' }, 'Fits 6 of your 7you fit 5 of their 6Same gotra: Gautam'],
  ])('%j', (line, words) => {
    const { container } = render(
      <TestRouter>
        <FitLine fit={line} />
      </TestRouter>,
    );
    expect(container).toHaveTextContent(words);
    expect(container.textContent).toBe(words);
  });
});

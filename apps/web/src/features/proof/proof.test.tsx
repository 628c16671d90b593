import type { OwnProof } from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { buildPrintedProfile } from '@suchi/testing/printed-profile';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, answerOwnProfile, data, member, refusal, signInAs } from '../../test/server.ts';
import { activeStanding } from '../../test/own-profile.ts';

beforeAll(
  () =>
    Promise.all([
      import('./components/proof-page.tsx'),
      import('./components/proof-notice.tsx'),
      import('../../app/member/active-home.tsx'),
    ]),
  60_000,
);

const proof: OwnProof = {
  stage: 'open',
  until: '2026-12-24',
  page: {
    printed: buildPrintedProfile(),
    photo: null,
    section: { kind: 'unmarried_female', title: 'Unmarried Females', from: 451, to: 827, order: 'age' },
    number: 449,
    year: 2026,
    digest: 'digest-1',
  },
  answer: null,
  mistakes: [],
};

function openProof(changes: Partial<OwnProof> = {}) {
  signInAs(member);
  answerOwnProfile(activeStanding);
  answer('get', '/qe_proof/mine', data({ ...proof, ...changes }));
  return renderApp('/candidate/proof');
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the own page before printing', () => {
  it('is shown as it will be printed, and confirmed with one press', async () => {
    const { user } = openProof();
    expect(await screen.findByRole('heading', { name: 'Is everything correct?' })).toBeInTheDocument();
    expect(screen.getByText('Please answer by 24 December 2026.')).toBeInTheDocument();
    const page = screen.getByRole('group', { name: 'Your printed page, number 451' });
    expect(page.firstElementChild?.firstElementChild?.shadowRoot?.textContent).toContain(
      'Ananya Shrikant Kulkarni',
    );
    const sent = answer(
      'post',
      '/qe_proof/confirm',
      data({ ...proof, answer: { answer: 'correct', at: '2026-12-10T04:00:00.000Z' } }),
    );
    await user.click(await button('Everything is correct'));
    const said = await screen.findByRole('region', { name: 'You said that everything is correct' });
    expect(sent).toMatchObject([{ body: { digest: 'digest-1' } }]);

    answer('post', '/qe_proof/withdraw', data(proof));
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(await button('Everything is correct')).toBeInTheDocument();
  });

  it('says on the last day that it is the last', async () => {
    openProof({ until: todayInIndia(new Date()) });
    expect(await screen.findByText('Please answer today. It is the last day.')).toBeInTheDocument();
  });

  it('takes corrections by line, and wants words for each', async () => {
    const { user } = openProof();
    await user.click(await button('Report a mistake'));
    expect(await screen.findByRole('heading', { name: 'What is wrong?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send corrections' }));
    expect(screen.getByText('Tick a line first, or write to the committee.')).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: /Birth time/ }));
    const field = screen.getByRole('textbox', { name: 'Birth time: it should be' });
    expect(field).toHaveValue('06:42');
    await user.click(screen.getByRole('button', { name: 'Send 1 correction' }));
    expect(screen.getByText(/^This is printed already\./)).toBeInTheDocument();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Send 1 correction' }));
    expect(screen.getByText('Please write it as it should be.')).toBeInTheDocument();
    await user.type(field, '18:42');
    await user.click(screen.getByRole('button', { name: /^Show \d+ more lines$/ }));
    await user.click(screen.getByRole('checkbox', { name: /Gotra/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Gotra: it should be' }));
    await user.type(screen.getByRole('textbox', { name: 'Gotra: it should be' }), 'Kashyap');
    const sent = answer(
      'post',
      '/qe_proof/mistakes',
      data({
        ...proof,
        answer: { answer: 'mistake', at: '2026-12-10T04:00:00.000Z' },
        mistakes: [{ line: 'birth_time', should_be: '18:42', state: 'open' }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send 2 corrections' }));
    expect(
      await screen.findByRole('region', { name: 'Thank you. The committee has your corrections.' }),
    ).toHaveTextContent('Birth time: 18:42');
    const mistakes = [
      { line: 'birth_time', should_be: '18:42' },
      { line: 'gotra', should_be: 'Kashyap' },
    ];
    expect(sent).toEqual([{ body: { digest: 'digest-1', mistakes } }]);
  });

  it('keeps what was typed when the server refuses', async () => {
    const { user } = openProof();
    await user.click(await button('Report a mistake'));
    await user.type(screen.getByRole('textbox', { name: 'Anything else (optional)' }), 'Old picture');
    answer('post', '/qe_proof/mistakes', refusal(409, 'PROOF_REFUSED', { reason: 'page_changed' }));
    await user.click(screen.getByRole('button', { name: 'Send 1 correction' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not possible any more.');
    expect(screen.getByRole('textbox', { name: 'Anything else (optional)' })).toHaveValue('Old picture');
  });

  it.each([
    [{ stage: 'over' }, 'The round is over'],
    [{ stage: 'before', until: null }, 'Your page is not ready to be checked yet'],
  ] as const)('asks nothing outside the round: %j', async (changes, title) => {
    openProof(changes);
    expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Everything is correct' })).not.toBeInTheDocument();
  });

  it('says which corrections were taken', async () => {
    openProof({
      stage: 'over',
      answer: { answer: 'mistake', at: '2026-12-10T04:00:00.000Z' },
      mistakes: [
        { line: 'birth_time', should_be: '18:42', state: 'corrected' },
        { line: 'gotra', should_be: 'Kashyap', state: 'kept' },
        { line: 'mobile', should_be: '9876543210', state: 'open' },
      ],
    });
    const over = await screen.findByRole('region', { name: 'The round is over' });
    expect(
      within(over)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Birth time: 18:42 (taken)',
      'Gotra: Kashyap (not taken)',
      'Mobile: 9876543210 (not decided yet)',
    ]);
  });

  it('shows what was decided when the corrected page waits for an answer', async () => {
    openProof({ mistakes: [{ line: 'gotra', should_be: 'Kashyap', state: 'corrected' }] });
    expect(await screen.findByRole('region', { name: 'Your corrections' })).toHaveTextContent(
      'Gotra: Kashyap (taken)',
    );
    expect(await button('Everything is correct')).toBeInTheDocument();
  });

  it('says so when there is no page', async () => {
    openProof({ page: null });
    expect(await screen.findByText('You have no page in this suchi yet')).toBeInTheDocument();
  });
});

it.each([
  ['waiting', '2026-12-24', 'Please check your page in the suchi', 'tell us by 24 December 2026'],
  ['waiting', todayInIndia(new Date()), 'Please check your page in the suchi', 'Today is the last day'],
  [
    'answered',
    '2026-12-24',
    'You have checked your page in the suchi',
    'You can change your answer until 24 December 2026.',
  ],
  ['decided', '2026-12-24', 'Your corrections to the suchi', 'See which corrections were taken.'],
] as const)('home leads to the printed page: %s until %s', async (state, until, title, text) => {
  signInAs(member);
  answerOwnProfile({ ...activeStanding, serial_number: 451, proof: { state, until } });
  renderApp('/');
  const notice = await screen.findByRole('region', { name: title });
  expect(notice).toHaveTextContent(text);
  expect(within(notice).getByRole('link', { name: 'See your page' })).toHaveAttribute(
    'href',
    '/candidate/proof',
  );
});

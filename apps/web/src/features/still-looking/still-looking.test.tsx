import type { OwnQuestion } from '@suchi/contracts/freshness';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { FreshnessBadge } from '../../entities/profile-card/freshness-badge.tsx';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, answerOwnProfile, data, member, refusal, signInAs } from '../../test/server.ts';

// Compiling the lazy parts of home is slow on a busy machine.
beforeAll(async () => {
  await Promise.all([import('../../app/member/active-home.tsx'), import('./question-card.tsx')]);
}, 60_000);

const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function openHome(question: OwnQuestion = { month: 11, rests_on: '2026-12-15' }) {
  signInAs(member);
  answerOwnProfile(activeStanding);
  answer('get', '/qe_freshness/own', data(question));
  return renderApp('/');
}
const card = () => screen.findByRole('region', { name: 'Still looking?' });
const answersOf = (is_paused: boolean) =>
  answer('post', '/qe_freshness/answer', data({ month: 11, is_paused }));

describe('the question on home', () => {
  it('is first, and says what happens without an answer', async () => {
    openHome();
    const question = await card();
    expect(screen.getAllByRole('region')[0]).toBe(question);
    expect(question).toHaveTextContent(
      'Others see “Confirmed in November”. Without an answer until 15/12/2026 the profile rests; one tap brings it back.',
    );
    expect(within(question).getByRole('link', { name: 'Found someone' })).toHaveAttribute(
      'href',
      '/settings/mark_married',
    );
  });

  it('folds to thanks after a yes, which has focus', async () => {
    const { user } = openHome();
    const sent = answersOf(false);
    await user.click(within(await card()).getByRole('button', { name: 'Yes, still looking' }));
    expect(await screen.findByText('Thank you. Confirmed in November.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Still looking?' })).not.toBeInTheDocument();
    expect(screen.getByText('Thank you. Confirmed in November.').closest('[role=status]')).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([{ answer: 'yes' }]);
  });

  it('pauses without asking, and shows again', async () => {
    const { user } = openHome();
    const sent = answer(
      'post',
      '/qe_freshness/answer',
      data({ month: 11, is_paused: true }),
      data({ month: 11, is_paused: false }),
    );
    await user.click(within(await card()).getByRole('button', { name: 'Pause for now' }));
    const paused = await screen.findByRole('region', { name: 'Paused. Nobody finds the profile now.' });
    await user.click(within(paused).getByRole('button', { name: 'Show again' }));
    expect(await screen.findByText('Thank you. Confirmed in November.')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ answer: 'paused' }, { answer: 'yes' }]);
  });

  it('says what went wrong', async () => {
    const { user } = openHome();
    answer('post', '/qe_freshness/answer', refusal(409, 'FRESHNESS_REFUSED'));
    await user.click(within(await card()).getByRole('button', { name: 'Yes, still looking' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is already answered.');
  });

  it('is not there while nobody asks', async () => {
    openHome(null);
    await screen.findByRole('region', { name: /Your Profile is approved/ });
    expect(screen.queryByRole('region', { name: 'Still looking?' })).not.toBeInTheDocument();
  });
});

it('under Update Status one says that one is engaged', async () => {
  signInAs(member);
  answerOwnProfile(activeStanding);
  const sent = answersOf(true);
  const { user } = renderApp('/settings/mark_married');
  await user.click(await screen.findByRole('button', { name: 'We are engaged' }));
  expect(await screen.findByText('Congratulations. The profile is paused.')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ answer: 'engaged' }]);
});

describe('the page behind the link of a mail', () => {
  const open = (suffix = '', is_paused = false) => {
    answer('post', '/qe_freshness/link', data({ name: 'Rohan', month: 11, is_paused }));
    const sent = answer('post', '/qe_freshness/answer_link', data({ month: 11, is_paused: suffix !== '' }));
    return { ...renderApp(`/still-looking#${token}${suffix}`), sent };
  };
  const press = async (user: ReturnType<typeof open>['user'], name: string) =>
    user.click(screen.getByRole('button', { name }));

  it('answers nothing until a tap, and thanks', async () => {
    const { user, sent } = open();
    await heading('Still looking, Rohan?');
    expect(screen.getAllByRole('button', { name: /look|pause|married/i })).toHaveLength(1);
    expect(sent).toHaveLength(0);
    await press(user, 'Yes, still looking');
    await heading('Thank you. Confirmed in November.');
    expect(sent.map(({ body }) => body)).toEqual([{ token, answer: 'yes' }]);
  });

  it('asks whether engaged or married', async () => {
    const { user, sent } = open('.found');
    await heading('Has Rohan found someone?');
    await press(user, 'Married');
    await heading('Congratulations to both families');
    expect(sent.map(({ body }) => body)).toEqual([{ token, answer: 'married' }]);
  });

  it('pauses', async () => {
    const { user, sent } = open('.pause');
    await heading('Pause the profile of Rohan?');
    await press(user, 'Pause the profile');
    await heading('The profile is paused');
    expect(sent.map(({ body }) => body)).toEqual([{ token, answer: 'paused' }]);
  });

  it('shows a profile again that rests', async () => {
    const { user, sent } = open('', true);
    await heading('The profile of Rohan rests');
    await press(user, 'Show again');
    await heading('Thank you. Confirmed in November.');
    expect(sent.map(({ body }) => body)).toEqual([{ token, answer: 'yes' }]);
  });

  it.each([
    ['ended', 410, 'FRESHNESS_LINK_ENDED'],
    ['not complete', 400, 'INVALID_PAYLOAD'],
  ] as const)('says that it is %s, and leads to the login', async (_, status, code) => {
    answer('post', '/qe_freshness/link', refusal(status, code));
    renderApp(`/still-looking#${token}`);
    await heading('This link has ended');
    expect(within(screen.getByRole('status')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});

describe('the badge', () => {
  it.each([
    [{ is_confirmed: true, month: 11 }, 'Confirmed in November'],
    [{ is_confirmed: false, month: 5 }, 'Not confirmed since May'],
    [{ is_confirmed: false, month: null }, 'Not confirmed for a year'],
  ])('says %j', (freshness, words) => {
    render(<FreshnessBadge freshness={freshness} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('is not there without facts', () => {
    const { container } = render(<FreshnessBadge freshness={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});

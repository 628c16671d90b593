import type { CardInterest, InterestSheet } from '@suchi/contracts/families';
import type { FitData } from '@suchi/contracts/fit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptedInterest, sampleInterest, sampleSheet, sentInterest } from '../../test/families.ts';
import { ownProfile } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { openedProfile } from '../../test/sample-card.ts';
import {
  answer,
  data,
  findConnection,
  loseConnection,
  member,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

const name = 'Ananya Kulkarni';

// Lazy dialogs are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/member/profile.route.tsx'),
      import('../../app/member/families.route.tsx'),
      import('./components/send-sheet.tsx'),
      import('./components/answer-sheet.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  signInAs(member);
  answer('get', '/qe_profile/form', data(ownProfile()));
});

const interest = (facts: Partial<CardInterest>): CardInterest => ({
  id: 5,
  side: 'sent',
  state: 'open',
  at: '2026-11-08T05:00:00.000Z',
  again_from: null,
  ...facts,
});

async function open(last: CardInterest | null = null) {
  answer('get', '/qe_search/profile', data(openedProfile({ interest: last })));
  const app = renderApp('/profile/42');
  await screen.findByRole('heading', { level: 1, name });
  return app;
}

function answerSheet(facts: Partial<InterestSheet> = {}) {
  answer('get', '/qe_families/sheet', data(sampleSheet({ is_melawa_ahead: false, ...facts })));
}

async function openSheet(facts: Partial<InterestSheet> = {}) {
  answerSheet(facts);
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Send interest' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Send interest' })) };
}

describe('the bar of a profile', () => {
  it.each([
    [interest({ side: 'received' }), 'button', 'Answer', null],
    [interest({}), 'link', 'Interest sent', '/families/5'],
    [interest({ state: 'later' }), 'link', 'Interest sent', '/families/5'],
    [interest({ state: 'accepted' }), 'link', 'Both interested', '/families/5'],
    [
      interest({ state: 'declined', at: '2026-11-04T05:00:00.000Z', again_from: '2027-05-03' }),
      'link',
      'Closed on 04/11/2026',
      '/families/5',
    ],
    [interest({ state: 'declined' }), 'button', 'Send interest', null],
    [null, 'button', 'Send interest', null],
  ] as const)('says where the two families are: %#', async (last, role, label, href) => {
    await open(last);
    const group = within(screen.getByRole('group', { name: 'What you can do' }));
    const step = group.getByRole(role, { name: label });
    expect(step.getAttribute('href')).toBe(href);
    expect(group.getAllByRole('button', { name: /favourite|Add Note|More/i })).toHaveLength(3);
  });

  it('opens the answer', async () => {
    answerSheet();
    answer('get', '/qe_families/one', data(sampleInterest()));
    const { user } = await open(interest({ side: 'received' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByRole('dialog', { name: 'Your answer' })).toBeInTheDocument();
  });
});

describe('sending interest', () => {
  it('has the kind sentences with both names, one of them chosen, and a tap clears it', async () => {
    const { user, dialog, address } = await openSheet();
    const first = await dialog.findByRole('radio', { name: /^We liked Ananya’s profile/ });
    expect(first).toBeChecked();
    expect(dialog.getByText('to Ananya Kulkarni’s family')).toBeInTheDocument();
    expect(
      dialog.getByText('Meera and Ananya seem to have much in common. Shall we talk?'),
    ).toBeInTheDocument();
    expect(dialog.getByText('Your 4th of 10 open. Withdraw at any time.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '1 more sentence' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(5);
    expect(dialog.queryByText(/melawa/)).not.toBeInTheDocument();
    await user.click(first);
    expect(first).not.toBeChecked();
    const sent = answer('post', '/qe_families/send', data(sentInterest()));
    answer('get', '/qe_search/profile', data(openedProfile({ interest: interest({}) })));
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(await screen.findByText('Your interest is sent.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ profile_id: 42, sentence: null, words: '' });
    expect(await screen.findByRole('link', { name: 'Interest sent' })).toBeInTheDocument();
    expect(address()).toBe('/profile/42');
  });

  it('refuses numbers and links kindly, and keeps what was typed', async () => {
    const { user, dialog } = await openSheet();
    const sent = answer('post', '/qe_families/send', data(sentInterest()));
    const field = await dialog.findByRole('textbox', { name: /In your own words/ });
    await user.type(field, 'Call 98765 43210');
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(
      dialog.getByText('Please leave out numbers and links. Your number opens when they say yes.'),
    ).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    cleanup();
    const again = await openSheet();
    expect(await again.dialog.findByRole('textbox', { name: /In your own words/ })).toHaveValue(
      'Call 98765 43210',
    );
  });

  it('offers the melawa while it is ahead, and says that the photo is shown', async () => {
    const { user, dialog } = await openSheet({ is_melawa_ahead: true, shows_photo: true });
    await user.click(await dialog.findByRole('button', { name: '2 more sentences' }));
    expect(dialog.getByText(/We are coming to the melawa/)).toBeInTheDocument();
    expect(dialog.getByText('This family sees your photo while your interest is open.')).toBeInTheDocument();
  });

  it('is a yes where they wrote first, and opens the page of both', async () => {
    const { user, dialog, address } = await openSheet({ they_wrote_at: '2026-11-16T05:00:00.000Z' });
    expect(await dialog.findByText('They wrote to you on 16/11. Sending accepts it.')).toBeInTheDocument();
    answer('post', '/qe_families/send', data(acceptedInterest()));
    answer('get', '/qe_families/one', data(acceptedInterest()));
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    await screen.findByRole('heading', { level: 1, name: 'Both families are interested' });
    expect(address()).toBe('/families/5');
  });

  it('repeats the same gotra once, and stops nothing', async () => {
    const none = { asked: {}, works: [], rows: [] };
    const fit: FitData = {
      mine: none,
      theirs: none,
      gotra: {
        relation: 'same',
        is_rule_on: true,
        mine: 'Gautam',
        theirs: 'Gautam',
        my_mothers: null,
        their_mothers: null,
      },
    };
    answer('get', '/qe_search/fit', data(fit));
    const { dialog } = await openSheet();
    expect(await dialog.findByText('Both families are of the Gautam gotra.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Send interest' })).toBeEnabled();
  });

  it.each([
    ['no_subscription', /Interest is sent with a subscription/, 'See the subscription', '/payment'],
    [
      'open_limit',
      'You have 10 open. Withdraw one or wait for an answer.',
      'See what you sent',
      '/families?list=sent',
    ],
  ])('leads on where it is not possible: %s', async (reason, words, action, href) => {
    const { dialog } = await openSheet({ refusal: reason });
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(dialog.queryByRole('button', { name: 'Send interest' })).not.toBeInTheDocument();
  });

  it('says from when it is possible again', async () => {
    const { dialog } = await openSheet({ refusal: 'too_soon', again_from: '2027-05-03T00:00:00.000Z' });
    expect(await dialog.findByText('You can write again from 03/05/2027.')).toBeInTheDocument();
  });

  it('stays in the sheet when the server refuses it', async () => {
    const { user, dialog } = await openSheet();
    await dialog.findAllByRole('radio');
    answer('post', '/qe_families/send', refusal(409, 'INTEREST_REFUSED', { reason: 'daily_limit' }));
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have sent as many as possible today.');
  });

  it('waits on the device without a signal, and goes out once', async () => {
    const { user, dialog } = await openSheet();
    await dialog.findAllByRole('radio');
    loseConnection();
    const sent = answer('post', '/qe_families/send', noNetwork, data(sentInterest()));
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(await screen.findByText('Kept here. Sent when you are online.')).toBeInTheDocument();
    const group = within(screen.getByRole('group', { name: 'What you can do' }));
    expect(await group.findByText('Waits to be sent')).toBeInTheDocument();
    answer('get', '/qe_search/profile', data(openedProfile({ interest: interest({}) })));
    await findConnection();
    expect(await group.findByRole('link', { name: 'Interest sent' })).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ profile_id: 42, sentence: 'liked', words: '' });
  });
});

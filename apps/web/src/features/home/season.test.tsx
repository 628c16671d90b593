import type { OwnStanding } from '@suchi/contracts/accounts';
import type { CurrentEdition } from '@suchi/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { activeStanding } from '../../test/own-profile.ts';
import {
  answer,
  answerEdition,
  answerOwnProfile,
  answerSearchAccess,
  closedSetting,
  data,
  member,
  signInAs,
} from '../../test/server.ts';

// Compiling the lower half of home is slow on a busy machine.
beforeAll(() => import('../../app/member/active-home.tsx'), 60_000);

const region = (name: string) => screen.findByRole('region', { name });

function openHome(
  edition: Partial<CurrentEdition> | null,
  setting = closedSetting,
  standing: Partial<OwnStanding> = {},
) {
  signInAs(member, setting);
  answerOwnProfile({ ...activeStanding, ...standing });
  answerSearchAccess({ is_allowed: false, reason: 'subscription_missing' });
  answerEdition(edition);
  answer('get', '/qe_choice/thanks', data({ thanks: null }));
  return renderApp('/');
}

const next = { date: '2027-12-12', place: 'Dadar' };

describe('the question about the melawa', () => {
  it('is answered from home, at once', async () => {
    const sent = answer('post', '/qe_profile/attendance', () => {
      answerOwnProfile({ ...activeStanding, is_attending: true });
      return data({ id: activeStanding.id, status: 'Active' })();
    });
    const { user } = openHome({});
    await user.click(await screen.findByRole('button', { name: 'Will you attend?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Event Attendance' }));
    expect(dialog.getByText('Melawa, Sunday 10 January 2027, Mulund East')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('button', { name: 'You said you will attend' })).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ is_attending: true });
  });

  it('shows the earlier answer, and can be left with it', async () => {
    const sent = answer('post', '/qe_profile/attendance', data({ id: activeStanding.id, status: 'Active' }));
    const { user } = openHome({}, closedSetting, { is_attending: false });
    await user.click(await screen.findByRole('button', { name: 'Not attending' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Event Attendance' }));
    expect(dialog.getByText('You answered: No.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep this answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(0);
  });

  it('is not asked after the event', async () => {
    openHome({ event: 'thanks', stage: 'past' });
    await region('Thank you to everyone who came to the melawa');
    expect(screen.queryByRole('button', { name: 'Will you attend?' })).not.toBeInTheDocument();
  });
});

describe('every home begins with the melawa and the last day for the book', () => {
  it.each([null, 'Draft', 'Pending', 'Rejected', 'Active', 'married', 'Blocked'] as const)(
    '%s',
    async (status) => {
      signInAs(member);
      answerOwnProfile(status && { ...activeStanding, status });
      answerEdition({});
      renderApp('/');
      const melawa = await region('Melawa, Sunday 10 January 2027');
      expect(melawa).toHaveTextContent(
        'Profiles registered up to 30 November 2026 appear in the printed suchi',
      );
      expect(screen.getAllByRole('region')[0]).toBe(melawa);
    },
  );

  it('the book also before the event has a date', async () => {
    openHome({ event: 'undated', event_date: null });
    expect(await region('The printed suchi')).toHaveTextContent('registered up to 30 November 2026');
  });
});

describe('the melawa', () => {
  it('is announced with its place and the last day for the book', async () => {
    openHome({});
    const melawa = await region('Melawa, Sunday 10 January 2027');
    expect(melawa).toHaveTextContent('Mulund East');
    expect(melawa).toHaveTextContent(
      'Profiles registered up to 30 November 2026 appear in the printed suchi',
    );
  });

  it.each([
    ['on its day', { event: 'today', stage: 'delivered' }, 'Melawa today', 'Mulund East'],
    [
      'afterwards, with thanks',
      { event: 'thanks', stage: 'past' },
      /^Thank you/,
      'We will announce the next one here.',
    ],
    [
      'afterwards, with the next one',
      { event: 'thanks', stage: 'past', next_event: next },
      /^Thank you/,
      'The next one is on 12 December 2027.',
    ],
    [
      'a year later, when it has a date',
      { event: 'over', stage: 'past', next_event: next },
      'Next melawa, Sunday 12 December 2027',
      'Dadar',
    ],
    [
      'before the date of this year is set',
      { event: 'undated', event_date: null, stage: 'planned', next_event: next },
      'Next melawa, Sunday 12 December 2027',
      'Dadar',
    ],
  ] as const)('is announced %s', async (_, edition, title, text) => {
    openHome(edition);
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent(text);
  });

  it.each([
    ['closed', 'Registration for the printed suchi closed on 30 November 2026'],
    ['printed', 'The printed suchi is being delivered'],
    ['delivered', 'The printed suchi has been delivered'],
  ] as const)('says about a %s book', async (stage, words) => {
    openHome({ stage });
    expect(await region('Melawa, Sunday 10 January 2027')).toHaveTextContent(words);
  });

  it.each([
    ['without an edition', null],
    ['without a date', { event: 'undated', event_date: null, stage: 'planned' }],
    ['when it is long over', { event: 'over', stage: 'past' }],
  ] as const)('is not announced %s', async (_case, edition) => {
    openHome(edition);
    await region('Your Profile is approved and will be printed in Suchi');
    expect(screen.queryByText(/Melawa|melawa,/)).not.toBeInTheDocument();
  });
});

describe('the printed suchi', () => {
  const onSale = {
    ...closedSetting,
    isactive_suchibook: true,
    suchi_start_date: '2020-01-01',
    suchi_end_date: '2099-12-31',
  };

  it('is offered while it is on sale', async () => {
    openHome({}, onSale);
    const offer = await region('Printed suchi');
    expect(offer).toHaveTextContent('₹600');
    expect(offer).toHaveTextContent('Profiles registered up to 30 November 2026');
    expect(offer).toHaveTextContent('Delivery begins after 20 December 2026 and takes 4-5 days');
    expect(offer).toHaveTextContent('Order until 31 December 2099');
    expect(within(offer).getByRole('link', { name: 'Order for ₹600' }).getAttribute('href')).toMatch(
      /^\/\?buysuchi=\d+$/,
    );
  });

  it.each(['printed', 'delivered', 'past'] as const)('names no day that has passed: %s', async (stage) => {
    openHome({ stage }, onSale);
    const offer = await region('Printed suchi');
    expect(offer).toHaveTextContent('Delivered to your address in 4-5 days');
    expect(offer).not.toHaveTextContent('Delivery begins');
  });

  it('is not offered at other times', async () => {
    openHome({});
    await region('Your Profile is approved and will be printed in Suchi');
    expect(screen.queryByText('Printed suchi')).not.toBeInTheDocument();
  });
});

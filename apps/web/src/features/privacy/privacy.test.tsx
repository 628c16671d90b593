import type { OwnConsents } from '@suchi/contracts/privacy';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  answer,
  answerEdition,
  answerSearchAccess,
  data,
  member,
  refusal,
  signInAs,
} from '../../test/server.ts';

const page = '/settings/data';
const own: OwnConsents = {
  purposes: [
    { purpose: 'search', is_on: true, since: '2026-10-12T06:00:00Z' },
    { purpose: 'book', is_on: true, since: '2026-10-12T06:00:00Z' },
    { purpose: 'hall', is_on: false, since: '2026-11-03T14:42:00Z' },
    { purpose: 'number', is_on: true, since: null },
    { purpose: 'horoscope', is_on: false, since: null },
    { purpose: 'mails', is_on: false, since: '2026-10-15T06:00:00Z' },
  ],
  notice: { version: 1, at: '2026-10-12T06:00:00Z', language: 'en' },
  is_hidden_by_staff: false,
};
const withSwitched = (purpose: string, is_on: boolean): OwnConsents => ({
  ...own,
  purposes: own.purposes.map((each) => (each.purpose === purpose ? { ...each, is_on } : each)),
});

const toggle = (name: string) => screen.findByRole('switch', { name });

beforeEach(() => {
  signInAs(member);
  answer('get', '/qe_profile/standing', data(activeStanding));
  answer('get', '/qe_privacy/consents', data(own));
  answer('get', '/qe_data/own_data', data({ uses_this_month: 0, download: null, may_ask: true }));
  answerEdition({ event_date: '2027-01-10' });
});

describe('your data and consent', () => {
  it('has a switch for each purpose, with since when', async () => {
    renderApp(page);
    expect(await toggle('Show in search')).toBeChecked();
    expect(await toggle('On the hall screen')).not.toBeChecked();
    expect(await toggle('On the hall screen')).toHaveAccessibleDescription(
      /At the melawa on 10\/01\/2027\. Off since 03\/11\/2026/,
    );
    expect(await toggle('Number by one tap')).toHaveAccessibleDescription(/Not answered yet/);
    expect(screen.getByText('Notice version 1, agreed on 12/10/2026')).toBeVisible();
  });

  it('acts at once, says it, and can be taken back', async () => {
    const sent = answer('post', '/qe_privacy/set_consent', data(withSwitched('search', false)));
    answerSearchAccess({ is_allowed: true, subscription: { state: 'valid', until: '2027-07-15' } });
    const { user } = renderApp(page);
    await toggle('Show in search');
    answer('get', '/qe_privacy/consents', data(withSwitched('search', false)));
    await user.click(await toggle('Show in search'));
    expect(await screen.findByText('Off. Nobody finds the profile in search now.')).toBeInTheDocument();
    expect(await toggle('Show in search')).not.toBeChecked();
    expect(await screen.findByText(/Subscription runs on till 15\/07\/2027/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent.map(({ body }) => body)).toEqual([
      { purpose: 'search', is_on: false },
      { purpose: 'search', is_on: true },
    ]);
  });

  it('moves back when it was not saved', async () => {
    answer('post', '/qe_privacy/set_consent', refusal(500, 'INTERNAL_SERVER_ERROR'));
    const { user } = renderApp(page);
    await user.click(await toggle('Print in the suchi'));
    expect(await screen.findByText('Not saved. Try again.')).toBeInTheDocument();
    expect(await toggle('Print in the suchi')).toBeChecked();
  });

  it('says that staff hide the profile', async () => {
    answer('get', '/qe_privacy/consents', data({ ...own, is_hidden_by_staff: true }));
    renderApp(page);
    expect(await screen.findByText(/The association hides the profile for now/)).toBeVisible();
  });

  it('begins with a profile', async () => {
    answer('get', '/qe_privacy/consents', data(null));
    renderApp(page);
    expect(await screen.findByText('You can choose here when you have made a profile.')).toBeVisible();
  });
});

describe('one purpose', () => {
  it('says what it means and who answered, newest first', async () => {
    const line = {
      at: '2026-11-03T14:42:00Z',
      way: 'app',
      name: 'Meera Kulkarni',
      notice: 1,
      language: 'mr',
    };
    const lines = [
      { ...line, id: 3, event: 'off', by: 'account' },
      { ...line, id: 2, event: 'on', by: 'office', way: 'paper', name: 'Anil Phadke', notice: null },
      { ...line, id: 1, event: 'asked', by: 'link', name: null, notice: null },
    ];
    answer('get', '/qe_privacy/history', data({ lines }));
    renderApp(`${page}/hall`);
    expect(await screen.findByRole('heading', { name: 'On the hall screen', level: 1 })).toBeVisible();
    const history = await screen.findByRole('list', { name: 'History' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Switched off08:12 PM 03/11/2026, by Meera KulkarniNotice version 1, in मराठी',
      'Agreed08:12 PM 03/11/2026, by Anil Phadke of the associationOn paper',
      'Asked, not a consent08:12 PM 03/11/2026, by the link in a mail',
    ]);
  });

  it('is one of those that there are', async () => {
    renderApp(`${page}/sales`);
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

describe('the notice', () => {
  it('is public, with its version and what is kept', async () => {
    renderApp('/notice/newest');
    expect(await screen.findByText('Version 1')).toBeVisible();
    expect(screen.getByText('Birth time and place')).toBeVisible();
  });

  it('has no version that never was', async () => {
    renderApp('/notice/7');
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

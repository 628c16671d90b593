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
    { purpose: 'search', is_on: true, since: '2026-10-12T06:00:00Z', waits: false, is_asked_again: false },
    { purpose: 'book', is_on: true, since: '2026-10-12T06:00:00Z', waits: false, is_asked_again: false },
    { purpose: 'hall', is_on: false, since: '2026-11-03T14:42:00Z', waits: false, is_asked_again: false },
    { purpose: 'number', is_on: true, since: null, waits: false, is_asked_again: false },
    { purpose: 'horoscope', is_on: false, since: null, waits: false, is_asked_again: false },
    { purpose: 'mails', is_on: false, since: '2026-10-15T06:00:00Z', waits: false, is_asked_again: false },
  ],
  notice: { version: 1, at: '2026-10-12T06:00:00Z', language: 'en' },
  candidate: null,
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

  it('asks again what a new notice changed, until somebody says yes or no', async () => {
    const asked = own.purposes.map((each) =>
      each.purpose === 'book' ? { ...each, is_on: false, is_asked_again: true } : each,
    );
    answer('get', '/qe_privacy/consents', data({ ...own, purposes: asked }));
    const sent = answer('post', '/qe_privacy/set_consent', data(withSwitched('book', false)));
    const { user } = renderApp(page);
    expect(await toggle('Print in the suchi')).not.toBeChecked();
    expect(screen.getByText(/A new notice changes what this means\. It is off/)).toBeVisible();
    answer('get', '/qe_privacy/consents', data(withSwitched('book', false)));
    await user.click(screen.getByRole('button', { name: 'Leave it off' }));
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ purpose: 'book', is_on: false }]);
    await expect.poll(() => screen.queryByRole('button', { name: 'Leave it off' })).toBeNull();
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

describe('where only the candidate’s own word counts', () => {
  const waiting: OwnConsents = {
    ...own,
    purposes: own.purposes.map((each) => ({ ...each, is_on: false, waits: each.purpose === 'search' })),
    candidate: { name: 'Meera', asked: null },
  };
  beforeEach(() => answer('get', '/qe_privacy/consents', data(waiting)));

  it('says what waits, and sends the candidate a link', async () => {
    const asked = { email: 'meera@example.org', at: '2026-11-19T06:00:00Z', is_answered: false };
    const sent = answer(
      'post',
      '/qe_privacy/ask_candidate',
      data({ ...waiting, candidate: { name: 'Meera', asked } }),
    );
    const { user } = renderApp(page);
    expect(await toggle('Show in search')).toHaveAccessibleDescription(/Waits for Meera/);
    await user.type(screen.getByLabelText('The candidate’s own e-mail address'), 'meera@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/A link was sent to meera@example.org on 19\/11\/2026/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'meera@example.org' }]);
  });

  it('says that a yes waits', async () => {
    answer('post', '/qe_privacy/set_consent', data(waiting));
    const { user } = renderApp(page);
    await user.click(await toggle('Show in search'));
    expect(await screen.findByText('Meera is asked first. Until then it acts as off.')).toBeInTheDocument();
  });
});

describe('the page of a candidate’s link', () => {
  const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;

  it('chooses nothing beforehand, and sends an answer to every purpose', async () => {
    answer('post', '/qe_privacy/candidate_question', data({ name: 'Meera', answers: {} }));
    const sent = answer('post', '/qe_privacy/candidate_answer', data({}));
    const { user } = renderApp(`/your-word#${token}`);
    await screen.findByRole('heading', { name: 'Meera, what may your profile be used for?' });
    expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([]);
    const save = screen.getByRole('button', { name: 'Save my answers' });
    await user.click(save);
    expect(sent).toHaveLength(0);
    for (const no of screen.getAllByRole('radio', { name: 'No' })) await user.click(no);
    const [search] = screen.getAllByRole('radio', { name: 'Yes' });
    if (search) await user.click(search);
    await user.click(save);
    await screen.findByRole('heading', { name: 'Thank you. Your answers count from now on.' });
    const answers = { search: true, book: false, hall: false, number: false, horoscope: false, mails: false };
    expect(sent.map(({ body }) => body)).toEqual([{ token, answers, language: 'en' }]);
  });

  it.each([
    ['ended', 410, 'CONSENT_LINK_ENDED'],
    ['not complete', 400, 'INVALID_PAYLOAD'],
  ] as const)('says that it is %s', async (_, status, code) => {
    answer('post', '/qe_privacy/candidate_question', refusal(status, code));
    renderApp(`/your-word#${token}`);
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
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

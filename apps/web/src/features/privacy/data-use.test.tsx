import type { OwnData, Use, UsesPage } from '@suchi/contracts/privacy';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, answerEdition, data, member, refusal, signInAs } from '../../test/server.ts';

const page = '/settings/data';
const nothing: OwnData = { uses_this_month: 7, download: null, may_ask: true };
const answerOwn = (own: Partial<OwnData>) => answer('get', '/qe_data/own_data', data({ ...nothing, ...own }));

beforeEach(() => {
  signInAs(member);
  answer('get', '/qe_profile/standing', data(activeStanding));
  answer('get', '/qe_privacy/consents', data(null));
  answerEdition({});
  answerOwn({});
});

const use: Use = {
  id: 's1',
  kind: 'staff',
  what: 'profile_opened',
  at: '2026-11-15T15:32:00Z',
  times: 1,
  person: null,
  staff: { name: 'Anil Phadke', role: 'review' },
  opened_for: 'changes',
  device: null,
  file: null,
};
const uses: Use[] = [
  {
    ...use,
    id: 'n1',
    kind: 'numbers',
    what: 'number_opened',
    at: '2026-11-16T06:13:00Z',
    times: 2,
    opened_for: null,
    staff: null,
    person: {
      profile_id: 7,
      first_name: 'Soham',
      last_name: 'Lele',
      own_script_name: null,
      gender: 'Male',
      serial_number: 88,
      age: 31,
      place: 'Mulund',
      photo: null,
      block_id: null,
      can_open: true,
    },
  },
  use,
  {
    ...use,
    id: 'e1',
    kind: 'exports',
    what: 'exported',
    at: '2026-10-12T11:00:00Z',
    opened_for: null,
    staff: { name: 'Vasanti Joglekar', role: 'admin' },
    file: { list: 'book', rows: 1012, reason: 'proof of the book' },
  },
  {
    ...use,
    id: 'a1',
    what: 'acted',
    at: '2026-10-02T11:00:00Z',
    times: 3,
    staff: { name: null, role: 'admin' },
  },
  { ...use, id: 'o1', kind: 'own', what: 'downloaded', at: '2026-10-01T11:00:00Z', staff: null },
  { ...use, id: 'l1', kind: 'links', what: 'link_opened', at: '2026-09-30T18:30:00Z', times: 3, staff: null },
];
const pageOf = (items: Use[], more: Partial<UsesPage> = {}): UsesPage => ({
  items,
  next: null,
  counts: { numbers: 1, staff: 2, exports: 1, own: 1, links: 1 },
  ...more,
});

describe('who used your data', () => {
  it('says each use by months, in whole sentences', async () => {
    answer('get', '/qe_data/uses', data(pageOf(uses)));
    renderApp(`${page}/use`);
    expect(await screen.findByRole('heading', { name: 'Who used your data', level: 1 })).toBeVisible();
    const november = (await screen.findByRole('heading', { name: 'November 2026' })).closest('section');
    const texts = within(november as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('Soham Lele opened your number31 years, Mulund2 times11:43 AM 16/11/2026'),
      'Anil Phadke, reviewerOpened the profile to review your changes.09:02 PM 15/11/2026',
    ]);
    expect(screen.getByText('1,012 entries, yours among them.')).toBeVisible();
    expect(screen.getByText('Reason: proof of the book')).toBeVisible();
    expect(screen.getByText('Somebody of the association')).toBeVisible();
    expect(screen.getByText('Who it was is not recorded.')).toBeVisible();
    expect(screen.getByText('01/10/2026')).toBeVisible();
    const back = screen.getAllByRole('link', { name: 'Your data and consent' });
    expect(back.every((link) => link.getAttribute('href') === page)).toBe(true);
  });

  it('loads more, and is narrowed by a chip', async () => {
    const first = pageOf([use], { next: '5_s1' });
    const older = { ...use, id: 's0', at: '2026-09-15T15:32:00Z', opened_for: null };
    const chosen = { ...use, id: 's9', staff: { name: 'Vasanti Joglekar', role: 'admin' as const } };
    answer('get', '/qe_data/uses', data(first), data(pageOf([older])), data(pageOf([chosen])));
    const { user } = renderApp(`${page}/use`);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'September 2026' })).toBeVisible();
    expect(screen.getByText('Opened the profile to review your changes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Staff 2' }));
    expect(await screen.findByText('Vasanti Joglekar, admin')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Staff 2', pressed: true })).toBeVisible();
  });

  it('says that it was nobody', async () => {
    const counts = { numbers: 0, staff: 0, exports: 0, own: 0, links: 0 };
    answer('get', '/qe_data/uses', data(pageOf([], { counts })));
    renderApp(`${page}/use`);
    expect(await screen.findByText('Nobody has used your data yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });
});

describe('the download', () => {
  const ask = async () => {
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Prepare it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download your data' });
    await user.type(within(dialog).getByLabelText('Your password'), 'secret-1');
    await user.click(within(dialog).getByRole('button', { name: 'Prepare it' }));
  };

  it('asks for the password and says that it is prepared', async () => {
    const preparing = { state: 'preparing', id: '11111111-1111-4111-8111-111111111111', bytes: null };
    const made = { ...nothing, download: { ...preparing, ready_until: null }, may_ask: false };
    const sent = answer('post', '/qe_data/ask_download', data(made));
    await ask();
    expect(await screen.findByText('We prepare it')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'secret-1' }]);
    expect(screen.queryByRole('button', { name: 'Prepare it' })).toBeNull();
  });

  it('says that one a day is enough', async () => {
    answer('post', '/qe_data/ask_download', refusal(409, 'DATA_DOWNLOAD_REFUSED'));
    await ask();
    expect(await screen.findByText(/A file was asked for today/)).toBeVisible();
  });

  it('is a link while it is ready', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    answerOwn({
      download: { state: 'ready', id, bytes: 14_200_000, ready_until: '2026-11-24T06:02:00Z' },
      may_ask: false,
    });
    renderApp(page);
    expect(await screen.findByText('Ready till 24/11/2026, 14 MB')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save the ZIP' })).toHaveAttribute(
      'href',
      `http://api.test/qe_data/download_file?id=${id}`,
    );
    expect(screen.getByRole('link', { name: /Who used your data7 times in/ })).toHaveAttribute(
      'href',
      `${page}/use`,
    );
  });
});

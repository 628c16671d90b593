import type { Incident, IncidentPerson } from '@suchi/contracts/privacy';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const person: IncidentPerson = {
  id: 1,
  profile_id: 7,
  name: 'Shruti Deodhar',
  serial_number: 173,
  mobile: '+919000012345',
  seen: ['photo', 'number'],
  times: 3,
  told: 'not_yet',
  told_at: null,
  called_name: null,
};
const none = {
  range: null,
  first_word: null,
  reported: null,
  test: null,
  tell: 'test_first',
  close: 'not_told',
};
const incident: Incident = {
  id: 2,
  reference: 'B-0002',
  what: 'The account of a volunteer was used from an unknown device.',
  known_at: '2026-11-16T04:10:00Z',
  affected: 2,
  untold: 2,
  report_due: '2099-11-19T04:10:00Z',
  reported_at: null,
  closed_at: null,
  account: { name: 'Suresh Gadgil', email: 'suresh@example.org' },
  device: null,
  sessions_ended_at: '2026-11-16T04:30:00Z',
  from: '2026-11-15T17:10:00Z',
  to: '2026-11-16T04:22:00Z',
  first_word: { at: '2026-11-16T06:35:00Z', by: 'Vasanti Joglekar' },
  first_word_due: '2026-11-16T10:10:00Z',
  reported: null,
  tested: null,
  told: 0,
  came_back: 0,
  no_mail: 1,
  to_mail: 1,
  seen: { photo: 2, number: 1, birth: 0, income: 0, address: 0 },
  close_note: null,
  refusals: none,
  people: { total: 2, rows: [person, { ...person, id: 4, name: 'Sushila Bapat', told: 'no_mail' }] },
};
const show = (more: Partial<Incident> = {}) =>
  answer('get', '/qe_incident/incident', data({ ...incident, ...more }));
const page = '/admin/incidents/2';

beforeEach(() => {
  signInAs(admin);
});

describe('incidents', () => {
  it('are listed, and one is opened with an account and a range in India’s time', async () => {
    answer('get', '/qe_incident/incidents', data({ items: [] }), data({ items: [incident] }));
    const sent = answer(
      'post',
      '/qe_incident/open',
      refusal(400, 'INVALID_PAYLOAD', { fields: { account: 'invalid' } }),
      data({ id: 2 }),
    );
    show();
    const { user } = renderApp('/admin/incidents');
    expect(await screen.findByText('No incident')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open an incident' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open an incident' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    type('What happened', 'A misused account');
    type('Known since, in India', '2026-11-16T09:40');
    type('E-mail of the account', 'suresh@example.org');
    type('From, in India', '2026-11-15T22:40');
    const send = within(dialog).getByRole('button', { name: 'Find whose data was seen' });
    expect(send).toBeDisabled();
    type('To, in India', '2026-11-16T09:52');
    await user.click(send);
    expect(await within(dialog).findByText('There is no such account.')).toBeVisible();
    await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Breach report B-0002' })).toBeVisible();
    expect(sent[1]?.body).toEqual({
      what: 'A misused account',
      known_at: '2026-11-16T04:10:00.000Z',
      account: 'suresh@example.org',
      from: '2026-11-15T17:10:00.000Z',
      to: '2026-11-16T04:22:00.000Z',
    });
  });

  it('say whose data was seen, the clocks, and why a step waits', async () => {
    show();
    renderApp(page);
    const table = await screen.findByRole('table', { name: '2 people are affected' });
    expect(
      within(table).getByRole('row', { name: /Shruti Deodhar 173 Photo and Mobile number 3 Not told yet/ }),
    ).toBeVisible();
    expect(screen.getByText('0 of 2')).toBeVisible();
    expect(screen.getByText('12:05 PM 16/11/2026, Vasanti Joglekar')).toBeVisible();
    expect(screen.getByText('First send a test. Not all families are told.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tell/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the incident' })).toBeNull();
  });

  it('tell families only after a question', async () => {
    show({ refusals: { ...none, tell: null } });
    const sent = answer('post', '/qe_incident/step', data({}));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Tell 1 family' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tell the families?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Tell 1 family' }));
    expect(await screen.findByText('The mails are on their way.')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ id: 2, step: 'tell' }]);
  });

  it('note who answered the telephone', async () => {
    show();
    const sent = answer('post', '/qe_incident/called', data({}));
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Called' }));
    await user.type(await screen.findByLabelText('Who answered?'), 'Mother');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Noted.')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ id: 4, name: 'Mother' }]);
  });

  it('of nobody are closed with a note', async () => {
    show({
      affected: 0,
      untold: 0,
      to_mail: 0,
      people: { total: 0, rows: [] },
      refusals: { ...none, test: 'nobody_waits', tell: 'nobody_waits', close: null },
    });
    const sent = answer('post', '/qe_incident/step', data({}));
    const { user } = renderApp(page);
    expect(await screen.findByText('No profile was opened in this range.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the incident' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close B-0002' });
    await user.type(within(dialog).getByLabelText('A note: what was found and done'), 'Nothing was opened');
    await user.click(within(dialog).getByRole('button', { name: 'Close the incident' }));
    await expect
      .poll(() => sent.map(({ body }) => body))
      .toEqual([{ id: 2, step: 'close', note: 'Nothing was opened' }]);
  });
});

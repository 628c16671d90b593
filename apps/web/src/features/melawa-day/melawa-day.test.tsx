import type { MelawaBoard, MelawaFigures, MelawaSettings } from '@suchi/contracts/melawa';
import { eventAtFirst, instantAt } from '@suchi/domain/melawa';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const day = '2027-01-17';
const at = (time: string) => instantAt(day, time).toISOString();

const board: MelawaBoard = {
  day,
  hall: 'Mulund East',
  now: at('11:52'),
  phase: 'choices',
  is_rehearsal: false,
  people: 512,
  families: 201,
  walk_ins: 14,
  to_come: 49,
  door: { wait_minutes: 3, came_in: 28, minutes: 10, seconds_each: 15 },
  stage: {
    late_minutes: 7,
    done: 49,
    of: 168,
    seconds_each: 93,
    since: at('10:36'),
    next: [
      { number: 452, name: 'Rucha Deodhar', status: 'now' },
      { number: 118, name: 'Harshad Amin', status: 'next' },
      { number: 531, name: 'Isha Mehta', status: 'waiting' },
    ],
  },
  choices: { families: 38, numbers: 162 },
  needs: [
    { kind: 'desk_silent', desk: 3, heard_at: at('11:38'), volunteer: 'Vaishali Rane', tel: '919000012345' },
    { kind: 'screen_offline', name: 'Dining hall', minutes: 4 },
    {
      kind: 'small_child',
      waiting: [
        { number: 571, place: 6 },
        { number: 640, place: 31 },
      ],
    },
  ],
  quarters: [
    { from: at('11:30'), people: 33 },
    { from: at('11:45'), people: 12 },
  ],
  desks: [
    {
      desk: 1,
      volunteer: 'Mandar Gokhale',
      people: 384,
      walk_ins: 11,
      seconds_each: 14,
      queue: 5,
      heard_at: new Date(Date.parse(at('11:52')) - 8000).toISOString(),
      battery: 82,
    },
    {
      desk: 3,
      volunteer: 'Vaishali Rane',
      people: 128,
      walk_ins: 3,
      seconds_each: 15,
      queue: null,
      heard_at: at('11:38'),
      battery: null,
    },
  ],
  agreed_at: at('11:37'),
  times: {
    doors: '09:30',
    stage: '10:30',
    lunch: '13:00',
    stage_again: '14:00',
    close: '16:45',
    told: '17:00',
  },
  word: null,
  shredding: null,
};

const event = {
  ...eventAtFirst,
  day,
  hall: 'Sahyadri Sabhagruha, Mulund East',
  answerUntil: '2027-01-10',
  invitedOn: '2026-12-20',
};
const settings: MelawaSettings = {
  year: 2027,
  day,
  hall: event.hall,
  melawa: {
    event,
    phase: 'answers',
    now: '2027-01-02T06:00:00.000Z',
    stage_ends_at: null,
    to_invite: 1058,
    coming: 236,
    stage_wishes: 188,
    desks: 3,
  },
};

const figures: MelawaFigures = {
  day,
  people: 586,
  families: 233,
  walk_ins: 16,
  expected: 236,
  no_shows: 19,
  no_show_percent: 8,
  candidates: {
    women: 114,
    men: 108,
    ages: [{ from: 33, to: null, women: 10, men: 19 }],
    families_without: 11,
  },
  towns: {
    named: [
      { name: 'Mumbai', count: 61 },
      { name: null, count: 6 },
    ],
    others: 33,
  },
  door: {
    fullest: { from: at('10:30'), people: 92 },
    seconds_each: 15,
    longest_offline: { desk: 3, minutes: 47 },
    at_two_desks: 2,
    wiped: 3,
    desks: 3,
  },
  stage: {
    on_stage: 171,
    present: 222,
    off: 43,
    skipped: 8,
    seconds_each: 92,
    late_minutes: 8,
    slot_kept_percent: 93,
    longest_wait_minutes: 130,
  },
  choices: {
    families: 158,
    in_app: 112,
    on_paper: 46,
    numbers: 742,
    pairs: 19,
    families_in_pair: 31,
    tables_asked: 9,
    tables_given: 6,
    families_met: 12,
    destroyed_at: '2027-01-17T18:30:00.000Z',
  },
  shredding: { slips: 46, said_by: 'Sameer Wagle', agreed_by: null, agreed_at: null, may_confirm: true },
};

// Lazy pages are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./board-page.tsx'),
      import('./settings-page.tsx'),
      import('./figures-page.tsx'),
      import('../../shared/ui/toaster.tsx'),
      import('../../shared/ui/dialog.tsx'),
    ]),
  60_000,
);
beforeEach(() => signInAs(admin));

describe('the board', () => {
  beforeEach(() => answer('get', '/qe_melawa_desk/board', data(board)));

  it('has the numbers of the day, the desks and what needs somebody', async () => {
    renderApp('/admin/melawa_day');
    const people = await screen.findByRole('region', { name: 'people in' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Melawa day Sunday 17 January 2027, Mulund East',
    );
    expect(people).toHaveTextContent('512');
    expect(people).toHaveTextContent('201 families, 49 to come');
    const needs = screen.getByRole('region', { name: 'Needs somebody' });
    expect(
      within(needs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('Desk 3 was last heard at 11:38'),
      expect.stringContaining('Dining hall screen offline for 4 min'),
      expect.stringContaining('2 families with a small child wait over an hour'),
    ]);
    expect(within(needs).getByRole('link', { name: 'Call Vaishali Rane' })).toHaveAttribute(
      'href',
      'tel:919000012345',
    );
    const desks = screen.getByRole('table', { name: 'Desks of the melawa' });
    expect(within(desks).getByRole('row', { name: /Desk 1/ })).toHaveTextContent('about 5 people8 s ago82%');
    expect(within(desks).getByRole('row', { name: /Desk 3/ })).toHaveTextContent('11:38, 14 min ago');
    expect(desks).toHaveTextContent('Last full agreement at 11:37');
  });

  it('says so while the melawa is not open', async () => {
    answer('get', '/qe_melawa_desk/board', refusal(404, 'MELAWA_NOT_FOUND'));
    renderApp('/admin/melawa_day');
    expect(await screen.findByText('The melawa is not open yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the melawa' })).toHaveAttribute(
      'href',
      '/admin/melawa_day/settings',
    );
  });

  it('tells everybody after it was read once more', async () => {
    const seen = answer('post', '/qe_melawa_desk/word', data({ text: 'Lunch', at: at('11:52') }));
    const { user } = renderApp('/admin/melawa_day');
    await user.click(await screen.findByRole('button', { name: 'Tell everybody' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Lunch is served.');
    expect(dialog).toHaveTextContent('124 characters left');
    await user.click(within(dialog).getByRole('button', { name: 'Check and send' }));
    expect(seen).toEqual([]);
    await user.click(await within(dialog).findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(seen[0]?.body).toEqual({ text: 'Lunch is served.' }));
  });
});

describe('the settings', () => {
  beforeEach(() => answer('get', '/qe_melawa_desk/settings', data(settings)));

  it('are saved together, with how many changed and what they began from', async () => {
    const seen = answer('post', '/qe_melawa_desk/save', data(settings));
    const { user } = renderApp('/admin/melawa_day/settings');
    const seconds = await screen.findByRole('textbox', { name: 'Seconds for one' });
    await user.clear(seconds);
    await user.type(seconds, '75');
    expect(screen.getByText('was 90')).toBeVisible();
    expect(screen.getByText(/120 fit before lunch, 120 after. 188 wish to speak/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() =>
      expect(seen[0]?.body).toEqual({
        began_from: event,
        event: { ...event, stageSeconds: 75 },
        writes: false,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /Save/ })).toBeNull());
  });

  it('ask whether to write to families about the day, the hall and the fee', async () => {
    const seen = answer('post', '/qe_melawa_desk/save', data(settings));
    const { user } = renderApp('/admin/melawa_day/settings');
    await user.type(await screen.findByRole('textbox', { name: 'Hall' }), ' (first floor)');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText('Write to 236 families about this change?')).toBeVisible();
    expect(seen).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save and write' }));
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ writes: true }));
  });

  it('say what is wrong before they are sent', async () => {
    const seen = answer('post', '/qe_melawa_desk/save', data(settings));
    const { user } = renderApp('/admin/melawa_day/settings');
    const until = await screen.findByRole('textbox', { name: 'Lunch until' });
    await user.clear(until);
    await user.type(until, '12:00');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The times are not in order');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(seen).toEqual([]);
  });

  it('put the rules of the stage in order by the keyboard', async () => {
    const { user } = renderApp('/admin/melawa_day/settings');
    const grip = await screen.findByRole('button', { name: 'Move: Who came first' });
    grip.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('Who came first is now 3 of 4.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
  });

  it('are locked on the day, but for the stage and the close', async () => {
    const melawa = settings.melawa && { ...settings.melawa, phase: 'choices' as const };
    answer('get', '/qe_melawa_desk/settings', data({ ...settings, melawa }));
    renderApp('/admin/melawa_day/settings');
    expect(await screen.findByRole('textbox', { name: 'Close at' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Seconds for one' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Seats' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Ask the fee' })).toBeDisabled();
  });

  it('begin with opening the melawa', async () => {
    answer('get', '/qe_melawa_desk/settings', data({ ...settings, melawa: null }));
    const seen = answer('post', '/qe_melawa_desk/open', data(settings));
    const { user } = renderApp('/admin/melawa_day/settings');
    await user.click(await screen.findByRole('button', { name: 'Open the melawa' }));
    await waitFor(() => expect(seen[0]?.body).toEqual({ day, hall: event.hall }));
  });
});

describe('the figures', () => {
  it('have shares, counts and no list behind a choice', async () => {
    answer('get', '/qe_melawa_desk/figures', data(figures));
    renderApp('/admin/melawa_figures');
    const towns = await screen.findByRole('region', { name: 'From where' });
    expect(towns).toHaveTextContent('Mumbai61Abroad6Others33');
    expect(screen.getByRole('region', { name: 'Choices, counts only' })).toHaveTextContent('4.7 each 742');
    expect(screen.getByText('46 paper slips: please shred and confirm.')).toBeVisible();
    expect(screen.getByText(/Sameer Wagle confirmed/)).toBeVisible();
    expect(screen.getByText('31 families, 12 met at tables')).toBeVisible();
  });

  it('are not there before the day is over', async () => {
    answer('get', '/qe_melawa_desk/figures', refusal(409, 'MELAWA_REFUSED', { reason: 'not_over' }));
    renderApp('/admin/melawa_figures');
    expect(await screen.findByText('Not yet')).toBeVisible();
  });
});

describe('the rehearsal', () => {
  it('begins and shows its passes', async () => {
    const pass = { number: 901, name: 'Asha Rehearsal', people: 2, qr: 'SUCHI1-2027-X', code: '7K4Q-2XW9' };
    const running = {
      began_at: at('09:00'),
      ends_at: at('09:00'),
      now: at('09:30'),
      checked_in: 0,
      passes: [pass],
    };
    answer('get', '/qe_melawa_desk/rehearsal', data({ running: null }), data({ running }));
    const seen = answer('post', '/qe_melawa_desk/rehearsal_start', data({ running }));
    const { user } = renderApp('/admin/melawa_day/rehearsal');
    await user.click(await screen.findByRole('button', { name: 'Begin the rehearsal' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    const passes = await screen.findByRole('region', { name: 'Invented passes' });
    expect(passes).toHaveTextContent('Rehearsal, not a pass');
    expect(within(passes).getByRole('img', { name: 'Pass of number 901' })).toBeInTheDocument();
    expect(screen.getByText('Its clock shows 9:30')).toBeVisible();
  });
});

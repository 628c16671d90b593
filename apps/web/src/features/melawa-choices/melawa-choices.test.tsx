import type { MelawaPairs, OwnChoices } from '@suchi/contracts/melawa';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, member, noNetwork, refusal, signInAs } from '../../test/server.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

const open = (changes: Partial<OwnChoices> = {}): OwnChoices => ({
  phase: 'choices',
  now: new Date().toISOString(),
  day: '2027-01-17',
  close_at: inMinutes(60),
  grace_until: inMinutes(70),
  told_at: inMinutes(75),
  has_app: true,
  has_paper: true,
  most: 10,
  look_ups_left: 60,
  own_number: 506,
  sent: null,
  families: null,
  is_told: false,
  ...changes,
});
const found = {
  number: 118,
  shown: { name: 'Harshad Amin', age: 30, town: 'Vadodara', photo: null },
  look_ups_left: 59,
};

beforeAll(
  () =>
    Promise.all([
      import('../../app/member/melawa-choices.route.tsx'),
      import('../../shared/ui/toaster.tsx'),
      import('../../shared/ui/dialog.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  signInAs(member);
  answer('get', '/qe_choice/own', data(open()));
});

const kept = () => JSON.stringify(Object.entries(localStorage));

describe('my choices', () => {
  it('shows a number before it is added, keeps the list, and sends it', async () => {
    answer('post', '/qe_choice/look_up', data(found));
    const seen = answer('post', '/qe_choice/send', data({ sent: { at: inMinutes(0), count: 1 } }));
    const { user } = renderApp('/melawa/choices');
    const field = await screen.findByRole('textbox', { name: 'Suchi number' });
    expect(screen.getByText('Nobody chosen yet')).toBeVisible();
    await user.type(field, '118');
    expect(await screen.findByText('Harshad Amin')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('button', { name: 'Remove 118' })).toBeVisible();
    expect(kept()).toContain('Harshad Amin');
    await user.click(screen.getByRole('button', { name: 'Send 1 choice' }));
    expect(await screen.findByText(/^Sent at/)).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ numbers: [118] });
    await user.click(screen.getByRole('button', { name: 'Change my choices' }));
    expect(screen.getByRole('button', { name: 'Remove 118' })).toBeVisible();
  });

  it('says what is refused, in words about the number alone', async () => {
    answer('post', '/qe_choice/look_up', refusal(409, 'MELAWA_REFUSED', { reason: 'not_here' }));
    const { user } = renderApp('/melawa/choices');
    const field = await screen.findByRole('textbox', { name: 'Suchi number' });
    await user.type(field, '506');
    expect(await screen.findByText('506 is your own number.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '137');
    expect(await screen.findByText('Nobody with 137 is here today.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  });

  it('waits for the network', async () => {
    answer('post', '/qe_choice/look_up', data(found));
    answer('post', '/qe_choice/send', noNetwork);
    const { user } = renderApp('/melawa/choices#118');
    expect(await screen.findByText('Harshad Amin')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(screen.getByRole('button', { name: 'Send 1 choice' }));
    expect(await screen.findByText('Waits for network')).toBeVisible();
  });

  it('are on no device after the close', async () => {
    localStorage.setItem(
      `suchi.copy.melawa-choices.${member.id}`,
      JSON.stringify({
        day: '2027-01-17',
        list: [{ ...found.shown, number: 118 }],
        state: 'sent',
        send: null,
        counted: 1,
        sentAt: inMinutes(-60),
      }),
    );
    const closed = {
      phase: 'slips',
      close_at: inMinutes(-11),
      grace_until: inMinutes(-1),
      families: 158,
    } as const;
    answer('get', '/qe_choice/own', data(open(closed)));
    renderApp('/melawa/choices');
    expect(await screen.findByRole('heading', { name: 'Choices are closed' })).toBeVisible();
    expect(screen.getByText(/Your 1 choice was counted/)).toBeVisible();
    expect(screen.getByText(/158 families chose/)).toBeVisible();
    await waitFor(() => expect(kept()).not.toContain('Harshad'));
    expect(screen.queryByText('Harshad Amin')).not.toBeInTheDocument();
  });

  it('open at the door', async () => {
    answer('get', '/qe_choice/own', data(open({ own_number: null })));
    renderApp('/melawa/choices');
    expect(await screen.findByText('Check in at the door, then you can choose.')).toBeVisible();
  });
});

describe('both said yes', () => {
  const pair: MelawaPairs['pairs'][number] = {
    id: 4,
    number: 164,
    name: 'Nikhil Chavan',
    gender: 'Male',
    age: 30,
    height_cm: 178,
    town: 'Pune',
    work: 'Lecturer in physics',
    photo: null,
    is_number_open: false,
    waits_for_number: false,
    contact: null,
    has_table_wish: false,
    waits_for_table: false,
    is_asked_for_table: false,
    table: null,
  };
  const told = (pairs: MelawaPairs['pairs']): MelawaPairs => ({
    day: '2027-01-17',
    now: inMinutes(0),
    told_at: inMinutes(-5),
    foyer_until: inMinutes(60),
    is_told: true,
    was_here: true,
    tables: 8,
    in_hall: 222,
    pairs,
  });

  it('says nothing of one tap but that it waits', async () => {
    answer('get', '/qe_choice/pairs', data(told([pair])));
    const seen = answer('post', '/qe_choice/tap', data(told([{ ...pair, waits_for_number: true }])));
    const { user } = renderApp('/melawa/pairs');
    const card = await screen.findByRole('article', { name: 'Nikhil Chavan' });
    await user.click(within(card).getByRole('button', { name: 'Share number' }));
    expect(await screen.findByText('Number: waits for the other family')).toBeVisible();
    expect(seen[0]?.body).toEqual({ pair: 4, tap: 'share' });
  });

  it('shows table and number, and asks before it takes a pair back', async () => {
    const whole = {
      ...pair,
      is_number_open: true,
      has_table_wish: true,
      contact: { name: 'Sanjay Chavan', relation: 'father', mobile: '+919822461830' },
      table: { number: 7, from: inMinutes(20), minutes: 15 },
    };
    answer('get', '/qe_choice/pairs', data(told([whole])));
    answer('post', '/qe_choice/tap', data(told([])));
    const { user } = renderApp('/melawa/pairs');
    expect(await screen.findByText(/^Table 7 at/)).toBeVisible();
    expect(screen.getByText('Sanjay Chavan, father')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByRole('heading', { name: 'Not today, and that is usual' })).toBeVisible();
  });
});

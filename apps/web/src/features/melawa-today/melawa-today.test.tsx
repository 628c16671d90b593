import type { SeenOnStage, StageNow } from '@suchi/contracts/melawa';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

const now = '2027-01-17T06:22:00.000Z';
const rucha: SeenOnStage = {
  number: 452,
  gender: 'Female',
  name: 'Rucha Deodhar',
  age: 26,
  town: 'Nashik',
  more: { height: '5 ft 4 in', education: 'M.Sc. Microbiology', designation: 'Quality analyst' },
  photo: null,
  may_note: false,
};
const harshad: SeenOnStage = {
  ...rucha,
  number: 118,
  gender: 'Male',
  name: 'Harshad Amin',
  more: null,
  may_note: true,
};
const open: StageNow = {
  now,
  kind: 'open',
  moment: { kind: 'stage', at: null },
  on_stage: rucha,
  next: harshad,
  after: [
    { number: 531, gender: 'Female' },
    { number: 77, gender: 'Male' },
  ],
  own: {
    number: 506,
    gender: 'Female',
    status: 'waiting',
    place: { before: 23, wait: { kind: 'minutes', minutes: 35 }, at: '2027-01-17T06:57:00.000Z' },
    laters_left: 2,
  },
};
const own = (change: Partial<NonNullable<StageNow['own']>>): StageNow => ({
  ...open,
  own: open.own && { ...open.own, ...change },
});
const near = (before: number, wait: NonNullable<NonNullable<StageNow['own']>['place']>['wait']) =>
  own({ place: { before, wait, at: now } });

beforeAll(
  () =>
    Promise.all([import('../../app/member/melawa-today.route.tsx'), import('../../shared/ui/toaster.tsx')]),
  60_000,
);
beforeEach(() => signInAs(member));

function show(stage: StageNow, word: { text: string; at: string } | null = null) {
  answer('get', '/qe_stage/now', data(stage));
  answer('get', '/qe_melawa_desk/heard', data({ word }));
  return renderApp('/melawa/today');
}

it('says who is on the stage, who is next, and when it is the own turn', async () => {
  show(open);
  expect(await screen.findByRole('heading', { name: 'Rucha Deodhar' })).toBeVisible();
  expect(screen.getByText('5 ft 4 in')).toBeVisible();
  expect(screen.getByText('35 minutes')).toBeVisible();
  expect(screen.getByText('23 before you').closest('p')).toHaveTextContent('about 12:27 PM');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['531', '77']),
  );
  // The other side only.
  const notes = screen.getAllByRole('link', { name: /^Note.*on My choices/ });
  expect(notes.map((link) => link.getAttribute('href'))).toEqual(['/melawa/choices#118']);
  expect(screen.getByRole('link', { name: 'Pass' })).toHaveAttribute('href', '/melawa/pass');
});

it('shows the number alone where the family sees no more', async () => {
  show({ ...open, on_stage: { ...rucha, name: null, age: null, town: null, more: null } });
  expect(await screen.findByText('452')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Rucha Deodhar' })).toBeNull();
});

it.each([
  ['not today', { ...open, kind: 'not_today', moment: null, own: null }, 'The melawa is not today'],
  [
    'not checked in',
    { ...open, kind: 'check_in', own: null },
    'Check in at the door, then you see your time',
  ],
  ['near', near(5, { kind: 'few_minutes' }), 'in a few minutes'],
  ['very near', near(2, { kind: 'come_now' }), 'Please come to the stage now'],
  ['on the stage', own({ status: 'now', place: null }), 'You are on the stage now'],
  ['done', own({ status: 'done', place: null }), 'You were on the stage. Thank you.'],
  ['skipped', own({ status: 'skipped', place: null }), /Your number was called/],
  ['not on the stage', own({ status: 'off', place: null }), /You are not on the stage today/],
  [
    'lunch',
    { ...open, on_stage: null, moment: { kind: 'lunch', at: '2027-01-17T08:30:00.000Z' } },
    'Lunch break until 02:00 PM.',
  ],
  [
    'before',
    { ...open, on_stage: null, moment: { kind: 'before', at: '2027-01-17T05:00:00.000Z' } },
    'The stage begins at 10:30 AM.',
  ],
  [
    'a break',
    { ...open, on_stage: null, moment: { kind: 'break', at: null } },
    'A short break. It goes on soon.',
  ],
  ['the end', { ...open, on_stage: null, moment: { kind: 'end', at: null } }, /The stage is over for today/],
] as const)('says so: %s', async (_, stage, words) => {
  show(stage);
  expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
});

it('asks for a later place once the family has agreed', async () => {
  const { user } = show(open);
  const sent = answer('post', '/qe_stage/later', data(own({ laters_left: 1 })));
  await user.click(await screen.findByRole('button', { name: 'Ask for a later place' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Ask for a later place' }));
  await user.click(await screen.findByRole('button', { name: 'Later, please' }));
  expect(await screen.findByText('Your place is later now.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('sends the same tap again after a failure', async () => {
  const { user } = show(open);
  const failed = answer('post', '/qe_stage/later', refusal(500, 'INTERNAL_SERVER_ERROR'));
  await user.click(await screen.findByRole('button', { name: 'Ask for a later place' }));
  await user.click(await screen.findByRole('button', { name: 'Later, please' }));
  await waitFor(() => expect(failed).toHaveLength(1));
  const sent = answer('post', '/qe_stage/later', data(own({ laters_left: 0 })));
  await user.click(screen.getByRole('button', { name: 'Later, please' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual(failed[0]?.body);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for a later place' })).toBeNull());
});

it('shows what the organiser told everybody', async () => {
  show(open, { text: 'Lunch is served on the first floor.', at: now });
  expect(await screen.findByText('Lunch is served on the first floor.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'From the organiser, 11:52 AM' })).toBeVisible();
});

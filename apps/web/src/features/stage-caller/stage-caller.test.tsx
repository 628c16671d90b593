import type { CallerPerson, CallerStage, StageTap } from '@suchi/contracts/melawa';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import {
  answer,
  data,
  findConnection,
  loseConnection,
  noNetwork,
  refusal,
  signInWithDuties,
} from '../../test/server.ts';
import { applyTap } from './model/apply-tap.ts';
import type { NewTap } from './model/tap-queue.ts';

const now = new Date('2027-01-17T06:22:00.000Z');
const person = (number: number, name: string, change: Partial<CallerPerson> = {}): CallerPerson => ({
  number,
  gender: number > 450 ? 'Female' : 'Male',
  name,
  age: 27,
  town: 'Pune',
  education: 'B.A.',
  designation: null,
  introduction: null,
  is_from_far: false,
  has_small_child: false,
  photo: null,
  status: 'waiting',
  is_there: false,
  asks_to_rest: false,
  ...change,
});
const stage: CallerStage = {
  version: 7,
  now: now.toISOString(),
  moment: { kind: 'stage', at: null },
  on_stage: 452,
  timer: { from: new Date(+now - 64_000).toISOString(), more_seconds: 0, paused_ms: 0, paused_at: null },
  stage_seconds: 90,
  line: [118, 531, 77, 598, 164, 571],
  people: [
    person(452, 'Rucha Deodhar', { status: 'now', introduction: 'Rucha Dev-dhar, from Nashik' }),
    person(118, 'Harshad Amin'),
    person(531, 'Isha Mehta'),
    person(77, 'Aditya Ranade', { is_from_far: true }),
    person(598, 'Rutuja Bapat'),
    person(164, 'Nikhil Chavan'),
    person(571, 'Mrunal Phadke', { has_small_child: true }),
    person(96, 'Sagar Joshi', { status: 'skipped' }),
  ],
  turns: 50,
  late_minutes: 7,
  ends_at: '2027-01-17T10:20:00.000Z',
  is_morning: true,
  screen_follows: true,
};
const after = (...taps: NewTap[]) => taps.reduce((one, tap) => applyTap(one, tap as StageTap, now), stage);

beforeAll(
  () =>
    Promise.all([
      import('../../app/admin/admin-tree.tsx'),
      import('./components/caller-page.tsx'),
      import('./components/order-dialog.tsx'),
      import('./components/break-dialog.tsx'),
      import('./components/away-dialog.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  signInWithDuties('event');
  answer('get', '/qe_stage/caller', data(stage));
});

const callButton = () => screen.findByRole('button', { name: /Call 118 Harshad Amin/ });

describe('the caller', () => {
  it('sees who is on the stage, how late it is, and who comes', async () => {
    renderApp('/admin/stage');
    expect(await screen.findByRole('heading', { name: 'Rucha Deodhar' })).toBeVisible();
    expect(screen.getByText('7 min late')).toBeVisible();
    expect(screen.getByText('49 of 56 done, ends about 15:50')).toBeInTheDocument();
    expect(screen.getByText('Rucha Dev-dhar, from Nashik')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:0\d$/);
    expect(screen.getByText('from far')).toBeVisible();
    expect(screen.getByText('small child')).toBeVisible();
  });

  it('calls the next one, and hears that the other caller did it before', async () => {
    const sent = answer(
      'post',
      '/qe_stage/tap',
      data({ stage: after({ kind: 'call', number: 118 }), repeated_by: 'Sameer' }),
    );
    const { user } = renderApp('/admin/stage');
    await user.click(await callButton());
    expect(await screen.findByText('Sameer called 118')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ kind: 'call', number: 118 });
    expect(await screen.findByRole('heading', { name: 'Harshad Amin' })).toBeVisible();
  });

  it('goes on without a network, says so, and sends the taps later in their order', async () => {
    loseConnection();
    answer('post', '/qe_stage/tap', noNetwork);
    const { user } = renderApp('/admin/stage');
    await user.click(await callButton());
    expect(await screen.findByText(/The hall screen does not follow/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Harshad Amin' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Call 531/ }));
    expect(await screen.findByRole('heading', { name: 'Isha Mehta' })).toBeVisible();
    const both = after({ kind: 'call', number: 118 }, { kind: 'call', number: 531 });
    answer('get', '/qe_stage/caller', data(both));
    const sent = answer('post', '/qe_stage/tap', data({ stage: both, repeated_by: null }));
    await findConnection();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => (body as { number: number }).number)).toEqual([118, 531]);
    await waitFor(() => expect(screen.queryByText(/The hall screen does not follow/)).toBeNull());
  });

  it('says why a tap was refused, and shows the stage as it is', async () => {
    answer('post', '/qe_stage/tap', refusal(409, 'MELAWA_REFUSED', { reason: 'order_changed' }));
    const { user } = renderApp('/admin/stage');
    await user.click(await callButton());
    expect(await screen.findByText('The order has changed. Please look again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Rucha Deodhar' })).toBeVisible();
  });

  it('moves with Alt and the arrows, and notes who has come', async () => {
    const sent = answer('post', '/qe_stage/tap', data({ stage, repeated_by: null }));
    const { user } = renderApp('/admin/stage');
    (await screen.findByRole('button', { name: 'Move 77' })).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'move', number: 77, to: 1 }));
    expect(screen.getByText('77, place 2 of 6')).toBeInTheDocument();
    const chair = screen.getByRole('button', { name: '598, at the stage' });
    expect(chair).toHaveAttribute('aria-pressed', 'false');
    await user.click(chair);
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ kind: 'chair', number: 598, is_there: true }));
  });

  it('begins a break, and brings a skipped one back', async () => {
    const sent = answer('post', '/qe_stage/tap', data({ stage, repeated_by: null }));
    const { user } = renderApp('/admin/stage');
    await user.click((await screen.findAllByRole('button', { name: 'Break' }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: '10 minutes' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'pause', pause: 'break', minutes: 10 }));
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not in the line' });
    await user.click(within(dialog).getByRole('button', { name: 'Bring back 96' }));
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ kind: 'return', number: 96 }));
  });

  it('is asked about the one who was skipped twice', async () => {
    const tired = person(118, 'Harshad Amin', { status: 'skipped', asks_to_rest: true });
    answer(
      'get',
      '/qe_stage/caller',
      data({ ...stage, people: [...stage.people.slice(0, 1), tired], line: [] }),
    );
    const sent = answer('post', '/qe_stage/tap', data({ stage, repeated_by: null }));
    const { user } = renderApp('/admin/stage');
    await user.click(await screen.findByRole('button', { name: 'Rest for today' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'rest', number: 118 }));
  });

  it('has no stage on another day', async () => {
    answer('get', '/qe_stage/caller', refusal(409, 'MELAWA_REFUSED', { reason: 'not_today' }));
    renderApp('/admin/stage');
    expect(await screen.findByRole('heading', { name: 'There is no melawa today' })).toBeVisible();
  });
});

it('is closed to staff with another duty', async () => {
  signInWithDuties('review');
  renderApp('/admin/stage');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Rucha Deodhar' })).toBeNull());
});

describe('a tap shows at once', () => {
  it.each([
    [{ kind: 'skip', number: 118 }, [531, 77, 598, 164, 571]],
    [{ kind: 'off', number: 531 }, [118, 77, 598, 164, 571]],
    [{ kind: 'rest', number: 118 }, [531, 77, 598, 164, 571]],
    [{ kind: 'return', number: 96 }, [118, 531, 77, 598, 164, 96, 571]],
    [{ kind: 'afternoon', number: 531 }, [118, 77, 598, 164, 571, 531]],
    [{ kind: 'back', number: 452 }, [452, 118, 531, 77, 598, 164, 571]],
    [{ kind: 'move', number: 571, to: 0 }, [571, 118, 531, 77, 598, 164]],
  ])('%j', (tap, line) => {
    expect(after(tap as NewTap).line).toEqual(line);
  });

  it('on the bar and in a break', () => {
    expect(after({ kind: 'more', number: 452 }).timer?.more_seconds).toBe(30);
    expect(after({ kind: 'hold', number: 452 }).timer?.paused_at).toBe(now.toISOString());
    const pause = after({ kind: 'pause', pause: 'break', minutes: 10 });
    expect(pause).toMatchObject({
      on_stage: null,
      moment: { kind: 'break', at: '2027-01-17T06:32:00.000Z' },
    });
    expect(applyTap(pause, { kind: 'go_on', tap: '' }, now).moment.kind).toBe('stage');
    expect(after({ kind: 'screen', follows: false }).screen_follows).toBe(false);
  });
});

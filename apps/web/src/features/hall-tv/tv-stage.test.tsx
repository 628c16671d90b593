import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { makeHallPage, sampleDeck } from '../../test/hall.ts';
import { TvStage } from './components/tv-stage.tsx';
import type { ShownStage } from './model/tv-session.ts';

const deck = {
  viewer: 'screen' as const,
  event: { date: '2027-01-17', place: 'Mulund East' },
  deck: sampleDeck,
};
const card = { ...makeHallPage(452), photo: null, contacts: null };
const stage: ShownStage = {
  moment: { kind: 'stage', at: null },
  card,
  ready: { card, photoUrl: null },
  turn: 50,
  of: 168,
  next: { number: 118, name: 'Harshad Amin', gender: 'Male', photo: null },
  after: [531, 77, 598],
};

beforeAll(async () => {
  await import('../../app/display/display-pages.ts');
  await loadMessages(['hallTv', 'hallCard']);
});
beforeEach(() => {
  // jsdom draws nothing, and says so each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('shows who is on the stage, and below who is next', () => {
  render(<TvStage stage={stage} deck={deck} isCut={false} />);
  expect(screen.getByRole('heading', { name: 'Candidate 452' })).toBeVisible();
  expect(screen.getByText('50 of 168')).toBeVisible();
  expect(screen.getByText('Harshad Amin')).toBeVisible();
  expect(screen.getByText('531 · 77 · 598')).toBeVisible();
});

it('without a network says only who is on the stage', () => {
  render(<TvStage stage={stage} deck={deck} isCut />);
  expect(screen.getByText('On stage now')).toBeVisible();
  expect(screen.queryByText('Harshad Amin')).toBeNull();
  expect(screen.queryByText('50 of 168')).toBeNull();
});

it.each([
  ['break', '2027-01-17T06:32:00.000Z', 'It goes on at 12:02 PM'],
  ['lunch', '2027-01-17T08:30:00.000Z', 'It goes on at 02:00 PM'],
  ['end', null, 'Thank you for coming'],
] as const)('is dark in %s, with the time', (kind, at, words) => {
  render(
    <TvStage stage={{ ...stage, moment: { kind, at }, card: null, ready: null }} deck={deck} isCut={false} />,
  );
  expect(screen.getByRole('img', { name: words })).toBeVisible();
  expect(screen.queryByText('Harshad Amin')).toBeNull();
});

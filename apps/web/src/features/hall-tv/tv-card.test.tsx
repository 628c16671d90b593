import type { HallCard } from '@suchi/contracts/hall';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { makeHallPage } from '../../test/hall.ts';
import { TvCard } from './components/tv-card.tsx';

beforeAll(async () => {
  await import('../../app/display/display-pages.ts');
  await loadMessages(['hallTv', 'hallCard']);
});

const facts =
  'Education, Designation, Income, Work Location, Height, Native Place, Birthday, Birth Place, Blood Group, Gotra';

const cases: [string, Partial<HallCard>, string, boolean][] = [
  [
    'has the rows of the specification in its order',
    {},
    `${facts}, Mobile, Email, Address, Brothers, Sisters`,
    false,
  ],
  ['has no rows of contacts for a visitor', { contacts: null }, `${facts}, Brothers, Sisters`, false],
  [
    'of the stage has no e-mail and no address',
    { contacts: { mobiles: ['98220 41177'], email: null, address: '' } },
    `${facts}, Mobile, Brothers, Sisters`,
    true,
  ],
];

it.each(cases)('the card %s', (_, change, rows, isOnStage) => {
  // jsdom draws nothing, and says so each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const card: HallCard = { ...makeHallPage(451), ...change, photo: null };
  render(<TvCard ready={{ card, photoUrl: null }} foot={null} isOnStage={isOnStage} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms.join(', ')).toBe(rows);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { sampleDeck } from '../../test/hall.ts';
import { TvBar } from './components/tv-bar.tsx';
import { TvSession } from './model/tv-session.ts';

beforeAll(async () => {
  await import('../../app/display/display-pages.ts');
  await loadMessages(['hallTv']);
});

it('the box has a sign for the number in it, and is empty when another is shown', async () => {
  const session = new TvSession();
  const deck = { viewer: 'staff' as const, event: null, deck: sampleDeck };
  const bar = (asked: number | null, entry: 'idle' | 'found' | 'none') => (
    <TvBar
      phase={{ kind: 'ready', deck, screen: null, loaded: 0 }}
      state={{ ...session.player.state.read(), asked, entry }}
      session={session}
    />
  );
  const { rerender } = render(bar(null, 'idle'));
  const box = screen.getByLabelText('Serial number');
  await userEvent.type(box, '9999');
  rerender(bar(9999, 'none'));
  expect(screen.getByRole('status')).toHaveTextContent('No profile with this number');
  expect(box).toHaveValue('9999');
  // The slideshow goes on.
  rerender(bar(null, 'found'));
  expect(box).toHaveValue('');
  expect(screen.queryByRole('status')).toBeNull();
});

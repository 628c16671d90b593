import type { ListedScreen } from '@suchi/contracts/hall';

export interface ScreenHealth {
  state: 'never' | 'alive' | 'slow' | 'lost';
  seconds: number;
}

const slowAfterSeconds = 6;
const lostAfterSeconds = 20;

/** How long ago the screen was heard, by the server's clock. */
export function findHealth(
  { last_seen_at: at }: Pick<ListedScreen, 'last_seen_at'>,
  now: string,
): ScreenHealth {
  if (at === null) return { state: 'never', seconds: 0 };
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 1000));
  const state = seconds >= lostAfterSeconds ? 'lost' : seconds >= slowAfterSeconds ? 'slow' : 'alive';
  return { state, seconds };
}

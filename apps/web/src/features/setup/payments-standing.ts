import type { SetupState } from '@suchi/contracts/setup';

export type PaymentsStanding = 'off' | 'refused' | 'test' | 'real';

/** What the last try says. Keys that were refused sell nothing, whatever they are for. */
export function findPaymentsStanding({
  mode,
  tried_at,
  is_answering,
}: SetupState['payments']): PaymentsStanding {
  if (mode === 'off') return 'off';
  return tried_at !== null && !is_answering ? 'refused' : mode;
}

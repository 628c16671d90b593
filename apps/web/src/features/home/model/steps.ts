import type { CurrentEdition } from '@suchi/contracts/settings';
import type { ProfileState, ProfileStatus } from '@suchi/domain/lifecycle';
import type { Catalogues } from '../../../shared/i18n/messages.ts';

export type Step = keyof Catalogues['home']['steps'];
export type StepState = 'done' | 'now' | 'later';

/** What can still be reached this season. */
export interface Season {
  /** Switched off, or neither paid nor on sale. */
  isSearchOff: boolean;
  isSuchiOnSale: boolean;
  /** A new profile can still come into the book. */
  isBookOpen: boolean;
  isEventComing: boolean;
}

/** Without an edition nothing is known to be closed. */
export function describeSeason(
  edition: CurrentEdition | null,
  offers: Pick<Season, 'isSearchOff' | 'isSuchiOnSale'>,
): Season {
  if (edition === null) return { ...offers, isBookOpen: true, isEventComing: true };
  const { stage, event, next_event: next } = edition;
  return {
    ...offers,
    isBookOpen: stage === 'planned' || stage === 'registering',
    isEventComing: next !== null || (event !== 'thanks' && event !== 'over'),
  };
}

interface Track {
  steps: readonly Step[];
  /** All before it are done. */
  current: Step;
}

function writing(current: Step, { isBookOpen, isEventComing }: Season): Track {
  const goal = !isEventComing ? 'searchLater' : isBookOpen ? 'meet' : 'meetWithoutBook';
  return { steps: ['account', current, 'review', goal], current };
}

/** Only what is open now or still to come. */
function approved({ isSearchOff, isSuchiOnSale, isEventComing }: Season): Track {
  const open: Step[] = [
    ...(isSearchOff ? [] : (['search'] as const)),
    ...(isSuchiOnSale ? (['suchi'] as const) : []),
  ];
  const later: Step[] = [
    ...(isEventComing ? (['melawa'] as const) : []),
    ...(isSearchOff ? (['searchOff'] as const) : []),
  ];
  return { steps: ['checked', ...open, ...later], current: open[0] ?? 'checked' };
}

/** The way to a meeting, as it looks from each status. No way after a marriage or a block. */
const tracks: Record<ProfileStatus, ((season: Season) => Track) | null> = {
  Draft: (season) => writing('complete', season),
  Rejected: (season) => writing('correct', season),
  Pending: () => ({ steps: ['sent', 'review', 'approved', 'search'], current: 'review' }),
  Active: approved,
  Blocked: null,
  married: null,
};

export function listSteps(status: ProfileState, season: Season): { step: Step; state: StepState }[] {
  const track = status === null ? writing('profile', season) : tracks[status]?.(season);
  if (!track) return [];
  const at = track.steps.indexOf(track.current);
  return track.steps.map((step, index) => ({
    step,
    state: index < at || step === 'checked' ? 'done' : index === at ? 'now' : 'later',
  }));
}

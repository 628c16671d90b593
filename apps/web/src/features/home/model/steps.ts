import type { ProfileState } from '@suchi/domain/lifecycle';
import type { Catalogues } from '../../../shared/i18n/messages.ts';

export type Step = keyof Catalogues['home']['steps'];
export type StepState = 'done' | 'now' | 'later';

interface Track {
  steps: readonly Step[];
  /** All before it are done. */
  current: Step;
}

const writing = (current: Step): Track => ({ steps: ['account', current, 'review', 'meet'], current });

/** The way to a meeting, as it looks from each status. No way after a marriage or a block. */
const tracks: Record<Exclude<ProfileState, null>, Track | null> = {
  Draft: writing('complete'),
  Rejected: writing('correct'),
  Pending: { steps: ['sent', 'review', 'approved', 'search'], current: 'review' },
  Active: { steps: ['checked', 'search', 'suchi', 'melawa'], current: 'search' },
  Blocked: null,
  married: null,
};

export function listSteps(status: ProfileState): { step: Step; state: StepState }[] {
  const track = status === null ? writing('profile') : tracks[status];
  if (track === null) return [];
  const at = track.steps.indexOf(track.current);
  return track.steps.map((step, index) => ({
    step,
    state: index < at ? 'done' : index === at ? 'now' : 'later',
  }));
}

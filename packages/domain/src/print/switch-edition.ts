import type { CalendarDate } from '../basics/date-window.ts';
import type { Edition } from './edition.ts';
import { findEventPhase } from './edition-stage.ts';
import type { BookState } from './freeze.ts';

/** Why it may be too early to make the next edition the current one. */
export const switchWarnings = ['registering', 'not_printed', 'event_ahead', 'next_undated'] as const;
export type SwitchWarning = (typeof switchWarnings)[number];

interface SwitchFacts {
  current: Pick<Edition, 'year' | 'registrationUntil' | 'eventDate'> & { state: BookState };
  next: Pick<Edition, 'year' | 'registrationUntil'>;
}

/** What an admin should know before the next edition becomes the current one. Going back needs no warning. */
export function listSwitchWarnings({ current, next }: SwitchFacts, today: CalendarDate): SwitchWarning[] {
  if (next.year < current.year) return [];
  const { registrationUntil } = current;
  const applies: Record<SwitchWarning, boolean> = {
    registering: registrationUntil !== null && today <= registrationUntil,
    not_printed: current.state !== 'made',
    event_ahead: ['ahead', 'today'].includes(findEventPhase(current, today)),
    next_undated: next.registrationUntil === null,
  };
  return switchWarnings.filter((warning) => applies[warning]);
}

import type { CalendarDate } from '../basics/date-window.ts';

/** One version of the notice about data. What a version says is never changed: other words are a new version. */
export interface Notice {
  version: number;
  inForceFrom: CalendarDate;
}

/** In their order; older ones stay readable. */
export const notices: readonly [Notice, ...Notice[]] = [{ version: 1, inForceFrom: '2026-11-19' }];

/** The one that families read now. */
export const currentNotice: number = Math.max(...notices.map(({ version }) => version));

import type { CalendarDate } from '../basics/date-window.ts';
import type { Purpose } from './purposes.ts';

/** One version of the notice about data. What a version says is never changed: other words are a new version. */
export interface Notice {
  version: number;
  inForceFrom: CalendarDate;
  /** What it uses in another way than the notice before: a yes under an older one is off until the family is asked again. */
  changes?: readonly Purpose[];
}

/** In their order; older ones stay readable. */
export const notices: readonly [Notice, ...Notice[]] = [{ version: 1, inForceFrom: '2026-11-19' }];

/** The one that families read now. */
export const currentNotice: number = Math.max(...notices.map(({ version }) => version));

import { inIndia } from '@suchi/domain/basics';

/** `9:42`, as volunteers read the time. */
export function formatClock(at: number): string {
  const there = inIndia(new Date(at));
  return `${there.getUTCHours()}:${String(there.getUTCMinutes()).padStart(2, '0')}`;
}

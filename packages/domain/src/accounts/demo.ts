import { startOfDayInIndia } from '../basics/date-window.ts';

/** The accounts of a demo that a visitor opens by one tap, the best one to begin with first. */
export const demoLoginNames = [
  'subscriber',
  'newcomer',
  'draft',
  'member',
  'reviewer',
  'treasurer',
  'dispatcher',
  'admin',
] as const;
export type DemoLoginName = (typeof demoLoginNames)[number];

/** Not a demo, a demo, or one that is reset each night. */
export const demoModes = ['off', 'on', 'nightly'] as const;
export type DemoMode = (typeof demoModes)[number];

/** At half past three in India, as suchi-demo-reset.timer has it. */
const resetAfterMs = 3.5 * 3_600_000;
const dayMs = 86_400_000;

/** When a demo is reset next; null where nobody knows. */
export function nextDemoReset(mode: DemoMode, now: Date): Date | null {
  if (mode !== 'nightly') return null;
  const today = startOfDayInIndia(now).getTime() + resetAfterMs;
  return new Date(today > now.getTime() ? today : today + dayMs);
}

import { tellLate } from '../grievances/commands/tell-late.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { keepDoing } from './keep-doing.ts';

/** Often enough for what happens by the day. */
export const watchGrievances = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(
    platform,
    { everySeconds: 1800, done: 'late grievances told', failed: 'late grievances were not told' },
    (stopped) => tellLate(platform, stopped),
  );

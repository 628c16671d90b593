import { tendSealed } from '../closing/commands/tend-sealed.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { keepDoing } from './keep-doing.ts';

/** Each night, and what a stop cut off within the hour. */
export const tendSealedAccounts = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(
    platform,
    {
      everySeconds: 3600,
      done: 'sealed accounts tended',
      failed: 'sealed accounts were not tended',
      waitsFirst: true,
    },
    (stopped) => tendSealed(platform, stopped),
  );

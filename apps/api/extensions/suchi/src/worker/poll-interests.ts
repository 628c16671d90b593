import { readMailCard } from '../discovery/commands/read-mail-card.ts';
import { tendInterests } from '../families/commands/tend-interests.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { keepDoing } from './keep-doing.ts';

/** Often enough for what happens by the day. */
export const pollInterests = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(
    platform,
    { everySeconds: 300, done: 'interests tended', failed: 'interests were not tended' },
    () => tendInterests({ ...platform, readMailCard }),
  );

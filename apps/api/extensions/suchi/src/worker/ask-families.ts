import { tendQuestions } from '../freshness/commands/tend-questions.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { keepDoing } from './keep-doing.ts';

/** Often enough for what happens by the day. */
export const askFamilies = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(
    platform,
    { everySeconds: 1800, done: 'questions tended', failed: 'questions were not tended' },
    (stopped) => tendQuestions(platform, stopped),
  );

import { tendChoices } from '../melawa/commands/tend-choices.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { keepDoing } from './keep-doing.ts';

/** Families wait for the minute in which pairs are told. */
export const tendMelawa = (platform: JobPlatform): (() => Promise<void>) =>
  keepDoing(platform, { everySeconds: 10, done: 'choices tended', failed: 'choices were not tended' }, () =>
    tendChoices(platform),
  );

import { defineHook } from '@directus/extensions-sdk';
import { usePlatform } from '../platform/platform.ts';
import { resealPapers } from './commands/papers.ts';

const hourly = '23 * * * *';

export default defineHook(({ schedule }, context) => {
  const platform = usePlatform(context);
  schedule(hourly, async () => {
    const resealed = await resealPapers(platform);
    if (resealed > 0) platform.logger.info({ resealed }, 'papers of the desk have the new secret');
  });
});

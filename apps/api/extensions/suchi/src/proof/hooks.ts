import { defineHook } from '@directus/extensions-sdk';
import { usePlatform } from '../platform/platform.ts';
import { remindLast } from './commands/run-round.ts';

const everyTenMinutes = '*/10 * * * *';

export default defineHook(({ schedule }, context) => {
  const platform = usePlatform(context);

  // Runs on one node only. A node that was down when the reminder was due catches up.
  schedule(everyTenMinutes, async () => {
    const mailed = await remindLast(platform);
    if (mailed !== null) platform.logger.info({ mailed }, 'the last reminder of the proof round was sent');
  });
});

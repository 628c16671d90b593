import { defineHook } from '@directus/extensions-sdk';
import { addCommand, type Program } from '../../platform/command-line.ts';
import { usePlatform } from '../../platform/platform.ts';
import { checkAlarms } from './commands/check-alarms.ts';
import { reconcile, reconcileIfDue } from './commands/reconcile.ts';

const everyTenMinutes = '*/10 * * * *';

export default defineHook(({ init, schedule }, context) => {
  const platform = usePlatform(context);

  // Runs on one node only. The night's check is due after 02:10 in India; a node that was down then catches up.
  schedule(everyTenMinutes, async () => {
    await reconcileIfDue(platform);
    await checkAlarms(platform);
  });

  init('cli.before', ({ program }) => {
    addCommand(program as Program, 'reconcile', {
      description: 'Import the provider’s payouts and check the books',
      run: async () => {
        const { lines, differences, ledgerDifference } = await reconcile(platform);
        return `${lines} rows of payouts, ${differences} differences, ledger differs by ${ledgerDifference} paise`;
      },
    });
    addCommand(program as Program, 'check-alarms', {
      description: 'Raise the alarms about money that are due',
      run: async () => `${(await checkAlarms(platform)).length} alarms`,
    });
  });
});

import { defineHook } from '@directus/extensions-sdk';
import { refreshAccounts } from '../../accounts/commands/change-account.ts';
import { usePlatform } from '../../platform/platform.ts';
import { listBuyers } from './repository/orders.ts';

/** A member who changes an address through the collection, or the operator in the Studio: the account follows. */
export default defineHook(({ action }, context) => {
  const { database, logger } = usePlatform(context);
  action('qd_order.items.update', ({ keys }: { keys?: (string | number)[] }) => {
    database
      .transaction(async (tx) => refreshAccounts(tx, await listBuyers(tx, (keys ?? []).map(Number))))
      .catch((error: unknown) => logger.error(error));
  });
});

import type { archiveSubscriptionsContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import { setSubscriptionsArchived } from '../../money/payments/commands/archive-subscriptions.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudits } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { idsOfSelected } from '../repository/subscriptions.ts';

type ArchiveCall = WriteCall<z.output<typeof archiveSubscriptionsContract.input>, RoleCaller>;

/** Only the list changes: a subscription that is archived early still gives the right to search. */
export function archiveSubscriptions(call: ArchiveCall): Promise<{ moved: number }> {
  return moveAll(call, true);
}

export function restoreSubscriptions(call: ArchiveCall): Promise<{ moved: number }> {
  return moveAll(call, false);
}

async function moveAll({ input, tx, caller }: ArchiveCall, isArchived: boolean): Promise<{ moved: number }> {
  const ids = await setSubscriptionsArchived(tx, idsOfSelected(input.selection), isArchived);
  await recordAudits(
    tx,
    ids.map((id) => ({
      actor: { id: caller.userId, kind: 'admin' },
      action: isArchived ? 'subscription.archive' : 'subscription.restore',
      subject: { collection: 'qd_subscriptions', id },
    })),
  );
  return { moved: ids.length };
}

import { type hideCandidatesContract, hideMaxProfiles } from '@suchi/contracts/office';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { hideProfiles } from '../../profiles/commands/hide-profiles.ts';
import { listSelectedIds } from '../repository/candidates.ts';

/** Many profiles at once, each by the same rule as one. */
export async function hideCandidates(
  call: WriteCall<z.output<typeof hideCandidatesContract.input>, RoleCaller>,
): Promise<{ changed: number[]; left_out: number }> {
  const { input, tx, caller } = call;
  const ids = await listSelectedIds(tx, input.selection, hideMaxProfiles);
  if (ids.length > hideMaxProfiles) throw codedError('INVALID_PAYLOAD', { fields: { selection: 'tooLong' } });
  const changed = await hideProfiles(call, {
    ids,
    action: input.action,
    reason: input.reason,
    staffId: caller.userId,
  });
  return { changed, left_out: ids.length - changed.length };
}

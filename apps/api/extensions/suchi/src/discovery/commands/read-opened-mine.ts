import { memberListPageSize, type openedMineContract } from '@suchi/contracts/discovery';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { listReveals } from '../repository/profiles.ts';

export function readOpenedMine({
  input,
  caller,
  db,
}: ReadCall<z.output<typeof openedMineContract.input>, RoleCaller>) {
  return listReveals(db, caller.userId, {
    limit: memberListPageSize,
    offset: (input.page - 1) * memberListPageSize,
  });
}

import { type ownReportsContract, ownReportsPageSize } from '@suchi/contracts/safety';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { listOwnReports } from '../repository/desk.ts';

export function readOwnReports({
  input,
  caller,
  db,
}: ReadCall<z.output<typeof ownReportsContract.input>, RoleCaller>) {
  return listOwnReports(db, caller.userId, {
    limit: ownReportsPageSize,
    offset: (input.page - 1) * ownReportsPageSize,
  });
}

import {
  type ownReportsContract,
  ownReportsPageSize,
  type reportedPersonContract,
} from '@suchi/contracts/safety';
import type * as z from 'zod/mini';
import { requireAcquainted } from '../../discovery/commands/require-acquainted.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { listOwnReports } from '../repository/desk.ts';
import { findOpenReport } from '../repository/reports.ts';

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

/** For the dialogs that block or report, also without a subscription. */
export async function readReportedPerson({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof reportedPersonContract.input>, RoleCaller>) {
  const person = await requireAcquainted(db, caller, { profileId: input.profile_id, now });
  const openReport = await findOpenReport(db, {
    kind: 'report',
    profile: input.profile_id,
    reporter: caller.userId,
  });
  return { person, openReport };
}

import type { reportContract, reportedPersonContract } from '@suchi/contracts/safety';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { endInterestsBetween } from '../../families/commands/end-interests.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { findOwnOpenReport, type Reported, saveReport } from '../../safety/commands/save-report.ts';
import { insertBlock, isBlocked } from '../repository/marks.ts';
import { requireRoomForMark } from './check-mark.ts';
import { requireAcquainted } from './require-acquainted.ts';

/** For the dialogs that block or report, also without a subscription. */
export async function readReportedPerson({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof reportedPersonContract.input>, RoleCaller>) {
  const person = await requireAcquainted(db, caller, { profileId: input.profile_id, now });
  return { person, openReport: await findOwnOpenReport(db, input.profile_id, caller.userId) };
}

export async function reportMember(
  call: WriteCall<z.output<typeof reportContract.input>, RoleCaller>,
): Promise<Reported> {
  const { input, caller, tx, now, platform } = call;
  // Staff have the candidate page instead.
  if (caller.role !== 'user') throw codedError('FORBIDDEN');
  const profileId = input.profile_id;
  const person = await requireAcquainted(tx, caller, { profileId, now });
  const reported = await saveReport(call, person.owner_id);
  if (input.also_block) await blockProfile(platform, tx, { userId: caller.userId, profileId, now });
  return reported;
}

/** For a profile that the member may block. A second block changes nothing. */
async function blockProfile(
  platform: Pick<Platform, 'limits'>,
  tx: Knex.Transaction,
  { now, ...block }: { userId: string; profileId: number; now: Date },
): Promise<void> {
  if (await isBlocked(tx, block)) return;
  await requireRoomForMark(platform, tx, { mark: 'block', userId: block.userId });
  await endInterestsBetween(tx, block, now);
  await insertBlock(tx, block);
}

import type { Role } from '@suchi/domain/accounts';
import { checkMayBlockOrReport } from '@suchi/domain/safety';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { keyOfViewer } from '../codec.ts';
import { type AcquaintanceRow, findAcquaintance } from '../repository/known-people.ts';

/** A profile that the member may block or report. An unknown one is refused like a missing one. */
export async function requireAcquainted(
  db: Knex,
  member: { userId: string; role: Role },
  { profileId, now }: { profileId: number; now: Date },
): Promise<AcquaintanceRow> {
  const row = await findAcquaintance(db, keyOfViewer(member, now), profileId);
  if (!row || !checkMayBlockOrReport({ ...row, isVisible: row.can_open }).allowed)
    throw codedError('PROFILE_NOT_FOUND');
  return row;
}

import type { Role } from '@suchi/domain/accounts';
import type { Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { isListed } from '../repository/member-lists.ts';
import { maySeeAnothers, requireLooker } from './looker.ts';

/**
 * Refuses to mark a profile that the member may not see: whether it worked would say that there is such a profile.
 * Whom they marked before they may block whatever happened since, for that is when people block.
 */
export async function requireMarkable(
  tx: Knex,
  who: { userId: string; role: Role },
  { mark, profileId, now }: { mark: Mark; profileId: number; now: Date },
): Promise<void> {
  if (mark === 'block' && (await isListed(tx, who.userId, profileId))) return;
  const looker = await requireLooker(tx, who, now);
  if (!(await maySeeAnothers(tx, looker, profileId))) throw codedError('PROFILE_NOT_FOUND');
}

import type { Role } from '@suchi/domain/accounts';
import { checkMayMark, type Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyOfViewer } from '../codec.ts';
import { readCards } from '../repository/cards.ts';
import { countMarks } from '../repository/marks.ts';
import { requireAcquainted } from './require-acquainted.ts';

/**
 * Refuses to mark a hidden profile, because success would reveal that it exists. Someone the member had contact with
 * can always be blocked.
 */
export async function requireMarkable(
  db: Knex,
  member: { userId: string; role: Role },
  { mark, profileId, now }: { mark: Mark; profileId: number; now: Date },
): Promise<void> {
  if (mark === 'block') {
    await requireAcquainted(db, member, { profileId, now });
    return;
  }
  const [card] = await readCards(db, keyOfViewer(member, now), [profileId]);
  if (!card || card.as === 'owner') throw codedError('PROFILE_NOT_FOUND');
}

/** Favourites, blocks and notes together. */
const marksByAccount: LimitRule = { name: 'marks', times: 300, perSeconds: 60 * 60 };

/** Checks the hourly limit and the total. */
export async function requireRoomForMark(
  { limits }: Pick<Platform, 'limits'>,
  tx: Knex,
  { mark, userId }: { mark: Mark; userId: string },
): Promise<void> {
  await limits.consume(marksByAccount, userId);
  if (!checkMayMark(mark, await countMarks(tx, mark, userId)).allowed) throw codedError('MARK_LIMIT_REACHED');
}

import type { Role } from '@suchi/domain/accounts';
import type { Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { keyOfViewer } from '../codec.ts';
import { readCards } from '../repository/cards.ts';
import { isListed } from '../repository/member-lists.ts';

/**
 * Refuses to mark a hidden profile, because success would reveal that it exists. A profile that was marked before
 * can always be blocked.
 */
export async function requireMarkable(
  db: Knex,
  member: { userId: string; role: Role },
  { mark, profileId, now }: { mark: Mark; profileId: number; now: Date },
): Promise<void> {
  if (mark === 'block' && (await isListed(db, member.userId, profileId))) return;
  const [card] = await readCards(db, keyOfViewer(member, now), [profileId]);
  if (!card || card.as === 'owner') throw codedError('PROFILE_NOT_FOUND');
}

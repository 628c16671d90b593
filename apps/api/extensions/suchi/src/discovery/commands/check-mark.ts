import type { Role } from '@suchi/domain/accounts';
import type { Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { keyOfViewer } from '../codec.ts';
import { readCards } from '../repository/cards.ts';
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

import type { ProfileActor } from '@suchi/domain';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/route.ts';
import { holdOwner } from '../repository.ts';

/** The person who authors a profile, and the member whose profile it is. */
export interface Author {
  actor: { id: string; kind: ProfileActor };
  owner: { id: string; isReactivated: boolean };
}

/** A member authors their own profile; an admin authors a member's, by name, and that is recorded. */
export async function requireAuthor(
  tx: Knex.Transaction,
  caller: RoleCaller,
  onBehalfOf: string | undefined,
): Promise<Author> {
  const isActingAs = caller.role === 'admin';
  if (isActingAs === (onBehalfOf === undefined)) throw codedError('FORBIDDEN');
  const ownerId = onBehalfOf ?? caller.userId;
  const owner = await holdOwner(tx, ownerId);
  if (!owner) throw codedError('FORBIDDEN');
  return {
    actor: { id: caller.userId, kind: isActingAs ? 'admin_as_member' : 'member' },
    owner: { id: ownerId, ...owner },
  };
}

import type { ProfileActor } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { lockOwner } from '../repository.ts';

export interface Author {
  actor: { id: string; kind: ProfileActor };
  owner: { id: string; isReactivated: boolean };
}

/** Members use their own profile; an admin names a member. Other staff have neither. */
export function ownerIdOf({ role, userId }: RoleCaller, onBehalfOf: string | undefined): string {
  if (role === 'staff' || (role === 'admin') === (onBehalfOf === undefined)) throw codedError('FORBIDDEN');
  return onBehalfOf ?? userId;
}

/** The office types what a family brought on paper; another room has decided that it may. */
export async function authorAtDesk(
  tx: Knex.Transaction,
  { actorId, ownerId }: { actorId: string; ownerId: string },
): Promise<Author> {
  const owner = await lockOwner(tx, ownerId);
  if (!owner) throw codedError('FORBIDDEN');
  return { actor: { id: actorId, kind: 'admin_as_member' }, owner: { id: ownerId, ...owner } };
}

/** A member authors their own profile. An admin authors a named member's, and that is recorded. */
export async function requireAuthor(
  tx: Knex.Transaction,
  caller: RoleCaller,
  onBehalfOf: string | undefined,
): Promise<Author> {
  const ownerId = ownerIdOf(caller, onBehalfOf);
  const owner = await lockOwner(tx, ownerId);
  if (!owner) throw codedError('FORBIDDEN');
  return {
    actor: { id: caller.userId, kind: caller.role === 'admin' ? 'admin_as_member' : 'member' },
    owner: { id: ownerId, ...owner },
  };
}

import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { isMember } from '../repository.ts';

/** The owner of a new file: the member, or the member that an admin acts for. */
export async function requireOwner(
  tx: Knex,
  caller: RoleCaller,
  onBehalfOf: string | undefined,
): Promise<string> {
  const isActingAs = caller.role === 'admin';
  if (isActingAs === (onBehalfOf === undefined)) throw codedError('FORBIDDEN');
  const ownerId = onBehalfOf ?? caller.userId;
  if (!(await isMember(tx, ownerId))) throw codedError('FORBIDDEN');
  return ownerId;
}

import type { Accountability, SchemaOverview } from '@directus/types';
import type { Access } from '@suchi/contracts/basics';
import { findRole, type Role } from '@suchi/domain/accounts';
import type { Request } from 'express';
import type { Knex } from 'knex';
import { codedError } from './coded-error.ts';
import type { Platform } from './platform.ts';
import { readSecondFactor } from './staff-second-factor.ts';

export interface Caller {
  userId: string | null;
  accountability: Accountability;
  address: string;
}
export type SignedInCaller = Caller & { userId: string };

export type RoleCaller = SignedInCaller & { role: Role };

export type CallerWith<Allowed extends Access> = Allowed extends 'visitor'
  ? Caller
  : Allowed extends 'account'
    ? SignedInCaller
    : RoleCaller;

export type EngineRequest = Request & { accountability?: Accountability; schema: SchemaOverview };

/** Before any check. */
export function callerOf(request: EngineRequest): Caller {
  const { accountability } = request;
  if (!accountability) throw codedError('INTERNAL_SERVER_ERROR');
  return { userId: accountability.user, accountability, address: request.ip ?? 'unknown' };
}

/** Throws the error for the caller's case if they lack this access. */
export async function requireAccess<Allowed extends Access>(
  { verifiedAccounts, database }: Pick<Platform, 'verifiedAccounts' | 'database'>,
  access: Allowed,
  caller: Caller,
): Promise<CallerWith<Allowed>> {
  if (access === 'visitor') return caller as CallerWith<Allowed>;
  const { userId } = caller;
  if (userId === null) throw codedError('SIGN_IN_REQUIRED');
  if (access === 'account') return { ...caller, userId } as CallerWith<Allowed>;

  const role = findRole(caller.accountability.role);
  const isStaffOnly = access === 'staff' || access === 'new_staff';
  if (role === null || (isStaffOnly && role !== 'admin')) throw codedError('FORBIDDEN');
  if (role === 'user' && !(await verifiedAccounts.has(userId))) throw codedError('EMAIL_NOT_VERIFIED');
  if (role === 'admin' && access !== 'new_staff') await requireSecondFactor(database, userId);
  return { ...caller, userId, role } as CallerWith<Allowed>;
}

/** Refuses staff without a second factor while the association requires one. */
async function requireSecondFactor(database: Knex, userId: string): Promise<void> {
  const { isRequired, isSet } = await readSecondFactor(database, userId);
  if (isRequired && !isSet) throw codedError('SECOND_FACTOR_REQUIRED');
}

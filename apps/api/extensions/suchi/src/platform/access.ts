import type { Accountability, SchemaOverview } from '@directus/types';
import type { Access } from '@suchi/contracts/basics';
import { type Duty, findRole, hasStaffAccess, type Role } from '@suchi/domain/accounts';
import { senderNetwork } from '@suchi/domain/basics';
import type { Language } from '@suchi/words';
import type { Request } from 'express';
import { codedError } from './coded-error.ts';
import type { Platform } from './platform.ts';
import { languageOf } from './reader-language.ts';
import { readStaffState } from './staff-state.ts';

export interface Caller {
  userId: string | null;
  accountability: Accountability;
  /** For limits. Nothing else may know from where a request came. */
  network: string;
  /** Of the page that asks. */
  language: Language;
}
export type SignedInCaller = Caller & { userId: string };

export type RoleCaller = SignedInCaller & { role: Role; duties: readonly Duty[] };

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
  return {
    userId: accountability.user,
    accountability,
    network: networkOf(request),
    language: languageOf(request.get('accept-language')),
  };
}

export function networkOf({ ip = 'unknown' }: Request): string {
  return senderNetwork(ip);
}

/** Throws the error for the caller's case if they lack this access. */
export async function requireAccess<Allowed extends Access>(
  platform: Pick<Platform, 'verifiedAccounts' | 'database'>,
  access: Allowed,
  caller: Caller,
): Promise<CallerWith<Allowed>> {
  if (access === 'visitor') return caller as CallerWith<Allowed>;
  const { userId } = caller;
  if (userId === null) throw codedError('SIGN_IN_REQUIRED');
  const signedIn: SignedInCaller = { ...caller, userId };
  if (access === 'account') return signedIn as CallerWith<Allowed>;
  return (await requireRole(platform, access, signedIn)) as CallerWith<Allowed>;
}

async function requireRole(
  { verifiedAccounts, database }: Pick<Platform, 'verifiedAccounts' | 'database'>,
  access: Exclude<Access, 'visitor' | 'account'>,
  caller: SignedInCaller,
): Promise<RoleCaller> {
  const { userId } = caller;
  const role = findRole(caller.accountability.role);
  if (role === null || (role === 'user' && access !== 'member')) throw codedError('FORBIDDEN');
  if (role === 'user') {
    if (!(await verifiedAccounts.has(userId))) throw codedError('EMAIL_NOT_VERIFIED');
    return { ...caller, role, duties: [] };
  }
  const { duties, isRequired, isSet } = await readStaffState(database, { userId, role });
  const needed = access === 'member' || access === 'new_staff' ? 'staff' : access;
  if (!hasStaffAccess({ role, duties }, needed)) throw codedError('FORBIDDEN');
  if (isRequired && !isSet && access !== 'new_staff') throw codedError('SECOND_FACTOR_REQUIRED');
  return { ...caller, role, duties };
}

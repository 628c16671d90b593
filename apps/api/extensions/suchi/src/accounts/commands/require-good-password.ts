import type { SchemaOverview } from '@directus/types';
import { checkPassword, findRole } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { findPasswordFacts } from '../repository.ts';
import { isPassword } from './require-password.ts';

interface AccountPayload {
  password?: unknown;
  email?: unknown;
  first_name?: unknown;
  last_name?: unknown;
  role?: unknown;
}

const messageOfReason = {
  password_short: 'staffPasswordTooShort',
  password_common: 'passwordCommon',
  password_personal: 'passwordPersonal',
} as const;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Applies wherever a password is set: registration, change, link, Studio. */
export async function requireGoodPassword(
  { database }: { database: Knex },
  payload: AccountPayload,
  userIds: readonly string[] = [],
): Promise<void> {
  const { password } = payload;
  if (typeof password !== 'string') return;
  const typed = {
    email: textOf(payload.email),
    firstName: textOf(payload.first_name),
    lastName: textOf(payload.last_name),
    role: textOf(payload.role),
  };
  const { name, ownName, shortName, coverWord } = await loadAssociation(database);
  const siteNames = ['Suchi', shortName, name, ...[ownName, coverWord].filter((each) => each !== null)];
  const known = await findPasswordFacts(database, userIds);
  for (const { email, firstName, lastName, role } of [typed, ...known]) {
    const isStaff = role !== null && findRole(role) !== 'user';
    const facts = { isStaff, email: email ?? '', firstName, lastName, siteNames };
    const decision = checkPassword(password, facts, isCommonPassword);
    if (!decision.allowed)
      throw codedError('INVALID_PAYLOAD', { fields: { password: messageOfReason[decision.reason] } });
  }
}

/** A new password that is the old one keeps out nobody who knows it. */
export async function requireNewPassword(
  { database, services, schema }: { database: Knex; services: Platform['services']; schema: SchemaOverview },
  { password }: AccountPayload,
  userIds: readonly string[],
): Promise<void> {
  if (typeof password !== 'string') return;
  for (const userId of userIds) {
    // An account whose old password cannot be read gets a new one.
    const isOld = await isPassword({ services, knex: database, schema }, userId, password).catch(() => false);
    if (isOld) throw codedError('INVALID_PAYLOAD', { fields: { password: 'passwordSame' } });
  }
}

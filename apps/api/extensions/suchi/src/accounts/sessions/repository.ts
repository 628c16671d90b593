import { findRole, roleIds } from '@suchi/domain/accounts';
import { profilesOfNumber } from '@suchi/domain/desk-entry';
import type { Knex } from 'knex';
import { queryPrepared } from '../../platform/query-prepared.ts';
import type { Row } from '../../platform/rows.generated.ts';

const table = 'directus_sessions';

type AccountStateRow = Row<'directus_users', 'status' | 'role'> &
  Row<'directus_sessions', 'is_kept' | 'seen_at' | 'signed_in_at'> & {
    token_source: string;
    is_live: boolean;
  };

export interface AccountState {
  status: string;
  role: string | null;
  /** Changes with the password and when all tokens are refused. Never leaves the server. */
  tokenSource: string;
  /** Null if it has ended. */
  session: { isKept: boolean; seenAt: Date | null; signedInAt: Date } | null;
}

// Runs for every signed-in request: one lookup by two primary keys.
const accountStateSql = `
  select u.status, u.role, concat(u.password, ':', u.token_generation) as token_source,
         s.token is not null as is_live, s.is_kept, s.seen_at, s.signed_in_at
    from directus_users u
    left join directus_sessions s on s.token = ? and s."user" = u.id and s.expires >= now()
   where u.id = ?`;

/** Everyone but members: staff, and operators with a role of the engine. */
export const isStaffSession = (role: string | null): boolean => findRole(role) !== 'user';

export interface SignInAccount {
  userId: string;
  status: string;
  isStaff: boolean;
  /** Never leaves the server. */
  passwordHash: string;
}

/** By the id, or by the address as somebody typed it. */
export async function findSignInAccount(
  database: Knex,
  by: { id: string } | { email: string },
): Promise<SignInAccount | null> {
  const users = database('directus_users');
  const row = await ('id' in by ? users.where(by) : users.whereRaw('lower(email) = ?', [by.email])).first(
    'id',
    'status',
    'role',
    'password',
  );
  if (!row) return null;
  const { id: userId, status, role, password } = row;
  return { userId, status, isStaff: isStaffSession(role), passwordHash: password ?? '' };
}

export async function findAccountState(
  database: Knex,
  userId: string,
  sessionToken: string | null = null,
): Promise<AccountState | null> {
  const [row] = await queryPrepared<AccountStateRow>(database, 'account-state', accountStateSql, [
    sessionToken,
    userId,
  ]);
  if (!row) return null;
  return {
    status: row.status,
    role: row.role,
    tokenSource: row.token_source,
    session: row.is_live
      ? { isKept: row.is_kept === true, seenAt: row.seen_at, signedInAt: row.signed_in_at }
      : null,
  };
}

/** Also extends the session. */
export async function saveSeen(
  database: Knex,
  token: string,
  seen: { seenAt: Date; expiresAt: Date },
): Promise<void> {
  await database(table).where({ token }).update({ seen_at: seen.seenAt, expires: seen.expiresAt });
}

/** Enough for the engine to make another one from it. */
const firstSessionMs = 60_000;

export async function insertFirstSession(
  database: Knex,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<void> {
  const expires = new Date(now.getTime() + firstSessionMs);
  await database(table).insert({ token, user: userId, expires });
}

/** Accounts without an address and with a password, which sign in by their number: a family has few. */
export async function listAccountsOfMobile(database: Knex, mobile: string): Promise<string[]> {
  const rows = await database('directus_users')
    .where({ mobile, role: roleIds.user, status: 'active' })
    .whereNull('email')
    .whereNotNull('password')
    .orderBy('date_created')
    .limit(profilesOfNumber)
    .select('id');
  return rows.map(({ id }) => id);
}

export async function saveNewSession(
  tx: Knex,
  token: string,
  session: { isKept: boolean; seenAt: Date; expiresAt: Date },
): Promise<void> {
  await tx(table)
    .where({ token })
    .update({ is_kept: session.isKept, seen_at: session.seenAt, expires: session.expiresAt });
}

export async function deleteSessionByToken(tx: Knex, token: string): Promise<void> {
  await tx(table).where({ token }).delete();
}

export async function deleteSessions(tx: Knex, userId: string, exceptToken: string | null): Promise<void> {
  const sessions = tx(table).where({ user: userId });
  await (exceptToken === null ? sessions : sessions.whereNot({ token: exceptToken })).delete();
}

/** Invalidates every JSON access token issued to the user so far. */
export async function raiseTokenGeneration(tx: Knex, userId: string): Promise<void> {
  await tx('directus_users').where({ id: userId }).increment('token_generation', 1);
}

export interface OwnSession {
  id: string;
  token: string;
  userAgent: string | null;
  isKept: boolean;
  signedInAt: Date;
  seenAt: Date;
}

/** Last seen first. */
export async function readSessions(tx: Knex, userId: string, now: Date): Promise<OwnSession[]> {
  const rows = await tx(table)
    .where({ user: userId, next_token: null })
    .andWhere('expires', '>=', now)
    .orderByRaw('coalesce(seen_at, signed_in_at) desc')
    .limit(100)
    .select('token', 'session_id', 'user_agent', 'is_kept', 'signed_in_at', 'seen_at');
  return rows.map((row) => ({
    id: row.session_id,
    token: row.token,
    userAgent: row.user_agent,
    isKept: row.is_kept === true,
    signedInAt: row.signed_in_at,
    seenAt: row.seen_at ?? row.signed_in_at,
  }));
}

/** Only a session of this user. */
export async function deleteSessionById(tx: Knex, userId: string, sessionId: string): Promise<void> {
  await tx(table).where({ user: userId, session_id: sessionId }).delete();
}

export interface TokenSession {
  id: string;
  userId: string;
  isBrowser: boolean;
  isStaff: boolean;
  signedInAt: Date;
  seenAt: Date;
}

export async function findTokenSession(database: Knex, token: string): Promise<TokenSession | null> {
  const row = await database(table)
    .join('directus_users as u', 'u.id', `${table}.user`)
    .where(`${table}.token`, token)
    .first('session_id', 'u.id as user_id', 'u.role', 'is_kept', 'signed_in_at', 'seen_at');
  if (!row) return null;
  return {
    id: row.session_id,
    userId: row.user_id,
    isBrowser: row.is_kept !== null,
    isStaff: isStaffSession(row.role),
    signedInAt: row.signed_in_at,
    seenAt: row.seen_at ?? row.signed_in_at,
  };
}

export async function saveTokenSeen(database: Knex, token: string, seenAt: Date): Promise<void> {
  await database(table).where({ token }).update({ seen_at: seenAt });
}

/** Null unless the newest JSON session is the only live one of its client. */
export async function findNewClient(
  tx: Knex,
  email: string,
  userAgent: string | null,
): Promise<string | null> {
  const { rows } = await tx.raw<{ rows: { id: string; sessions: number }[] }>(
    `select u.id, count(s.token)::integer as sessions
       from directus_users u
       left join directus_sessions s
         on s."user" = u.id and s.is_kept is null and s.user_agent is not distinct from ?
      where lower(u.email) = ?
      group by u.id`,
    [userAgent, email],
  );
  const [account] = rows;
  return account && account.sessions <= 1 ? account.id : null;
}

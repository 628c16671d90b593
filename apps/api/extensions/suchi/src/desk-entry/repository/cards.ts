import { roleIds } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import type { LoginCard } from '@suchi/domain/desk-entry';
import type { Knex } from 'knex';

const table = 'login_card';

export interface CardHolder {
  id: string;
  firstName: string;
  lastName: string;
  mobile: string;
  language: string | null;
  candidate: string;
  ownScriptName: string | null;
}

/** Locks the account of a member without an address: a card is its way in. Null: it has another, or is closed. */
export async function lockCardHolder(tx: Knex.Transaction, userId: string): Promise<CardHolder | null> {
  const { rows } = await tx.raw<{ rows: CardHolder[] }>(
    `select u.id, coalesce(u.first_name, '') as "firstName", coalesce(u.last_name, '') as "lastName",
            u.mobile, u.app_language as language, p.own_script_name as "ownScriptName",
            concat_ws(' ', p.first_name, p.middle_name, p.last_name) as candidate
       from directus_users u join qd_matrimonial_profile p on p."user" = u.id
      where u.id = ? and u.role = ? and u.status = 'active' and u.email is null and u.mobile is not null
        for update of u`,
    [userId, roleIds.user],
  );
  return rows[0] ?? null;
}

export async function hasNoAddress(db: Knex, userId: string): Promise<boolean> {
  const row = await db('directus_users')
    .where({ id: userId, role: roleIds.user, status: 'active' })
    .whereNull('email')
    .first('id');
  return row !== undefined;
}

/** Returns how many could still be used. */
export function endCards(tx: Knex.Transaction, userId: string, now: Date): Promise<number> {
  return tx(table)
    .where({ user: userId })
    .whereNull('ended_at')
    .whereNull('claimed_at')
    .update({ ended_at: now });
}

export interface NewCard {
  userId: string;
  number: string;
  codeHash: string;
  validUntil: CalendarDate;
  madeBy: string;
}

/** False: another card has this number. */
export async function insertCard(tx: Knex.Transaction, card: NewCard, now: Date): Promise<boolean> {
  const rows = await tx(table)
    .insert({
      user: card.userId,
      number: card.number,
      code_hash: card.codeHash,
      valid_until: card.validUntil,
      made_by: card.madeBy,
      made_at: now,
    })
    .onConflict('number')
    .ignore()
    .returning('id');
  return rows.length === 1;
}

export interface CardRow extends LoginCard {
  id: number;
  userId: string;
  number: string;
  codeHash: string;
  mobile: string | null;
  profile: number;
}

const cardColumns = `c.id, c."user" as "userId", c.number, c.code_hash as "codeHash",
  to_char(c.valid_until, 'YYYY-MM-DD') as "validUntil", c.tries_used as "triesUsed",
  c.ended_at is not null as "isEnded", c.claimed_at is not null as "isClaimed", u.mobile, p.id as profile`;

/** With its account, while that is open and has no address of its own. The account is locked first, as everywhere. */
export async function findCardForUpdate(tx: Knex.Transaction, number: string): Promise<CardRow | null> {
  await tx.raw(
    `select id from directus_users where id = (select "user" from ${table} where number = ?) for update`,
    [number],
  );
  const { rows } = await tx.raw<{ rows: CardRow[] }>(
    `select ${cardColumns} from ${table} c join directus_users u on u.id = c."user"
       join qd_matrimonial_profile p on p."user" = u.id
      where c.number = ? and u.status = 'active' and u.email is null for update of c`,
    [number],
  );
  return rows[0] ?? null;
}

export async function findLastCard(db: Knex, userId: string): Promise<CardRow | null> {
  const { rows } = await db.raw<{ rows: CardRow[] }>(
    `select ${cardColumns} from ${table} c join directus_users u on u.id = c."user"
       join qd_matrimonial_profile p on p."user" = u.id
      where c."user" = ? order by c.id desc limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** By the number, so that a card that never was costs the same. */
export async function countTry(tx: Knex.Transaction, number: string, most: number): Promise<void> {
  await tx(table)
    .where({ number })
    .where('tries_used', '<', most)
    .update({ tries_used: tx.raw('tries_used + 1') });
}

export async function markClaimed(tx: Knex.Transaction, id: number, now: Date): Promise<void> {
  await tx(table).where({ id }).update({ claimed_at: now });
}

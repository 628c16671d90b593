import { roleIds } from '@suchi/domain/accounts';
import type { Bringer } from '@suchi/domain/desk-entry';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { today } from '../../platform/edition-sql.ts';

const table = 'desk_entry';

const nameOf = (alias: string) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`;

export interface NumberUse {
  account: string;
  name: string;
  hasAddress: boolean;
}

/** The accounts of a number; those without an address by the name of their candidate. */
export async function listNumberUses(db: Knex, mobile: string): Promise<NumberUse[]> {
  const { rows } = await db.raw<{ rows: NumberUse[] }>(
    `select u.id as account, u.email is not null as "hasAddress",
            coalesce(nullif(${nameOf('p')}, ''), ${nameOf('u')}) as name
       from directus_users u left join qd_matrimonial_profile p on p."user" = u.id
      where u.mobile = ? and u.role = ?
      order by u.email is null, u.date_created, u.id limit 20`,
    [mobile, roleIds.user],
  );
  return rows;
}

export interface NewEntry {
  profile: number;
  bringer: Bringer;
  enteredBy: string;
}

export async function insertEntry(tx: Knex.Transaction, entry: NewEntry, now: Date): Promise<number> {
  const [row] = await tx(table)
    .insert({
      profile: entry.profile,
      bringer: entry.bringer,
      entered_by: entry.enteredBy,
      asked: JSON.stringify([]),
      held_by: entry.enteredBy,
      held_at: now,
      date_created: now,
    })
    .returning('id');
  if (!row) throw new Error('the entry was not inserted');
  return row.id;
}

export interface EntryRow {
  id: number;
  profile: number;
  owner: string;
  bringer: Bringer;
  bringerName: string;
  mobile: string;
  status: ProfileStatus;
  asked: string[];
  heldBy: string | null;
  heldAt: Date | null;
  heldName: string | null;
}

/** Null: no such entry, or its family has taken it over and writes itself. */
export async function findEntry(
  db: Knex,
  id: number,
  { isLocked }: { isLocked: boolean },
): Promise<EntryRow | null> {
  const { rows } = await db.raw<{ rows: EntryRow[] }>(
    `select e.id, e.profile, u.id as owner, e.bringer, ${nameOf('u')} as "bringerName", coalesce(u.mobile, '') as mobile,
            p.status, e.asked, e.held_by as "heldBy", e.held_at as "heldAt", ${nameOf('h')} as "heldName"
       from ${table} e join qd_matrimonial_profile p on p.id = e.profile
       join directus_users u on u.id = p."user" left join directus_users h on h.id = e.held_by
      where e.id = ? and u.email is null and u.password is null ${isLocked ? 'for update of e' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

export interface EntryChanges {
  heldBy?: string | null;
  heldAt?: Date | null;
  asked?: readonly string[];
  agreedAt?: Date;
}

export async function updateEntry(
  tx: Knex.Transaction,
  id: number,
  { heldBy, heldAt, asked, agreedAt }: EntryChanges,
): Promise<void> {
  await tx(table)
    .where({ id })
    .update({
      ...(heldBy !== undefined && { held_by: heldBy }),
      ...(heldAt !== undefined && { held_at: heldAt }),
      ...(asked && { asked: JSON.stringify(asked) }),
      ...(agreedAt && { agreed_at: agreedAt }),
    });
}

export interface ListedEntryRow {
  id: number;
  owner: string;
  candidate: string;
  bringerName: string;
  status: ProfileStatus;
  enteredBy: string | null;
  begunAt: Date;
  cardUntil: string | null;
}

/** Older ones are found by their candidate's page. */
const listedAtMost = 100;

/** Entries whose family has not taken them over. */
export async function listOpenEntries(db: Knex): Promise<ListedEntryRow[]> {
  const { rows } = await db.raw<{ rows: ListedEntryRow[] }>(
    `select e.id, u.id as owner, ${nameOf('p')} as candidate, ${nameOf('u')} as "bringerName", p.status,
            nullif(${nameOf('s')}, '') as "enteredBy", e.date_created as "begunAt",
            (select to_char(c.valid_until, 'YYYY-MM-DD') from login_card c
              where c."user" = u.id and c.ended_at is null and c.claimed_at is null
                and c.valid_until >= ${today}) as "cardUntil"
       from ${table} e join qd_matrimonial_profile p on p.id = e.profile
       join directus_users u on u.id = p."user" left join directus_users s on s.id = e.entered_by
      where u.email is null and u.password is null
      order by e.date_created desc, e.id desc limit ${listedAtMost}`,
  );
  return rows;
}

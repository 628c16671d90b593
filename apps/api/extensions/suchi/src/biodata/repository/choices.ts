import type { CalendarDate } from '@suchi/domain/basics';
import type { SharedProfile } from '@suchi/domain/biodata';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { type BiodataChoices, choiceColumns, encodeChoices, parseChoices } from '../codec.ts';

const table = 'biodata';

export async function findChoices(db: Knex, userId: string): Promise<BiodataChoices | null> {
  const row = await db(table)
    .where({ user: userId })
    .first(...choiceColumns);
  return row ? parseChoices(row) : null;
}

/** Locks what the account chose until the transaction ends, also before there is anything. */
export async function lockChoices(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`biodata:${userId}`]);
}

export async function saveChoices(
  tx: Knex.Transaction,
  userId: string,
  choices: BiodataChoices,
  now: Date,
): Promise<void> {
  const row = { ...encodeChoices(choices), date_updated: now };
  await tx(table)
    .insert({ ...row, user: userId, date_created: now })
    .onConflict('user')
    .merge(row);
}

/** The account's profile, as far as a biodata depends on it. */
export interface OwnProfile extends SharedProfile {
  id: number;
  showsHoroscope: boolean;
  /** When what it says now was approved. */
  asOf: CalendarDate;
}

export async function findOwnProfile(db: Knex, userId: string): Promise<OwnProfile | null> {
  const { rows } = await db.raw<{
    rows: (Omit<OwnProfile, 'status' | 'shownSince'> & { status: ProfileStatus; shownSince: Date | null })[];
  }>(
    `select p.id, p.status, p.is_hidden as "isHidden", owner.status = 'active' as "isOwnerActive",
            p.shown_since as "shownSince", p.shows_horoscope as "showsHoroscope",
            to_char(coalesce(
              greatest((select max(r.decided_at) from profile_revision r where r.profile = p.id and r.status = 'approved'),
                       p.shown_since), p.date_created) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "asOf"
       from qd_matrimonial_profile p join directus_users owner on owner.id = p."user" where p."user" = ?`,
    [userId],
  );
  return rows[0] ?? null;
}

import type { PrintedProfile } from '@suchi/domain/print';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { mayShowInHall } from '../../../platform/hall-sql.ts';

/** A candidate with a profile, as the hall may see it. */
export interface StageProfile extends PrintedProfile {
  /** The family shows its photo to all, not only after a yes. */
  isPhotoForAll: boolean;
}

/** Those of the profiles that the hall may still see: who withdraws is gone with the next reading. */
export async function readStageProfiles(
  db: Knex,
  profiles: readonly number[],
  columns: string,
): Promise<Map<number, StageProfile>> {
  const { rows } = await db.raw<{ rows: StageProfile[] }>(
    `select ${columns}, p.photo_for = 'all' as "isPhotoForAll"
       from qd_matrimonial_profile p where p.id = any(?) and ${mayShowInHall}`,
    [profiles],
  );
  return new Map(rows.map((row) => [row.profile, row]));
}

/** A candidate who was registered at the door. */
export interface StageWalkIn {
  family: string;
  name: string;
  gender: Gender;
  bornIn: number;
  town: string;
}

export async function readStageWalkIns(db: Knex, edition: number): Promise<Map<string, StageWalkIn>> {
  const { rows } = await db.raw<{ rows: StageWalkIn[] }>(
    `select family, name, gender, born_in as "bornIn", town from melawa_walk_in
      where edition = ? and has_hall_consent
     union all
     select family, name, gender, born_in, town from melawa_rehearsed where edition = ?`,
    [edition, edition],
  );
  return new Map(rows.map((row) => [row.family, row]));
}

/** The account that looks at the stage. */
export interface StageViewer {
  account: string;
  /** Null: it has no profile. */
  profile: number | null;
  hasSubscription: boolean;
}

export async function readStageViewer(db: Knex, account: string): Promise<StageViewer> {
  const { rows } = await db.raw<{ rows: { profile: number | null; has_subscription: boolean }[] }>(
    `select p.id as profile,
            exists (select from qd_subscriptions s where s."user" = u.id and s.status = 'active'
                       and (now() at time zone 'Asia/Kolkata')::date between s.start_date and s.end_date) as has_subscription
       from directus_users u left join qd_matrimonial_profile p on p."user" = u.id where u.id = ?`,
    [account],
  );
  const [row] = rows;
  return { account, profile: row?.profile ?? null, hasSubscription: row?.has_subscription ?? false };
}

const blocks = 'junction_directus_users_qd_matrimonial_profile_1';

/** Which of these accounts and profiles do not see each other, in either direction: `account profile`. */
export async function listStageBlocks(db: Knex, profiles: readonly number[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { account: string; profile: number }[] }>(
    `select b.directus_users_id as account, b.qd_matrimonial_profile_id as profile
       from ${blocks} b where b.qd_matrimonial_profile_id = any(?)
     union
     select blocked."user", p.id from qd_matrimonial_profile p
       join ${blocks} b on b.directus_users_id = p."user"
       join qd_matrimonial_profile blocked on blocked.id = b.qd_matrimonial_profile_id
      where p.id = any(?)`,
    [profiles, profiles],
  );
  return new Set(rows.map(({ account, profile }) => `${account} ${profile}`));
}

/** Those of the accounts that may not look any more. */
export async function listStopped(db: Knex, accounts: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select asked.id from unnest(?::uuid[]) asked(id)
      where not exists (select from directus_users u where u.id = asked.id and u.status = 'active')`,
    [accounts],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The first name of an account, for another caller. */
export async function readCallerName(db: Knex, account: string): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { name: string | null }[] }>(
    `select nullif(trim(coalesce(first_name, '')), '') as name from directus_users where id::text = ?`,
    [account],
  );
  return rows[0]?.name ?? null;
}

import type { PrintedProfile, SectionKind } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { isLookingIn } from '../../platform/edition-sql.ts';

export interface FrozenProfile {
  section: SectionKind | null;
  content: PrintedProfile;
}

/** Whether a kept profile `p` of edition `e` is still one that the book prints; asked until the file is made. */
const isLooking = isLookingIn('e.id');

/**
 * What a frozen edition prints, by serial number. Until the file is made, who was pulled or is no longer Active
 * is left out; after that only who was not in the file.
 */
export async function readFrozenProfiles(db: Knex, edition: number): Promise<FrozenProfile[]> {
  const { rows } = await db.raw<{ rows: FrozenProfile[] }>(
    `select f.section, f.content
       from printed_profile f join edition e on e.id = f.edition
       join qd_matrimonial_profile p on p.id = f.profile
      where f.edition = ? and f.pulled_at is null and (e.file_made_at is not null or ${isLooking})
      order by f.serial_number`,
    [edition],
  );
  return rows;
}

/** Closes the edition with the file for the printer: who is not in it counts as pulled. */
export async function markFileMade(
  tx: Knex.Transaction,
  edition: number,
  { profiles, now }: { profiles: readonly number[]; now: Date },
): Promise<void> {
  await tx.raw(
    `update printed_profile set pulled_at = coalesce(pulled_at, ?)
      where edition = ? and profile <> all(?::integer[])`,
    [now, edition, profiles] as unknown as Knex.RawBinding[],
  );
  await tx('edition').where({ id: edition }).whereNotNull('frozen_at').update({ file_made_at: now });
}

/** The frozen edition's rows, instead of what an earlier freeze may have left; nobody is printed twice. */
export async function insertFrozen(
  tx: Knex.Transaction,
  edition: number,
  { profiles, by, now }: { profiles: readonly FrozenProfile[]; by: string; now: Date },
): Promise<void> {
  await tx('printed_profile').where({ edition }).delete();
  await tx.raw(
    `insert into printed_profile (edition, profile, serial_number, section, content)
     select ?, p.id, (x.content ->> 'serialNumber')::integer, x.section, x.content
       from json_to_recordset(?::json) as x(section text, content json)
       join qd_matrimonial_profile p on p.id = (x.content ->> 'profile')::integer`,
    [edition, JSON.stringify(profiles)],
  );
  await tx('edition').where({ id: edition }).update({ frozen_at: now, frozen_by: by });
}

export async function deleteFrozen(tx: Knex.Transaction, edition: number): Promise<void> {
  await tx('printed_profile').where({ edition }).delete();
  await tx('edition').where({ id: edition }).update({ frozen_at: null, frozen_by: null });
}

/** Takes a number out of the book or back in; null: the book does not have it. */
export async function pullNumber(
  tx: Knex.Transaction,
  edition: number,
  { serialNumber, by, at }: { serialNumber: number; by: string | null; at: Date | null },
): Promise<number | null> {
  const [row] = await tx('printed_profile')
    .where({ edition, serial_number: serialNumber })
    .update({ pulled_at: at, pulled_by: by })
    .returning<{ profile: number }[]>('profile');
  return row?.profile ?? null;
}

export interface FrozenFacts {
  at: Date;
  by: string;
  fileMadeAt: Date | null;
  printed: number;
  out: { serialNumber: number; name: string; reason: 'pulled' | 'not_active' }[];
}

export async function readFrozenFacts(db: Knex, edition: number): Promise<FrozenFacts | null> {
  const { rows } = await db.raw<{ rows: FrozenFacts[] }>(
    `select e.frozen_at as at, coalesce(concat_ws(' ', u.first_name, u.last_name), '') as by,
            e.file_made_at as "fileMadeAt", kept.printed, kept.out
       from edition e left join directus_users u on u.id = e.frozen_by
       cross join lateral (
         select count(*) filter (where k.reason is null)::integer as printed,
                coalesce(json_agg(json_build_object(
                  'serialNumber', k.serial_number, 'name', k.content ->> 'name', 'reason', k.reason)
                  order by k.serial_number) filter (where k.reason is not null), '[]') as out
           from (select f.*, case when f.pulled_at is not null then 'pulled'
                                  when e.file_made_at is null and not ${isLooking} then 'not_active' end as reason
                   from printed_profile f join qd_matrimonial_profile p on p.id = f.profile
                  where f.edition = e.id) k) kept
      where e.id = ? and e.frozen_at is not null`,
    [edition],
  );
  return rows[0] ?? null;
}

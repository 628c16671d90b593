import type { PrintedProfile, SectionKind } from '@suchi/domain/print';
import type { Knex } from 'knex';

export interface FrozenProfile {
  section: SectionKind | null;
  content: PrintedProfile;
}

/**
 * What a frozen edition prints, by serial number. Until the file is made, who was pulled or is no longer Active
 * is left out; after that only who was not in the file.
 */
export async function readFrozenProfiles(db: Knex, edition: number): Promise<FrozenProfile[]> {
  const { rows } = await db.raw<{ rows: FrozenProfile[] }>(
    `select f.section, f.content
       from printed_profile f join edition e on e.id = f.edition
       join qd_matrimonial_profile p on p.id = f.profile
      where f.edition = ? and f.pulled_at is null and (p.status = 'Active' or e.file_made_at is not null)
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

import type { FoundFamily, WalkInSheet } from '@suchi/contracts/melawa';
import { normaliseMobile } from '@suchi/domain/accounts';
import { readSuchiNumber } from '@suchi/domain/discovery';
import { checkWalkIn, type MelawaEvent } from '@suchi/domain/melawa';
import type { Knex } from 'knex';

/**
 * A family that was let in is in the hall, so its sheet is kept whatever it says; but a candidate who is too young, or
 * may be, is not shown there. The first sheet of a family stands.
 */
export async function addWalkIns(
  tx: Knex,
  sheets: readonly WalkInSheet[],
  { edition, event }: { edition: number; event: MelawaEvent },
): Promise<void> {
  if (sheets.length === 0) return;
  const rows = sheets.map((sheet) => ({
    ...sheet,
    edition,
    has_hall_consent: sheet.has_hall_consent && isOldEnough(sheet, event),
  }));
  await tx('melawa_walk_in').insert(rows).onConflict(['edition', 'family']).ignore();
}

function isOldEnough(sheet: WalkInSheet, event: MelawaEvent): boolean {
  const { gender, born_in: bornIn, birthday } = sheet;
  const asked = { gender, bornIn, birthday, people: 0, number: 1 };
  return checkWalkIn(asked, {
    event: { ...event, takesWalkIns: true },
    counts: { people: Number.NEGATIVE_INFINITY },
  }).allowed;
}

/** A family that is looking, by the number in the book or a mobile number typed whole. */
export async function findFamily(db: Knex, edition: number, typed: string): Promise<FoundFamily | null> {
  const number = readSuchiNumber(typed);
  const mobile = normaliseMobile(typed);
  if (number === null && !mobile.allowed) return null;
  const { rows } = await db.raw<{ rows: FoundFamily[] }>(
    `select 'p' || p.id as family, case when p.edition = :edition then p.serial_number end as number,
            concat_ws(' ', p.first_name, p.last_name) as name, p.gender,
            extract(year from p.brithday)::integer as born_in, p.new_location ->> 'name' as town,
            p.designation as work, coalesce(p.hall_consent, false) as has_hall_consent
       from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.status = 'Active' and not p.hidden_by_staff and u.status = 'active' and p.gender is not null
        and case when cast(:number as integer) is null
              then exists (select from qd_address d where d.profile = p.id and d.mobile = :mobile) or u.mobile = :mobile
              else p.edition = :edition and p.serial_number = :number end
      order by p.id limit 1`,
    { edition, number, mobile: number === null && mobile.allowed ? mobile.mobile : '' },
  );
  return rows[0] ?? null;
}

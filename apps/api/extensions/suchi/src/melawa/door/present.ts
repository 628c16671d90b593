import { type FamilyAtDoor, type PresentCandidate, readFamilies } from '@suchi/domain/melawa';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { mayShowInHall } from '../../platform/hall-sql.ts';
import { readDoorLog } from './operations.ts';

/** The family of a profile, as the operations of the doors name it. */
export const familyOf = (profile: number): string => `p${profile}`;

/** A candidate whose family is in. */
export interface CandidateInHall extends PresentCandidate {
  family: FamilyAtDoor;
  /** Null: a walk-in without a profile. */
  profile: number | null;
}

interface CandidateRow {
  family: string;
  profile: number | null;
  /** The number of the book; null: the desk gave a number of the day. */
  number: number | null;
  gender: Gender;
  has_hall_consent: boolean;
}

/** Who was checked in, by number: the number of the book, or the number of the day of a walk-in. */
export async function readPresent(db: Knex, edition: number): Promise<Map<number, CandidateInHall>> {
  const families = readFamilies(await readDoorLog(db, { edition }));
  const candidates = await listCandidates(db, edition, [...families.keys()]);
  return new Map(
    candidates.flatMap(
      ({ family: name, profile, number: ofBook, gender, has_hall_consent: hasHallConsent }) => {
        const family = families.get(name);
        const number = ofBook ?? family?.dayNumber ?? null;
        return family === undefined || number === null
          ? []
          : [[number, { number, gender, hasHallConsent, family, profile }] as const];
      },
    ),
  );
}

async function listCandidates(
  db: Knex,
  edition: number,
  families: readonly string[],
): Promise<CandidateRow[]> {
  const { rows } = await db.raw<{ rows: CandidateRow[] }>(
    `select 'p' || p.id as family, p.id as profile, p.gender, (${mayShowInHall}) as has_hall_consent,
            case when p.edition = ? then p.serial_number end as number
       from qd_matrimonial_profile p
      where p.id in (select substring(name from 2)::integer from unnest(?::text[]) name where name ~ '^p\\d{1,9}$')
        and p.gender is not null
     union all
     select w.family, null, w.gender, w.has_hall_consent, null
       from melawa_walk_in w where w.edition = ? and w.family like 'w%' and w.family = any(?)
     union all
     select r.family, null, r.gender, true, r.number
       from melawa_rehearsed r where r.edition = ? and r.family = any(?)`,
    [edition, families, edition, families, edition, families],
  );
  return rows;
}

import {
  type FitSideRow,
  fitSettings,
  fitSideSql,
  parseFitRules,
  parseFitSide,
} from '../../fit/present-fit-side.ts';
import { presentCardFit } from '../../fit/present.ts';
import type { ReadMailCard } from '../../families/commands/tell-family.ts';
import { readAssociation } from '../../platform/association.ts';
import { bookSerial } from '../../platform/edition-sql.ts';

type MailCard = Awaited<ReturnType<ReadMailCard>>;

type CardRow = Pick<MailCard, 'serialNumber' | 'place' | 'work'> & {
  firstName: string | null;
  lastName: string | null;
  side: FitSideRow;
  own: FitSideRow;
};

/** The candidate of a family that wrote, as its mail shows it: without photo, number, income and address. */
export const readMailCard: ReadMailCard = async (db, { readerId, otherId, today }) => {
  const { rows } = await db.raw<{ rows: CardRow[] }>(
    `select p.first_name as "firstName", p.last_name as "lastName", ${bookSerial()} as "serialNumber",
            p.new_location ->> 'name' as place, p.designation as work, ${fitSideSql('p')} as side, ${fitSideSql('own')} as own
       from qd_matrimonial_profile p join qd_matrimonial_profile own on own.id = ? where p.id = ?`,
    [readerId, otherId],
  );
  const [row] = rows;
  if (!row) throw new Error('a family without a profile');
  const rules = parseFitRules(await readAssociation(db, ...fitSettings));
  const other = parseFitSide(row.side, rules, today);
  const fit = presentCardFit(parseFitSide(row.own, rules, today), other, rules);
  return {
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    serialNumber: row.serialNumber,
    age: other.facts.age,
    heightCm: other.facts.height,
    place: row.place,
    work: row.work,
    education: row.side.education,
    mine: fit?.mine ?? null,
    theirs: fit?.theirs ?? null,
  };
};

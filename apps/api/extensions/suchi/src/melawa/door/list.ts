import { createHash } from 'node:crypto';
import type { DoorEvent, DoorList, ListedFamily } from '@suchi/contracts/melawa';
import { normaliseMobile } from '@suchi/domain/accounts';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  countTogether,
  type MelawaAnswer,
  type MelawaEvent,
  seatsOnPass,
  settleFee,
  type StageWish,
} from '@suchi/domain/melawa';
import { ageOn, type Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { signThumb } from '../../media/present-picture.ts';
import type { Env } from '../../platform/env.ts';
import type { Melawa } from '../event/load-event.ts';
import { hashMobile, passKeyOf } from '../passes/hash.ts';
import { listInvented } from './rehearsed.ts';

/** A family as the statement reads it. What may not leave to a phone is here only to be counted or hashed. */
interface ListRow {
  family: string;
  account: string | null;
  number: number | null;
  name: string;
  gender: Gender | null;
  birthday: CalendarDate | null;
  town: string | null;
  photo: string | null;
  is_open: boolean;
  is_expected: boolean;
  is_candidate_coming: boolean;
  parents: number;
  others: number;
  stage_wish: StageWish;
  is_from_far: boolean;
  has_small_child: boolean;
  seats_paid: number;
  paise_paid: number;
  mobiles: string[];
  hashes: string[];
  old_hashes: string[];
}

const hashesOf = (condition: string) => `array(
  select h from melawa_pass s, unnest(array[s.token_hash, s.code_hash]) h
   where s.answer = a.id and s.state ${condition} 'valid' order by h)`;

/** Families with an answer or a pass, and those without one that the doors let in. */
const listSql = `
  select 'p' || p.id as family, p."user" as account,
         case when p.edition = :edition and (a.is_coming or w.id is not null) then p.serial_number end as number,
         concat_ws(' ', p.first_name, p.last_name) as name, p.gender, to_char(p.brithday, 'YYYY-MM-DD') as birthday,
         p.new_location ->> 'name' as town, p.main_photo as photo,
         p.status = 'Active' and not p.hidden_by_staff and exists (
           select from directus_users u where u.id = p."user" and u.status = 'active') as is_open,
         coalesce(a.is_coming, false) as is_expected, coalesce(a.is_candidate_coming, true) as is_candidate_coming,
         coalesce(a.parents, 0) as parents, coalesce(a.others, 0) as others,
         coalesce(w.stage_wish, a.stage_wish, 'none') as stage_wish,
         coalesce(w.is_from_far, a.is_from_far, false) as is_from_far,
         coalesce(w.has_small_child, a.has_small_child, false) as has_small_child,
         coalesce(a.seats_paid, 0) as seats_paid, coalesce(a.paise_paid, 0) as paise_paid,
         array(select d.mobile from qd_address d where d.profile = p.id and d.mobile is not null order by 1) as mobiles,
         ${hashesOf('=')} as hashes, ${hashesOf('<>')} as old_hashes
    from qd_matrimonial_profile p
    left join melawa_answer a on a.profile = p.id and a.edition = :edition
    left join melawa_walk_in w on w.family = 'p' || p.id and w.edition = :edition
   where a.is_coming or w.id is not null or exists (select from melawa_pass s where s.answer = a.id)
  union all
  select w.family, null, null, w.name, w.gender, coalesce(to_char(w.birthday, 'YYYY-MM-DD'), w.born_in || '-01-01'),
         w.town, null, true, false, true, 0, 0, w.stage_wish, w.is_from_far, w.has_small_child, 0, 0,
         array[w.mobile], '{}', '{}'
    from melawa_walk_in w where w.edition = :edition and w.family like 'w%'
   order by 3, 1`;

interface ListContext {
  env: Env;
  userId: string;
  /** The real time, for signed addresses. */
  now: Date;
}

/** The list as it is now. Its version is another one when anything in it is. */
export async function readList(db: Knex, melawa: Melawa, context: ListContext): Promise<DoorList> {
  const { rows } = await db.raw<{ rows: ListRow[] }>(listSql, { edition: melawa.edition });
  const event = await describeEvent(db, melawa);
  const secrets = context.env.acceptedSecrets;
  const keys = secrets.map((secret) => passKeyOf(secret, melawa.edition).toString('hex'));
  const counts = countPeople(rows);
  const [secret = ''] = secrets;
  const invented = await listInvented(db, melawa, secret);
  const version = createHash('sha256')
    .update(JSON.stringify([rows, invented, event, keys]))
    .digest('base64url');
  return {
    version,
    event,
    pass_keys: keys,
    families: [
      ...rows.map((row) => presentRow(row, { melawa, people: counts.get(row.family) ?? 0, secret, context })),
      ...invented,
    ],
  };
}

async function describeEvent(db: Knex, { edition, year, event }: Melawa): Promise<DoorEvent> {
  const { rows } = await db.raw<{ rows: { last_number: number }[] }>(
    `select greatest(0, (select max(serial_number) from qd_matrimonial_profile where edition = ?),
                     (select max(number) from melawa_rehearsed where edition = ?)) as last_number`,
    [edition, edition],
  );
  return {
    edition,
    year,
    day: event.day,
    hall: event.hall,
    seats: event.seats,
    people_most: event.peopleMost,
    fee_paise: event.asksFee ? event.feePaise : 0,
    takes_walk_ins: event.takesWalkIns,
    walk_in_age: event.walkInAge,
    badge: event.badge,
    has_family_badges: event.hasFamilyBadges,
    day_numbers: { from: event.dayNumberFrom, to: event.dayNumberTo },
    last_number: rows[0]?.last_number ?? 0,
  };
}

const answerOf = (row: ListRow): MelawaAnswer => ({
  isComing: row.is_expected,
  isCandidateComing: row.is_candidate_coming,
  parents: row.parents,
  others: row.others,
  stageWish: row.stage_wish,
  isFromFar: row.is_from_far,
  hasSmallChild: row.has_small_child,
  sharesNumber: false,
});

/** How many come for each candidate; the parents of one family are counted once. */
function countPeople(rows: readonly ListRow[]): Map<string, number> {
  const expected = rows.filter((row) => row.is_expected);
  const families = Map.groupBy(expected, ({ account, family }) => account ?? family);
  return new Map(
    [...families.values()].flatMap((together) =>
      countTogether(together.map((row) => ({ number: row.number ?? 0, answer: answerOf(row) }))).map(
        ({ people }, at) => [together[at]?.family ?? '', people] as const,
      ),
    ),
  );
}

interface RowContext {
  melawa: Melawa;
  people: number;
  secret: string;
  context: ListContext;
}

function presentRow(row: ListRow, { melawa, people, secret, context }: RowContext): ListedFamily {
  const known = { family: row.family, number: row.number, hashes: row.hashes, old_hashes: row.old_hashes };
  if (!row.is_open) return { ...stopped, ...known, is_expected: row.is_expected };
  const { event, edition, now } = melawa;
  return {
    ...known,
    is_expected: row.is_expected,
    is_stopped: false,
    name: row.name,
    gender: row.gender,
    age: row.birthday === null ? null : ageOn(row.birthday, event.day),
    town: row.town,
    photo: row.photo === null ? null : { id: row.photo, url: signThumb(row.photo, context, context) },
    people: seatsFor(people, row, event),
    stage_wish: row.stage_wish,
    is_from_far: row.is_from_far,
    has_small_child: row.has_small_child,
    paid_paise: row.paise_paid,
    to_pay_paise: settleFee(people, paidOf(row), { event, today: todayInIndia(now) }).toPayPaise,
    mobile_hashes: row.mobiles.flatMap((typed) => {
      const read = normaliseMobile(typed);
      return read.allowed ? [hashMobile(secret, edition, read.mobile)] : [];
    }),
  };
}

const paidOf = ({ seats_paid: seats, paise_paid: paise }: ListRow) => ({ seats, paise });

/** The people on the pass; of a family that has paid for nobody yet, those it announced. */
const seatsFor = (people: number, row: ListRow, event: MelawaEvent) =>
  seatsOnPass(people, paidOf(row), event) || people;

/** Nothing but the number and the pass, so that the desk knows that it must ask. */
const stopped: Omit<ListedFamily, 'family' | 'number' | 'hashes' | 'old_hashes' | 'is_expected'> = {
  is_stopped: true,
  name: '',
  gender: null,
  age: null,
  town: null,
  photo: null,
  people: 0,
  stage_wish: 'none',
  is_from_far: false,
  has_small_child: false,
  paid_paise: 0,
  to_pay_paise: 0,
  mobile_hashes: [],
};

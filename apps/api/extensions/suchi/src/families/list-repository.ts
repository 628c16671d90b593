import type { FamilyList } from '@suchi/contracts/families';
import type { Knex } from 'knex';

/** Answered ones stay in the lists for so long. */
const answeredDays = 90;

/** The state as the sender may know it: an answer that is not final is none yet. */
const known = `case when i.settles_at > now() and i.receiver <> :own then i.answer_before ->> 'state' else i.state end`;
const answered = `case when i.settles_at > now() and i.receiver <> :own then null else i.answered_at end`;

/** What each list holds; of interest `i` with the state that is known, for profile `:own`. */
const holds: Record<FamilyList, string> = {
  received: `receiver = :own and state not in ('withdrawn', 'accepted')`,
  sent: `sender = :own and state not in ('withdrawn', 'accepted')`,
  accepted: `state = 'accepted'`,
};

/** Each interest of a profile, as it may know it. */
const ofOwn = `
  select i.id, i.sender, i.receiver, i.seen_at, i.sent_at, i.closed_at, i.answer_seen_at,
         ${known} as state, ${answered} as answered_at
    from interest i where i.sender = :own or i.receiver = :own`;

const isOpen = `state in ('open', 'later')`;

export interface ListedRow {
  kind: 'interest' | 'mail';
  id: number;
  /** The profile of the other family. */
  other: number;
  total: number;
}

interface Asked {
  own: number;
  userId: string;
}

/** New ones first, then open ones and messages, then what was answered in the last months. */
export async function listFamilies(
  db: Knex,
  kind: FamilyList,
  { own, userId }: Asked,
  page: { limit: number; offset: number },
): Promise<{ total: number; rows: ListedRow[] }> {
  const mails = `
    union all
    select 'mail', m.id, p.id, 1, m.date_created
      from member_message m join qd_matrimonial_profile p on p."user" = m.sender
     where m.profile = :own and m.sender <> :userId`;
  const { rows } = await db.raw<{ rows: ListedRow[] }>(
    `with own as (${ofOwn}),
          listed as (
            select 'interest' as kind, id, case when sender = :own then receiver else sender end as other,
                   case when receiver = :own and state = 'open' and seen_at is null then 0
                        when ${isOpen} or state = 'accepted' then 1 else 2 end as place,
                   coalesce(answered_at, closed_at, sent_at) as at
              from own
             where ${holds[kind]}
               and (closed_at is null or state in ('open', 'later') or closed_at > now() - interval '${answeredDays} days')
            ${kind === 'received' ? mails : ''})
     select kind, id, other, (count(*) over ())::integer as total from listed
      order by place, at desc, kind, id desc limit :limit offset :offset`,
    { own, userId, ...page },
  );
  return { total: rows[0]?.total ?? (await countListed(db, kind, { own, userId }, page)), rows };
}

/** Behind the last page there is no row that says it. */
async function countListed(
  db: Knex,
  kind: FamilyList,
  asked: Asked,
  { offset }: { offset: number },
): Promise<number> {
  return offset === 0 ? 0 : (await listFamilies(db, kind, asked, { limit: 1, offset: 0 })).total;
}

export interface CountRow {
  new_received: number;
  received: number;
  sent: number;
  accepted: number;
  new_answers: number;
  newest: {
    id: number;
    kind: 'wrote' | 'yes' | 'answered';
    name: string;
    /** The profiles of all that are as new and of the same kind, the newest first, at most two. */
    others: number[];
  } | null;
}

const none: CountRow = { new_received: 0, received: 0, sent: 0, accepted: 0, new_answers: 0, newest: null };

export async function countFamilies(db: Knex, own: number): Promise<CountRow> {
  const { rows } = await db.raw<{ rows: CountRow[] }>(
    `with own as (${ofOwn}),
          news as (
            select own.id, p.id as other,
                   case when receiver = :own then 'wrote' when state = 'accepted' then 'yes' else 'answered' end as kind,
                   concat_ws(' ', p.first_name, p.last_name) as name,
                   case when receiver = :own then sent_at else answered_at end as at
              from own join qd_matrimonial_profile p on p.id = case when sender = :own then receiver else sender end
             where (receiver = :own and ${isOpen} and seen_at is null)
                or (sender = :own and answered_at is not null and answer_seen_at is null
                    and state in ('accepted', 'later', 'declined')))
     select count(*) filter (where receiver = :own and ${isOpen} and seen_at is null)::integer as new_received,
            count(*) filter (where receiver = :own and state = 'open')::integer as received,
            count(*) filter (where sender = :own and ${isOpen})::integer as sent,
            count(*) filter (where state = 'accepted')::integer as accepted,
            (select count(*) from news where kind <> 'wrote')::integer as new_answers,
            (select json_build_object('id', id, 'kind', kind, 'name', name, 'others', array(
                      select other from news n where (n.kind = 'wrote') = (news.kind = 'wrote') order by at desc, id desc limit 2))
               from news order by at desc, id desc limit 1) as newest
       from own`,
    { own },
  );
  return rows[0] ?? none;
}

export interface MailRow {
  id: number;
  message: string;
  at: Date;
}

export async function findMails(db: Knex, ids: readonly number[]): Promise<MailRow[]> {
  return db('member_message')
    .whereIn('id', [...ids])
    .select('id', 'message', { at: 'date_created' });
}

export interface WriterRow {
  id: number;
  name: string | null;
  relation: string | null;
  father: string | null;
  mother: string | null;
}

/** The accounts that wrote, and whose profile each said to be. */
export async function findWriters(db: Knex, interestIds: readonly number[]): Promise<Map<number, WriterRow>> {
  const { rows } = await db.raw<{ rows: WriterRow[] }>(
    `select i.id, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, p.author_relation as relation,
            p.father_name as father, p.mother_name as mother
       from interest i join qd_matrimonial_profile p on p.id = i.sender left join directus_users u on u.id = i.sender_account
      where i.id = any (?)`,
    [[...interestIds]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

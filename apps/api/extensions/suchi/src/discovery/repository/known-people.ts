import type { CalendarDate } from '@suchi/domain/basics';
import type { Acquaintance } from '@suchi/domain/safety';
import type { Knex } from 'knex';
import { acceptedBy, hadInterest } from '../../families/present-card-interest.ts';
import type { PictureRow } from '../../media/present-picture.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { bookSerial } from '../../platform/edition-sql.ts';
import { photoColumn } from './cards.ts';
import {
  blocks,
  maySee,
  seesPhoto,
  viewerBindings,
  type ViewerKey,
  visibilityConditions,
  withViewer,
} from './viewer-sql.ts';

export interface PersonRow extends Row<
  'qd_matrimonial_profile',
  'first_name' | 'last_name' | 'own_script_name' | 'gender' | 'serial_number'
> {
  profile_id: number;
  birthday: CalendarDate | null;
  place: string | null;
  photo: PictureRow | null;
  is_photo_closed: boolean;
  block_id: number | null;
  can_open: boolean;
}

const { active, shown, suspended, blockedByViewer, blockedByOwner } = visibilityConditions;
const ifShown = (column: string) =>
  `case when ${[active, shown, suspended, blockedByViewer, blockedByOwner].join(' and ')} then ${column} end`;

/** For viewer `v`, profile `p` and its owner's account `owner`. The viewer needs no subscription. */
const personColumns = `
  p.id as profile_id, p.first_name, p.last_name, p.own_script_name, p.gender, ${bookSerial()} as serial_number,
  ${ifShown("to_char(p.brithday, 'YYYY-MM-DD')")} as birthday,
  ${ifShown("p.new_location ->> 'name'")} as place,
  ${ifShown(`case when ${seesPhoto} then ${photoColumn} end`)} as photo,
  coalesce(${ifShown(`not ${seesPhoto}`)}, false) as is_photo_closed,
  (select b.id from ${blocks} b
    where b.directus_users_id = v.user_id and b.qd_matrimonial_profile_id = p.id) as block_id,
  coalesce(${maySee}, false) as can_open`;

interface Page {
  limit: number;
  offset: number;
}

/** Those with these ids, in no order. */
export async function listPeople(db: Knex, viewer: ViewerKey, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.raw<{ rows: PersonRow[] }>(
    `${withViewer}
     select ${personColumns} from viewer v cross join qd_matrimonial_profile p
       join directus_users owner on owner.id = p."user" where p.id = any (?)`,
    [...viewerBindings(viewer), [...ids]],
  );
  return rows;
}

export interface OpenedRow extends PersonRow {
  times: number;
  /** By a yes of both families. */
  is_accepted: boolean;
  at: Date;
}

const opened = `opened as materialized (
  select viewer, count(*)::integer as times, max(at) as at, bool_or(is_accepted) as is_accepted
    from viewer v
   cross join lateral (
     select r.viewer, r.date_created as at, false as is_accepted from contact_reveal r where r.profile = v.profile_id
     union all
     select accepted.viewer, accepted.at, true from (${acceptedBy('v.profile_id')}) accepted) opening
   group by viewer)`;
const openers = `from viewer v cross join opened join qd_matrimonial_profile p on p."user" = opened.viewer`;

/** Who opened the viewer's number, each once, newest first. Only members with a profile can open numbers. */
export async function listOpeners(
  db: Knex,
  viewer: ViewerKey,
  { limit, offset }: Page,
): Promise<{ total: number; rows: OpenedRow[] }> {
  const { rows } = await db.raw<{ rows: OpenedRow[] }>(
    `${withViewer}, ${opened}
     select ${personColumns}, opened.times, opened.at, opened.is_accepted ${openers} join directus_users owner on owner.id = p."user"
      order by opened.at desc, p.id limit ? offset ?`,
    [...viewerBindings(viewer), limit, offset],
  );
  return { total: await count(db, viewer, `${withViewer}, ${opened}`, openers), rows };
}

export interface MessageRow extends PersonRow, Row<'member_message', 'id' | 'message'> {
  at: Date;
}

const messagesOf = {
  sent: 'm.sender = v.user_id join qd_matrimonial_profile p on p.id = m.profile',
  received: 'm.profile = v.profile_id join qd_matrimonial_profile p on p."user" = m.sender',
} as const;

/** Newest first. */
export async function listMessages(
  db: Knex,
  viewer: ViewerKey,
  kind: keyof typeof messagesOf,
  { limit, offset }: Page,
): Promise<{ total: number; rows: MessageRow[] }> {
  const messages = `from viewer v join member_message m on ${messagesOf[kind]}`;
  const { rows } = await db.raw<{ rows: MessageRow[] }>(
    `${withViewer}
     select ${personColumns}, m.id, m.message, m.date_created as at
       ${messages} join directus_users owner on owner.id = p."user"
      order by m.date_created desc, m.id desc limit ? offset ?`,
    [...viewerBindings(viewer), limit, offset],
  );
  return { total: await count(db, viewer, withViewer, messages), rows };
}

async function count(db: Knex, viewer: ViewerKey, head: string, from: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { total: number }[] }>(
    `${head} select count(*)::integer as total ${from}`,
    viewerBindings(viewer),
  );
  return rows[0]?.total ?? 0;
}

export interface AcquaintanceRow extends PersonRow, Omit<Acquaintance, 'isVisible'> {
  owner_id: string;
}

const markedBy = (table: string, profile: string, user: string) =>
  `exists (select from ${table} m where m.${user} = v.user_id and m.${profile} = p.id)`;
const contactBy = (table: string, user: string) =>
  `exists (select from ${table} c where (c.${user} = v.user_id and c.profile = p.id)
                                  or (c.${user} = p."user" and c.profile = v.profile_id))`;

/** How the viewer knows of the profile; null when either is gone. */
export async function findAcquaintance(
  db: Knex,
  viewer: ViewerKey,
  profileId: number,
): Promise<AcquaintanceRow | null> {
  const { rows } = await db.raw<{ rows: AcquaintanceRow[] }>(
    `${withViewer}
     select ${personColumns}, owner.id as owner_id, p."user" = v.user_id as "isOwn",
            ${markedBy('junction_directus_users_qd_matrimonial_profile', 'qd_matrimonial_profile_id', 'directus_users_id')}
              or ${markedBy(blocks, 'qd_matrimonial_profile_id', 'directus_users_id')}
              or ${markedBy('matrimonial_profile_notes', 'matrinonial_profile', 'user_created')} as "isMarked",
            ${contactBy('contact_reveal', 'viewer')} as "hasOpenedNumber",
            ${contactBy('member_message', 'sender')} or ${hadInterest('v.profile_id', 'p.id')} as "hasWritten"
       from viewer v join qd_matrimonial_profile p on p.id = ?
       join directus_users owner on owner.id = p."user"`,
    [...viewerBindings(viewer), profileId],
  );
  return rows[0] ?? null;
}

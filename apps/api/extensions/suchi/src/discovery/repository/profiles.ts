import type { CalendarDate } from '@suchi/domain/basics';
import type { SentMails } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { startOfDay } from '../days.ts';
import { maySee, viewerBindings, type ViewerKey, withViewer } from './viewer-sql.ts';

export async function countReveals(tx: Knex, userId: string, today: CalendarDate): Promise<number> {
  const { rows } = await tx.raw<{ rows: { count: number }[] }>(
    `select count(distinct profile)::integer as count from contact_reveal where viewer = ? and date_created >= ${startOfDay}`,
    [userId, today],
  );
  return rows[0]?.count ?? 0;
}

export async function insertReveal(
  tx: Knex,
  reveal: { viewer: string; profile: number; date_created: Date },
): Promise<void> {
  await tx('contact_reveal').insert(reveal);
}

const mailedAction = 'profile.mail_family';

export async function countMails(
  tx: Knex,
  userId: string,
  profileId: number,
  today: CalendarDate,
): Promise<SentMails> {
  const { rows } = await tx.raw<{ rows: SentMails[] }>(
    `select count(*)::integer as "sentToday", coalesce(bool_or(subject_id = ?), false) as "isFamilyMailedToday"
       from audit_log where actor = ? and action = ? and date_created >= ${startOfDay}`,
    [String(profileId), userId, mailedAction, today],
  );
  return rows[0] ?? { sentToday: 0, isFamilyMailedToday: false };
}

/** Records that a member mailed a family, but not the text. */
export async function insertMailed(
  tx: Knex,
  mail: { actor: string; actor_kind: 'member' | 'admin'; profile: number; date_created: Date },
): Promise<void> {
  const { profile, ...entry } = mail;
  await tx('audit_log').insert({
    ...entry,
    action: mailedAction,
    subject_collection: 'qd_matrimonial_profile',
    subject_id: String(profile),
  });
}

/** Sender and recipient. A family may have given a separate address for such mails. */
export interface MailEnds {
  candidate: string;
  familyEmail: string | null;
  ownerEmail: string | null;
  sender: { name: string; serialNumber: number | null; email: string; mobile: string | null };
}

export async function findMailEnds(tx: Knex, viewer: ViewerKey, profileId: number): Promise<MailEnds | null> {
  const { rows } = await tx.raw<{ rows: MailEnds[] }>(
    `${withViewer}
     select concat_ws(' ', p.first_name, p.last_name) as candidate, p.email as "familyEmail",
            owner.email as "ownerEmail",
            json_build_object('name', coalesce(nullif(concat_ws(' ', mine.first_name, mine.last_name), ''),
                                               concat_ws(' ', me.first_name, me.last_name)),
                              'serialNumber', mine.serial_number, 'email', me.email, 'mobile', me.mobile) as sender
       from viewer v
       join directus_users me on me.id = v.user_id
       left join qd_matrimonial_profile mine on mine.id = v.profile_id
       join qd_matrimonial_profile p on p.id = ?
       join directus_users owner on owner.id = p."user"
      where ${maySee}`,
    [...viewerBindings(viewer), profileId],
  );
  return rows[0] ?? null;
}

/** Newest first. */
export async function listReveals(
  tx: Knex,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; reveals: { name: string; serialNumber: number | null; at: Date }[] }> {
  const { rows } = await tx.raw<{
    rows: { total: number; id: number | null; name: string; serialNumber: number | null; at: Date }[];
  }>(
    `with opened as (
       select r.id, r.date_created as at, theirs.serial_number as "serialNumber",
              coalesce(nullif(concat_ws(' ', theirs.first_name, theirs.last_name), ''),
                       concat_ws(' ', u.first_name, u.last_name)) as name
         from qd_matrimonial_profile mine
         join contact_reveal r on r.profile = mine.id
         join directus_users u on u.id = r.viewer
         left join qd_matrimonial_profile theirs on theirs."user" = u.id
        where mine."user" = ?)
     select (select count(*) from opened)::integer as total, page.*
       from (select 1) one
       left join lateral (select * from opened order by at desc, id desc limit ? offset ?) page on true
      order by page.at desc, page.id desc`,
    [ownerId, limit, offset],
  );
  return { total: rows[0]?.total ?? 0, reveals: rows.filter(({ id }) => id !== null) };
}

export async function countActiveProfiles(db: Knex): Promise<number> {
  const row = await db('qd_matrimonial_profile')
    .where({ status: 'Active', is_hidden: false })
    .count<{ count: string }>('id')
    .first();
  return Number(row?.count ?? 0);
}

import type { CalendarDate } from '@suchi/domain/basics';
import type { SentMails } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { bookSerial } from '../../platform/edition-sql.ts';
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

export async function countMails(
  tx: Knex,
  userId: string,
  profileId: number,
  today: CalendarDate,
): Promise<SentMails> {
  const { rows } = await tx.raw<{ rows: SentMails[] }>(
    `select count(*)::integer as "sentToday", coalesce(bool_or(profile = ?), false) as "isFamilyMailedToday"
       from member_message where sender = ? and date_created >= ${startOfDay}`,
    [profileId, userId, today],
  );
  return rows[0] ?? { sentToday: 0, isFamilyMailedToday: false };
}

export async function insertMessage(
  tx: Knex,
  message: { sender: string; profile: number; message: string; date_created: Date },
): Promise<void> {
  await tx('member_message').insert(message);
}

/** Sender and recipient. A family may have given a separate address for such mails. */
export interface MailEnds {
  candidate: string;
  familyEmail: string | null;
  owner: string;
  ownerEmail: string | null;
  sender: {
    name: string;
    profileId: number | null;
    serialNumber: number | null;
    email: string;
    mobile: string | null;
  };
}

export async function findMailEnds(tx: Knex, viewer: ViewerKey, profileId: number): Promise<MailEnds | null> {
  const { rows } = await tx.raw<{ rows: MailEnds[] }>(
    `${withViewer}
     select concat_ws(' ', p.first_name, p.last_name) as candidate, p.email as "familyEmail",
            owner.id as owner, owner.email as "ownerEmail",
            json_build_object('name', coalesce(nullif(concat_ws(' ', mine.first_name, mine.last_name), ''),
                                               concat_ws(' ', me.first_name, me.last_name)),
                              'profileId', mine.id, 'serialNumber', ${bookSerial('mine')}, 'email', me.email, 'mobile', me.mobile) as sender
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

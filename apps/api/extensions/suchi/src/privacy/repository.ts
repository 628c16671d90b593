import type { ConsentEvent, ConsentWay, Purpose } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import { newestLines } from '../consent/present-consent.ts';
import type { Row } from '../platform/rows.generated.ts';

export type ConsentFacts = Row<
  'qd_matrimonial_profile',
  'hidden_by_staff' | 'hall_consent' | 'number_for' | 'shows_horoscope' | 'bulk_mail_stopped_at'
> & {
  /** The newest answers, with their time as text. */
  answers: Partial<Record<Purpose, { is_on: boolean; at: string }>>;
  notice: { version: number; at: string; language: string | null } | null;
};

export async function findConsents(db: Knex, userId: string): Promise<ConsentFacts | null> {
  const row = await db('qd_matrimonial_profile as p')
    .where('p.user', userId)
    .first<ConsentFacts | undefined>(
      'p.hidden_by_staff',
      'p.hall_consent',
      'p.number_for',
      'p.shows_horoscope',
      'p.bulk_mail_stopped_at',
      db.raw(`${newestLines('p.id')} as answers`),
      db.raw(`(select json_build_object('version', c.notice, 'at', c.at, 'language', c.language) from consent c
                where c.profile = p.id and c.notice is not null order by c.id desc limit 1) as notice`),
    );
  return row ?? null;
}

export interface HistoryLine {
  id: number;
  event: ConsentEvent;
  at: Date;
  way: ConsentWay;
  notice: number | null;
  language: string | null;
  author: string | null;
  /** The owner of the profile. */
  owner: string;
  first_name: string | null;
  last_name: string | null;
}

/** More than a family taps in years. */
const mostLines = 100;

/** About one purpose of the own profile, newest first. */
export const listHistory = (db: Knex, userId: string, purpose: Purpose): Promise<HistoryLine[]> =>
  db('consent as c')
    .join('qd_matrimonial_profile as p', 'p.id', 'c.profile')
    .leftJoin('directus_users as u', 'u.id', 'c.author')
    .where({ 'p.user': userId, 'c.purpose': purpose })
    .orderBy('c.id', 'desc')
    .limit(mostLines)
    .select<HistoryLine[]>(
      'c.id',
      'c.event',
      'c.at',
      'c.way',
      'c.notice',
      'c.language',
      'c.author',
      'p.user as owner',
      'u.first_name',
      'u.last_name',
    );

import { randomUUID } from 'node:crypto';
import type { ConsentAnswers, ConsentEvent, ConsentWay, Purpose } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import { answersOfCandidate, newestLines } from '../consent/present-consent.ts';
import type { Row, Rows } from '../platform/rows.generated.ts';

export type ConsentFacts = Row<
  'qd_matrimonial_profile',
  | 'first_name'
  | 'author_relation'
  | 'hidden_by_staff'
  | 'hall_consent'
  | 'number_for'
  | 'shows_horoscope'
  | 'bulk_mail_stopped_at'
> & {
  /** The newest answers, with their time as text. */
  answers: Partial<Record<Purpose, { is_on: boolean; waits: boolean; is_asked_again: boolean; at: string }>>;
  /** The last link to the candidate. */
  asked: { email: string; at: string; is_answered: boolean } | null;
  notice: { version: number; at: string; language: string | null } | null;
};

export async function findConsents(db: Knex, userId: string): Promise<ConsentFacts | null> {
  const row = await db('qd_matrimonial_profile as p')
    .where('p.user', userId)
    .first<ConsentFacts | undefined>(
      'p.first_name',
      'p.author_relation',
      'p.hidden_by_staff',
      'p.hall_consent',
      'p.number_for',
      'p.shows_horoscope',
      'p.bulk_mail_stopped_at',
      db.raw(`${newestLines('p.id')} as answers`),
      db.raw(`(select json_build_object('email', r.email, 'at', r.sent_at, 'is_answered', r.answered_at is not null)
                 from consent_request r where r.profile = p.id order by r.sent_at desc limit 1) as asked`),
      db.raw(`(select json_build_object('version', c.notice, 'at', c.at, 'language', c.language) from consent c
                where c.profile = p.id and c.notice is not null and c.event <> 'shown' order by c.id desc limit 1) as notice`),
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

/** With the address of the account. */
export async function findAskedProfile(
  db: Knex,
  userId: string,
): Promise<{ id: number; email: string } | null> {
  const row = await db('qd_matrimonial_profile as p')
    .join('directus_users as u', 'u.id', 'p.user')
    .where('p.user', userId)
    .first<{ id: number; email: string } | undefined>('p.id', 'u.email');
  return row ?? null;
}

export async function insertRequest(
  tx: Knex.Transaction,
  request: Pick<Rows['consent_request'], 'profile' | 'email' | 'sent_at'>,
): Promise<string> {
  const id = randomUUID();
  await tx('consent_request').insert({ ...request, id });
  return id;
}

export type LinkedRequest = Row<'consent_request', 'id' | 'profile' | 'sent_at'> & {
  first_name: string | null;
  /** The candidate's newest answers. */
  answers: ConsentAnswers;
};

/** Null when it is not the newest of its profile. */
export async function findRequest(db: Knex, id: string): Promise<LinkedRequest | null> {
  const row = await db('consent_request as r')
    .join('qd_matrimonial_profile as p', 'p.id', 'r.profile')
    .where('r.id', id)
    .whereRaw(
      'not exists (select from consent_request n where n.profile = r.profile and (n.sent_at, n.id) > (r.sent_at, r.id))',
    )
    .first<LinkedRequest | undefined>(
      'r.id',
      'r.profile',
      'r.sent_at',
      'p.first_name',
      db.raw(`${answersOfCandidate('p.id')} as answers`),
    );
  return row ?? null;
}

export async function noteAnswer(tx: Knex.Transaction, id: string, now: Date): Promise<void> {
  await tx('consent_request').where({ id }).update({ answered_at: now });
}

import {
  type ConsentEvent,
  type ConsentWay,
  type ConsentWords,
  currentNotice,
  isNoticeRead,
  purposes,
} from '@suchi/domain/consent';
import type { Knex } from 'knex';

/** A line for each purpose, once for each notice. */
export async function addNoticeRead(
  tx: Knex.Transaction,
  profileId: number,
  { author, now }: Pick<ConsentAuthor, 'author' | 'now'>,
): Promise<void> {
  await tx.raw(
    `insert into consent (profile, purpose, event, at, way, author, notice, language)
     select :profileId, purpose, 'shown', :now, 'app', u.id, :notice, u.language
       from unnest(:purposes::text[]) purpose, directus_users u
      where u.id = :author and not exists (select from consent where profile = :profileId and notice >= :notice)`,
    { profileId, author, now, notice: currentNotice, purposes: [...purposes] },
  );
}

export interface ConsentAuthor {
  /** Null: by nobody who is signed in. */
  author: string | null;
  way: ConsentWay;
  /** In which the notice was read; without it that of the author's account. */
  language?: string;
  now: Date;
  /** The photo of the signed paper, and the language of the notice that was given. */
  paper?: { id: string; language: string };
}

/** Adds a line for each word; the database applies them to the profile. */
export async function addConsents(
  tx: Knex.Transaction,
  profileId: number,
  words: ConsentWords,
  { author, way, now, language, paper }: ConsentAuthor,
): Promise<void> {
  const lines = purposes.flatMap((purpose) => {
    const word = words[purpose];
    if (word === undefined) return [];
    const event: ConsentEvent = word === 'asked' ? word : word ? 'on' : 'off';
    return [{ profile: profileId, purpose, event, at: now, way, author }];
  });
  if (lines.length === 0) return;
  const ofAuthor = author && tx.raw<string>('(select language from directus_users where id = ?)', [author]);
  const notice = isNoticeRead(way) ? currentNotice : null;
  await tx('consent').insert(
    lines.map((line) => ({
      ...line,
      notice,
      language: language ?? paper?.language ?? ofAuthor,
      paper: paper?.id ?? null,
    })),
  );
}

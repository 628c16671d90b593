import {
  type ConsentAnswers,
  type ConsentWay,
  currentNotice,
  isNoticeRead,
  purposes,
} from '@suchi/domain/consent';
import type { Knex } from 'knex';

export interface ConsentAuthor {
  /** Null: by nobody who is signed in. */
  author: string | null;
  way: ConsentWay;
  now: Date;
  /** The photo of the signed paper, and the language of the notice that was given. */
  paper?: { id: string; language: string };
}

/** Adds a line for each answer; the database applies them to the profile. */
export async function addConsents(
  tx: Knex.Transaction,
  profileId: number,
  answers: ConsentAnswers,
  { author, way, now, paper }: ConsentAuthor,
): Promise<void> {
  const lines = purposes.flatMap((purpose) => {
    const isOn = answers[purpose];
    if (isOn === undefined) return [];
    return [
      { profile: profileId, purpose, event: isOn ? ('on' as const) : ('off' as const), at: now, way, author },
    ];
  });
  if (lines.length === 0) return;
  const ofAuthor = author && tx.raw<string>('(select language from directus_users where id = ?)', [author]);
  const notice = isNoticeRead(way) ? currentNotice : null;
  await tx('consent').insert(
    lines.map((line) => ({
      ...line,
      notice,
      language: paper?.language ?? ofAuthor,
      paper: paper?.id ?? null,
    })),
  );
}

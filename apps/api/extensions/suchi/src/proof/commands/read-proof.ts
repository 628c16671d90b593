import { createHash } from 'node:crypto';
import { todayInIndia } from '@suchi/domain/basics';
import { findProofStage, type ProofStage } from '@suchi/domain/proof';
import type { Knex } from 'knex';
import { loadPictures } from '../../media/commands/load-media.ts';
import type { PictureRow } from '../../media/present-picture.ts';
import { codedError } from '../../platform/coded-error.ts';
import { loadPrintedPage, type PrintedPage } from '../../print/commands/load-printed.ts';
import {
  type AnswerRow,
  findAnswer,
  findOwnProfile,
  listMistakesOf,
  type MistakeRow,
  readRound,
  type RoundRow,
} from '../repository.ts';

export interface OwnProofFacts {
  stage: ProofStage;
  round: RoundRow;
  page: (PrintedPage & { photo: PictureRow | null; digest: string }) | null;
  answer: AnswerRow | null;
  mistakes: MistakeRow[];
}

/** What is printed, but not on which page: that moves with the pages before it. */
export const digestOf = ({ printed, section }: PrintedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([printed, section.kind]))
    .digest('hex');

export async function requireRound(db: Knex, options: { isLocked?: boolean } = {}): Promise<RoundRow> {
  const round = await readRound(db, options);
  if (round === null) throw codedError('EDITION_REFUSED', { reason: 'no_edition' });
  return round;
}

/** The caller's own page, as it would be printed now. */
export async function readOwnProof({
  db,
  caller,
  now,
}: {
  db: Knex;
  caller: { userId: string };
  now: Date;
}): Promise<OwnProofFacts> {
  const round = await requireRound(db);
  const stage = findProofStage(round, todayInIndia(now));
  const profile = await findOwnProfile(db, caller.userId);
  const page = profile === null ? null : await loadPrintedPage(db, profile);
  if (profile === null || page === null) return { stage, round, page: null, answer: null, mistakes: [] };
  const file = page.printed.photo?.file;
  const photos = await loadPictures(db, file === undefined ? [] : [file]);
  return {
    stage,
    round,
    page: { ...page, photo: (file !== undefined && photos.get(file)) || null, digest: digestOf(page) },
    answer: await findAnswer(db, round.id, profile),
    mistakes: await listMistakesOf(db, round.id, profile),
  };
}

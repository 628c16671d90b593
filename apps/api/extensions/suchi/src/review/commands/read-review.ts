import { parseProfileForm, type reviewProfileContract } from '@suchi/contracts/profile';
import { todayInIndia } from '@suchi/domain/basics';
import { listReviewChecks, type ReviewCheck } from '@suchi/domain/lifecycle';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type LoadedSheet, loadSheet } from '../../profiles/commands/load-sheet.ts';
import { loadRecord, loadSubmission, type ProfileRecord } from '../../profiles/commands/load-record.ts';
import { recordStaffRead } from '../../profiles/commands/record-staff-read.ts';
import type { TrailEntry } from '../codec.ts';
import { findNamesake, listTrail } from '../repository.ts';

export interface ReadReview {
  record: ProfileRecord;
  sheet: LoadedSheet;
  checks: ReviewCheck[];
  submittedAt: Date | null;
  /** Newest first. */
  trail: TrailEntry[];
}

/** In any status. */
export async function readReview(
  call: ReadCall<z.output<typeof reviewProfileContract.input>, RoleCaller>,
): Promise<ReadReview> {
  const { input, db, now } = call;
  const record = await loadRecord(db, input.id);
  if (!record) throw codedError('ROUTE_NOT_FOUND');
  await recordStaffRead(call, { ownerId: record.owner.id, profileId: record.id, isActingAs: false });
  const form = parseProfileForm(record.form);
  const sheet = await loadSheet(db, record.form);
  const facts = {
    form,
    photo: (form.mainPhoto === null ? undefined : sheet.pictures.get(form.mainPhoto)) ?? null,
    namesake: await findNamesake(db, { id: record.id, ...form }),
  };
  const { submittedAt, latestBirthDate } = await loadSubmission(db, record);
  return {
    record,
    sheet,
    checks: listReviewChecks(facts, { today: todayInIndia(now), latestBirthDate }),
    submittedAt,
    trail: await listTrail(db, record.id),
  };
}

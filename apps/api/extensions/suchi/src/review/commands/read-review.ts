import { parseProfileForm } from '@suchi/contracts/profiles';
import type { reviewProfileContract } from '@suchi/contracts/review';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { type Activation, findActivation, listReviewChecks, type ReviewCheck } from '@suchi/domain/lifecycle';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import {
  type LoadedRevision,
  loadRecord,
  loadRevision,
  loadSubmission,
  type ProfileRecord,
} from '../../profiles/commands/load-record.ts';
import { type LoadedSheet, loadSheet } from '../../profiles/commands/load-sheet.ts';
import { findMailStop } from '../../profiles/commands/mail-choice.ts';
import { recordStaffRead } from '../../profiles/commands/record-staff-read.ts';
import { mayApprove } from '../../profiles/commands/review.ts';
import type { TrailEntry } from '../codec.ts';
import { findNamesake, listTrail } from '../repository.ts';

export interface ReadReview {
  record: ProfileRecord;
  activation: Activation;
  sheet: LoadedSheet;
  /** Submitted changes. A draft is private to its author. */
  changed: LoadedRevision | null;
  checks: ReviewCheck[];
  submittedAt: Date | null;
  /** The caller submitted it in the member's place. */
  isOwnSubmission: boolean;
  mailStoppedAt: Date | null;
  /** Newest first. */
  trail: TrailEntry[];
}

/** In any status. */
export async function readReview(
  call: ReadCall<z.output<typeof reviewProfileContract.input>, RoleCaller>,
): Promise<ReadReview> {
  const { input, db, now, caller } = call;
  const record = await loadRecord(db, input.id);
  if (!record) throw codedError('ROUTE_NOT_FOUND');
  const open = await loadRevision(db, record.id);
  const changed = open?.revision.status === 'submitted' ? open : null;
  const openedFor = changed ? 'changes' : record.status === 'Pending' ? 'submission' : undefined;
  await recordStaffRead(call, {
    ownerId: record.owner.id,
    profileId: record.id,
    isActingAs: false,
    ...(openedFor && { openedFor }),
  });
  const sheet = await loadSheet(db, record.form);
  const shown = changed?.sheet ?? sheet;
  const form = parseProfileForm(shown.form);
  const facts = {
    form,
    photo: (form.mainPhoto === null ? undefined : shown.pictures.get(form.mainPhoto)) ?? null,
    namesake: await findNamesake(db, { id: record.id, ...form }),
  };
  const { submittedAt, rules } = await loadSubmission(db, record);
  const approval = { profileId: record.id, isChanges: changed !== null, reviewerId: caller.userId };
  return {
    record,
    activation: activationOf(record, rules.activationCutOff),
    sheet,
    changed,
    checks: listReviewChecks(facts, { today: todayInIndia(now), latestBirthDate: rules.latestBirthDate }),
    submittedAt,
    isOwnSubmission: !(await mayApprove(db, approval)).allowed,
    mailStoppedAt: (await findMailStop(db, { id: record.id }, 'bulk')) ?? null,
    trail: await listTrail(db, record.id),
  };
}

function activationOf({ owner, createdAt }: ProfileRecord, cutOff: CalendarDate): Activation {
  const facts = { memberCreatedAt: owner.createdAt, profileCreatedAt: createdAt };
  return findActivation({ ...facts, isReactivated: owner.isReactivated }, cutOff);
}

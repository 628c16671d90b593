import type { ProfileSheet } from '@suchi/contracts/profiles';
import type { ReviewProfile, reviewQueueContract, ReviewQueueItem } from '@suchi/contracts/review';
import { todayInIndia } from '@suchi/domain/basics';
import {
  changesSinceSubmission,
  isResubmitted,
  listActions,
  listRevisionActions,
} from '@suchi/domain/lifecycle';
import { ageOn } from '@suchi/domain/profiles';
import type * as z from 'zod/mini';
import { presentPicture } from '../media/present-picture.ts';
import type { LoadedRevision } from '../profiles/commands/load-record.ts';
import { presentChanges, presentSheet, type ViewCall } from '../profiles/present.ts';
import { joinName } from './codec.ts';
import type { ReadQueue } from './commands/read-queue.ts';
import type { ReadReview } from './commands/read-review.ts';
import type { QueueRow } from './repository.ts';

export function presentQueue(
  { rows, pictures, reviewedToday }: ReadQueue,
  call: ViewCall,
): z.output<typeof reviewQueueContract.output> {
  return {
    total: rows[0]?.total ?? 0,
    reviewed_today: reviewedToday,
    items: rows.map((row) => presentItem(row, pictures, call)),
  };
}

function presentItem(
  row: QueueRow,
  pictures: ReadQueue['pictures'],
  { caller, platform, now }: ViewCall,
): ReviewQueueItem {
  const picture = row.main_photo === null ? undefined : pictures.get(row.main_photo);
  return {
    id: row.id,
    kind: row.changed_fields === null ? 'profile' : 'changes',
    changed_fields: row.changed_fields,
    name: joinName(row.first_name, row.last_name),
    age: row.birthday === null ? null : ageOn(row.birthday, todayInIndia(now)),
    place: row.place,
    marital_status: row.marital_status,
    submitted_at: row.submitted_at.toISOString(),
    is_resubmitted:
      row.changed_fields === null &&
      isResubmitted(row.submitted_from.map((from) => ({ action: 'submit', from, changes: [] }))),
    has_namesake: row.has_namesake,
    photo: picture ? presentPicture(picture, caller, { env: platform.env, now }) : null,
  };
}

export function presentReview(
  { record, activation, sheet, changed, checks, submittedAt, isOwnSubmission, ...rest }: ReadReview,
  call: ViewCall,
): ReviewProfile {
  const { form, owner } = record;
  const { mailStoppedAt, trail } = rest;
  const oldestFirst = trail.toReversed();
  const shown = presentSheet(sheet, call);
  return {
    id: record.id,
    status: record.status,
    activation,
    is_paused: record.isHidden,
    is_hidden_by_staff: record.isHiddenByStaff,
    rejection_reason: record.rejectionReason,
    serial_number: record.serialNumber,
    is_attending: record.isAttending,
    bulk_mail_stopped_at: mailStoppedAt?.toISOString() ?? null,
    age: form.brithday === null ? null : ageOn(form.brithday, todayInIndia(call.now)),
    submitted_at: submittedAt?.toISOString() ?? null,
    is_resubmitted: isResubmitted(oldestFirst),
    owner: {
      id: owner.id,
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: owner.email,
      mobile: owner.mobile,
      email_verified: owner.isEmailVerified,
      is_suspended: owner.status === 'suspended',
    },
    sheet: shown,
    revision: changed && presentRevision(changed, shown, call),
    checks: checks.map(({ check, isOk, values, profileId }) => ({
      check,
      is_ok: isOk,
      values,
      profile_id: profileId,
    })),
    changes: changesSinceSubmission(oldestFirst),
    history: trail,
    is_own_submission: isOwnSubmission,
    actions: [
      ...listActions(record.status, 'admin').filter(
        (action) => action !== (record.isHiddenByStaff ? 'hide' : 'unhide'),
      ),
      ...listRevisionActions(record.status, changed?.revision.status ?? null, 'admin'),
    ].filter((action) => !isOwnSubmission || (action !== 'approve' && action !== 'approve_changes')),
  };
}

function presentRevision(
  { revision, sheet }: LoadedRevision,
  before: ProfileSheet,
  call: ViewCall,
): ReviewProfile['revision'] {
  if (revision.submittedAt === null) return null;
  const after = presentSheet(sheet, call);
  return {
    submitted_at: revision.submittedAt.toISOString(),
    sheet: after,
    ...presentChanges(revision, before, after),
  };
}

import type { OwnStanding } from '@suchi/contracts/accounts';
import { dataPathOf, parseProfileForm } from '@suchi/contracts/profiles';
import { todayInIndia } from '@suchi/domain/basics';
import { askedPurposes, currentNotice, purposes } from '@suchi/domain/consent';
import { isDeactivated, isOpenRevision, type ProfileStatus } from '@suchi/domain/lifecycle';
import { findBookPlace, findEditionStage } from '@suchi/domain/print';
import { findProfileViolations } from '@suchi/domain/profiles';
import type { ProfileRecord } from './form-repository.ts';
import type { LifecycleRules } from './repository.ts';
import type { Revision } from './revision-codec.ts';

/** The member can still correct these. */
const unfinished: readonly ProfileStatus[] = ['Draft', 'Rejected'];

export interface StandingFacts {
  record: ProfileRecord;
  rules: LifecycleRules;
  submittedAt: Date | null;
  revision: Revision | null;
  proof: OwnStanding['proof'];
}

/** The status, and what prevents submission. */
export function describeStanding(
  { record, rules, submittedAt, revision, proof }: StandingFacts,
  now: Date,
): OwnStanding {
  const { form, owner } = record;
  // A number of the edition before counts until its melawa is over.
  const isEarlier = record.serialNumber !== null && record.serialYear === rules.eventBook.year;
  const book = isEarlier ? rules.eventBook : rules.book;
  const today = todayInIndia(now);
  const violations = unfinished.includes(record.status)
    ? findProfileViolations(parseProfileForm(form), {
        today,
        latestBirthDate: rules.latestBirthDate,
      })
    : [];
  return {
    id: record.id,
    status: record.status,
    first_name: form.first_name,
    last_name: form.last_name,
    rejection_reason: record.rejectionReason,
    serial_number: record.serialNumber,
    suchi: {
      year: book.year,
      place: findBookPlace(record.serialNumber, { ...book, stage: findEditionStage(book, today) }),
    },
    submitted_at: submittedAt?.toISOString() ?? null,
    is_attending: record.isAttending,
    asks_attendance: !rules.hasMelawa,
    hall_consent: record.hallConsent,
    unanswered: askedPurposes.filter((purpose) => record.consents[purpose] === undefined),
    notice_to_read: (record.noticeRead ?? 0) < currentNotice ? currentNotice : null,
    asked_again: purposes.filter((purpose) => record.askedAgain.includes(purpose)),
    photo_for: record.permissions.photoFor,
    number_for: record.permissions.numberFor,
    shows_horoscope: record.permissions.showsHoroscope,
    is_paused: record.isHidden,
    is_hidden_by_staff: record.isHiddenByStaff,
    revision: revision && describeRevision(revision),
    proof,
    is_deactivated: isDeactivated(
      { createdAt: record.createdAt, isOwnerReactivated: owner.isReactivated },
      rules.activationCutOff,
    ),
    married_by_vmm: record.isMarriedByAssociation,
    messages_received: record.messagesReceived,
    violations: violations.map(({ field, code }) => ({ field: dataPathOf(field), code })),
  };
}

function describeRevision(revision: Revision): OwnStanding['revision'] {
  const { status, changedAt, submittedAt, rejectionReason } = revision;
  if (!isOpenRevision(status)) return null;
  return {
    status,
    changed_at: changedAt.toISOString(),
    submitted_at: submittedAt?.toISOString() ?? null,
    rejection_reason: rejectionReason,
  };
}

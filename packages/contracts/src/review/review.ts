import {
  activations,
  profileActors,
  profileStatuses,
  reviewChecks,
  trailActionKinds,
} from '@suchi/domain/lifecycle';
import { maritalStatuses } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { inQuery, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from '../media/media.ts';
import { profileSheet } from '../profiles/own-profile.ts';
import { stepResult } from '../profiles/own-answers.ts';
import { fieldChange, revisionChanges } from './revision.ts';

/** One profile in the reviewer's queue: a profile to approve, or changes of an approved one. */
export const reviewQueueItem = z.object({
  id: z.int(),
  kind: z.enum(['profile', 'changes']),
  /** How many fields the changes touch; null for a profile. */
  changed_fields: z.nullable(z.int()),
  name: z.string(),
  age: z.nullable(z.int()),
  place: z.nullable(z.string()),
  marital_status: z.nullable(z.enum(maritalStatuses)),
  submitted_at: z.string(),
  is_resubmitted: z.boolean(),
  /** Another profile has the same name. */
  has_namesake: z.boolean(),
  photo: z.nullable(picture),
});
export type ReviewQueueItem = z.infer<typeof reviewQueueItem>;

/** The pending profiles and the submitted changes of active ones, those waiting longest first. */
export const reviewQueueContract = defineContract({
  method: 'GET',
  group: 'qe_review',
  path: '/queue',
  access: 'review',
  input: z.object({
    search: z._default(typedText(100), ''),
    limit: z._default(inQuery(z.int().check(z.minimum(1), z.maximum(100))), 50),
  }),
  output: z.object({
    total: z.int(),
    /** How many profiles the caller has decided since midnight in India. */
    reviewed_today: z.int(),
    items: z.array(reviewQueueItem),
  }),
});

/** An automatic check. A warning informs and never blocks. */
const reviewCheck = z.object({
  check: z.enum(reviewChecks),
  is_ok: z.boolean(),
  /** Values for the message, such as the age and the required age. */
  values: z.catchall(z.object({}), z.union([z.string(), z.number()])),
  profile_id: z.nullable(z.int()),
});

/** One entry of the audit trail. */
export const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum([...trailActionKinds, 'email_verified']),
  actor_kind: z.enum(profileActors),
  /** The name of the actor; null when the account is deleted. */
  by: z.nullable(z.string()),
  from: z.nullable(z.enum(profileStatuses)),
  to: z.nullable(z.enum(profileStatuses)),
  reason: z.nullable(z.string()),
  changes: z.array(fieldChange),
  /** Entered by the office from paper. */
  is_at_desk: z.optional(z.boolean()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A profile for the committee: all fields, changes, checks and history. */
export const reviewProfileContract = defineContract({
  method: 'GET',
  group: 'qe_review',
  path: '/profile',
  access: 'review',
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({
    id: z.int(),
    status: z.enum(profileStatuses),
    /** By the cut-off date of the edition; lists show `deactivated` and `reactivated`. */
    activation: z.enum(activations),
    is_paused: z.boolean(),
    is_hidden_by_staff: z.boolean(),
    rejection_reason: z.nullable(z.string()),
    serial_number: z.nullable(z.int()),
    is_attending: z.nullable(z.boolean()),
    /** Since when the family gets no bulk mails. */
    bulk_mail_stopped_at: z.nullable(z.string()),
    age: z.nullable(z.int()),
    submitted_at: z.nullable(z.string()),
    is_resubmitted: z.boolean(),
    owner: z.object({
      id: z.string(),
      first_name: z.nullable(z.string()),
      last_name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      mobile: z.nullable(z.string()),
      email_verified: z.boolean(),
      is_suspended: z.boolean(),
    }),
    sheet: profileSheet,
    /** Submitted changes of an approved profile; `sheet` is the profile as it would be. */
    revision: z.nullable(z.extend(revisionChanges, { submitted_at: z.string(), sheet: profileSheet })),
    /** Of the profile as it would be after the approval. */
    checks: z.array(reviewCheck),
    /** Since the previous submission; empty for a first one. */
    changes: z.array(fieldChange),
    /** Newest first. */
    history: z.array(historyEntry),
    /** The caller submitted it in the member's place, so another person approves. */
    is_own_submission: z.boolean(),
    /** The actions the caller may take now. */
    actions: z.array(z.enum(trailActionKinds)),
  }),
});
export type ReviewProfile = z.output<typeof reviewProfileContract.output>;

/** Records a decision of the committee about a profile. */
export const reviewContract = defineContract({
  method: 'POST',
  group: 'qe_review',
  path: '/decide',
  access: 'review',
  input: z
    .object({
      profile_id: rowId,
      action: z.enum([
        'approve',
        'reject',
        'block',
        'unblock',
        'hide',
        'unhide',
        'approve_changes',
        'reject_changes',
      ]),
      reason: z._default(typedText(1000), ''),
      /**
       * The submission that was read, of the profile or of its changes. After a newer one the decision is refused
       * as `profile_resubmitted`, after a withdrawal as `changes_withdrawn`.
       */
      submitted_at: z.optional(z.nullable(utcInstant)),
    })
    .check(
      z.refine(
        ({ action, submitted_at }) =>
          ['block', 'unblock', 'hide', 'unhide'].includes(action) || Boolean(submitted_at),
        { path: ['submitted_at'], error: 'required' },
      ),
    ),
  output: stepResult,
});

/**
 * Says which profile the caller has open, every few seconds while it is open; null when it is closed. Answers what the
 * others have open, and a number that changes with each decision of anybody.
 */
export const reviewReadingContract = defineContract({
  method: 'POST',
  group: 'qe_review',
  path: '/reading',
  access: 'review',
  input: z.object({ profile_id: z.nullable(rowId) }),
  output: z.object({
    readers: z.array(z.object({ profile_id: z.int(), name: z.string() })),
    decisions: z.int(),
  }),
});

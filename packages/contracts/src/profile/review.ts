import { profileActionKinds, profileActors, profileStatuses, reviewChecks } from '@suchi/domain/lifecycle';
import { maritalStatuses } from '@suchi/domain/profile';
import * as z from 'zod/mini';
import { inQuery, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { picture } from './media.ts';
import { profileSheet } from './own-profile.ts';
import { standing } from './profiles.ts';

/** One profile in the reviewer's queue. */
export const reviewQueueItem = z.object({
  id: z.int(),
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

/** The pending profiles, those waiting longest first. */
export const reviewQueueContract = defineContract({
  method: 'GET',
  group: 'qe_review',
  path: '/queue',
  access: 'staff',
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
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  profile_id: z.nullable(z.int()),
});

/** A readable change of one field: lookups by name, dates as dates; null where it was empty. */
const fieldChange = z.object({
  field: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** One entry of the audit trail. */
export const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum([...profileActionKinds, 'email_verified']),
  actor_kind: z.enum([...profileActors, 'system']),
  /** The name of the actor; null when the account is deleted. */
  by: z.nullable(z.string()),
  from: z.nullable(z.enum(profileStatuses)),
  to: z.nullable(z.enum(profileStatuses)),
  reason: z.nullable(z.string()),
  changes: z.array(fieldChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A profile for the committee: all fields, changes, checks and history. */
export const reviewProfileContract = defineContract({
  method: 'GET',
  group: 'qe_review',
  path: '/profile',
  access: 'staff',
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({
    id: z.int(),
    status: z.enum(profileStatuses),
    rejection_reason: z.nullable(z.string()),
    serial_number: z.nullable(z.int()),
    is_attending: z.nullable(z.boolean()),
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
    }),
    sheet: profileSheet,
    checks: z.array(reviewCheck),
    /** Since the previous submission; empty for a first one. */
    changes: z.array(fieldChange),
    /** Newest first. */
    history: z.array(historyEntry),
    /** The actions the caller may take now. */
    actions: z.array(z.enum(profileActionKinds)),
  }),
});
export type ReviewProfile = z.output<typeof reviewProfileContract.output>;

/** Records a decision of the committee about a profile. */
export const reviewContract = defineContract({
  method: 'POST',
  group: 'qe_review',
  path: '/decide',
  access: 'staff',
  input: z
    .object({
      profile_id: rowId,
      action: z.enum(['approve', 'reject', 'block', 'unblock']),
      reason: z._default(typedText(1000), ''),
      /** The submission that was read. After a newer one the decision is refused as `profile_resubmitted`. */
      submitted_at: z.optional(z.nullable(utcInstant)),
    })
    .check(
      z.refine(
        ({ action, submitted_at }) => action === 'block' || action === 'unblock' || Boolean(submitted_at),
        { path: ['submitted_at'], error: 'required' },
      ),
    ),
  output: standing,
});

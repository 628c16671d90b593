import { activations, attendances, candidateLists, profileStatuses } from '@suchi/domain/lifecycle';
import { genders, maritalStatuses } from '@suchi/domain/profile';
import * as z from 'zod/mini';
import { rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { picture } from '../profile/media.ts';
import { contactsReason, listOutput, listQuery, registeredDays, selection } from './list-query.ts';

/** Whether a list shows hidden profiles: not, too, or alone. */
export const hiddenChoices = ['without', 'with', 'only'] as const;

/** How far a profile came: sent to the committee at least once, or approved, also when married since. */
export const reachedSteps = ['submitted', 'approved'] as const;

const age = z.optional(z.int().check(z.minimum(0), z.maximum(150)));
/** A part of a name. */
const namePart = z.optional(typedText(60).check(z.minLength(1, 'required')));

/** Which candidates a list shows. Without a member, all of them. */
export const candidateFilter = z.object({
  list: z.enum(candidateLists),
  hidden: z._default(z.enum(hiddenChoices), 'without'),
  gender: z.optional(z.enum(genders)),
  marital_status: z.optional(z.enum(maritalStatuses)),
  has_serial_number: z.optional(z.boolean()),
  /** The label of the season. */
  activation: z.optional(z.enum(activations)),
  attendance: z.optional(z.enum(attendances)),
  /** Only candidates that the page of the event counts. */
  is_counted_for_event: z.optional(z.boolean()),
  /** Exact age today, both included. */
  age_from: age,
  age_to: age,
  place: namePart,
  education: namePart,
  gotra: namePart,
  reached: z.optional(z.enum(reachedSteps)),
  ...registeredDays,
});
export type CandidateFilter = z.output<typeof candidateFilter>;

export const candidateSorts = ['date_updated', 'name', 'serial_number', 'age', 'date_created'] as const;

export const candidateRow = z.object({
  id: rowId,
  name: z.string(),
  photo: z.nullable(picture),
  gender: z.nullable(z.enum(genders)),
  age: z.nullable(z.int()),
  place: z.nullable(z.string()),
  native_place: z.nullable(z.string()),
  education: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  height_cm: z.nullable(z.number()),
  gotra: z.nullable(z.string()),
  marital_status: z.nullable(z.enum(maritalStatuses)),
  status: z.enum(profileStatuses),
  /** The label of the season; it never replaces the status. */
  activation: z.enum(activations),
  attendance: z.enum(attendances),
  is_hidden: z.boolean(),
  serial_number: z.nullable(z.int()),
  created_at: utcInstant,
  updated_at: utcInstant,
  /** The owner's mobile, for the call button: in the list `draft` only. */
  mobile: z.nullable(z.string()),
});
export type CandidateRow = z.output<typeof candidateRow>;

/** A page of a list of candidates. POST, so that no name is in an address. */
export const candidatesContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/candidates',
  access: 'staff',
  input: listQuery(candidateSorts, candidateFilter),
  output: listOutput(candidateRow),
});
export type CandidatesInput = z.input<typeof candidatesContract.input>;

/** How many candidates are in each list, without the hidden ones. */
export const candidateCountsContract = defineContract({
  method: 'GET',
  group: 'qe_office',
  path: '/candidate_counts',
  access: 'staff',
  input: z.object({}),
  output: z.record(z.enum(candidateLists), z.int()),
});
export type CandidateCounts = z.output<typeof candidateCountsContract.output>;

export const candidateSelection = selection(candidateFilter);
export type CandidateSelection = z.output<typeof candidateSelection>;

/** What a file of candidates has: the columns of the list, or everything of the profile. */
export const candidateFileKinds = ['list', 'profile'] as const;

/** The chosen candidates as CSV. The list is sorted as given, whole profiles by serial number. */
export const candidatesFileContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/candidates_file',
  access: 'admin',
  file: 'text/csv; charset=utf-8',
  input: z.object({
    kind: z.enum(candidateFileKinds),
    selection: candidateSelection,
    sort: candidatesContract.input.shape.sort,
    contacts_reason: contactsReason,
  }),
  output: fileOutput,
});

/** The most profiles that are hidden at once: each gets a line in the audit log. */
export const hideMaxProfiles = 200;

/** Hides the chosen profiles from other members, or shows them again. Those that are not shown are left out. */
export const hideCandidatesContract = defineContract({
  method: 'POST',
  group: 'qe_office',
  path: '/hide_candidates',
  access: 'review',
  input: z.object({
    action: z.enum(['hide', 'unhide']),
    selection: candidateSelection,
    reason: z._default(typedText(500), ''),
  }),
  /** The profiles that changed, and how many were left out. */
  output: z.object({ changed: z.array(rowId), left_out: z.int() }),
});

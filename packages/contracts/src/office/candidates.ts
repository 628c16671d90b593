import {
  activations,
  attendances,
  type CandidateList,
  candidateLists,
  profileStatuses,
} from '@suchi/domain/lifecycle';
import { genders, maritalStatuses } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { countsOf, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { picture } from '../media/media.ts';
import {
  contactsReason,
  listOutput,
  listQuery,
  type OfficeColumn,
  registeredDays,
  selection,
  valuesOf,
} from './list-query.ts';

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

const words = z.nullable(z.string());

/** The columns, in the order of the page. */
export const candidateColumns = {
  name: { value: z.string(), sort: 'name' },
  serial_number: { value: z.nullable(z.int()), key: 'serial', sort: 'serial_number', isNumber: true },
  status: { value: z.enum(profileStatuses) },
  age: { value: z.nullable(z.int()), sort: 'age', isNumber: true, leaves: 'second' },
  place: { value: words, leaves: 'second' },
  education: { value: words, leaves: 'first' },
  /** The label of the season; it never replaces the status. */
  activation: { value: z.enum(activations), key: 'season', leaves: 'first' },
  updated_at: {
    value: utcInstant,
    key: 'updated',
    sort: 'date_updated',
    isSortedDownFirst: true,
    isMoment: true,
    leaves: 'first',
    cardOf: ['draft', 'pending'],
  },
  /** The owner's mobile, for the call button: in the list `draft` only. */
  mobile: { value: words, key: 'call', onlyOf: ['draft'] },
  height_cm: { value: z.nullable(z.number()), key: 'height', isExtra: true },
  gotra: { value: words, isExtra: true },
  marital_status: { value: z.nullable(z.enum(maritalStatuses)), key: 'marital', isExtra: true },
  attendance: { value: z.enum(attendances), isExtra: true },
  native_place: { value: words, key: 'native', isExtra: true },
  designation: { value: words, isExtra: true },
  gender: { value: z.nullable(z.enum(genders)), isExtra: true },
  created_at: {
    value: utcInstant,
    key: 'registered',
    sort: 'date_created',
    isSortedDownFirst: true,
    isMoment: true,
    isExtra: true,
  },
} as const satisfies Record<string, OfficeColumn<(typeof candidateSorts)[number], CandidateList>>;

export const candidateRow = z.object({
  id: rowId,
  photo: z.nullable(picture),
  is_hidden: z.boolean(),
  ...valuesOf(candidateColumns),
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
  output: countsOf(candidateLists),
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

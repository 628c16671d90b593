import {
  enteredWays,
  identityMinLength,
  requestAskers,
  requestKinds,
  requestStates,
  requestWays,
} from '@suchi/domain/closing';
import { purposes } from '@suchi/domain/consent';
import { photoLimits } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { calendarDate, inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

const group = 'qe_closing';
const access = 'grievance';

const dataRequest = z.object({
  id: rowId,
  reference: z.string(),
  kind: z.enum(requestKinds),
  way: z.enum(requestWays),
  asked_by: z.enum(requestAskers),
  /** The name of the account, or of somebody without one; null: it is sealed or destroyed. */
  about: z.nullable(z.string()),
  account: z.nullable(z.string()),
  asker: z.nullable(z.string()),
  wanted: z.nullable(z.string()),
  received_on: calendarDate,
  due_on: calendarDate,
  state: z.enum(requestStates),
  identity: z.nullable(z.string()),
  checked_by: z.nullable(z.string()),
  has_certificate: z.boolean(),
  /** Its photo can be looked at. */
  has_photo: z._default(z.boolean(), false),
  outcome: z.nullable(z.string()),
  done_on: z.nullable(calendarDate),
  done_by: z.nullable(z.string()),
  /** Of the account that a deletion sealed. */
  destroyed_on: z.nullable(calendarDate),
  /** The one who looks noted the identity, so another person must do it. */
  is_checked_by_me: z.boolean(),
});
export type DataRequest = z.output<typeof dataRequest>;

const count = z.int();

/** Open ones by their last day, then the others, newest first; and the facts of the cards. */
export const requestsContract = defineContract({
  method: 'POST',
  group,
  path: '/requests',
  access,
  input: z.object({ page: z._default(pageNumber, 1) }),
  output: z.object({
    rows: z.array(dataRequest),
    total: count,
    open: count,
    sealed: count,
    /** The next one to be destroyed. */
    next: z.nullable(z.object({ closed_on: calendarDate, destroyed_on: calendarDate })),
    backup_days: count,
    /** When the nightly job last destroyed something. */
    last_destroyed_on: z.nullable(calendarDate),
    is_overdue: z.boolean(),
    withdrawn: z.array(z.object({ purpose: z.enum(purposes), count })),
  }),
});
export type RequestsPage = z.output<typeof requestsContract.output>;

/** From paper, a call or a mail. */
export const enterRequestContract = defineContract({
  method: 'POST',
  group,
  path: '/enter',
  access,
  input: z.object({
    kind: z.enum(requestKinds),
    way: z.enum(enteredWays),
    asked_by: z.enum(requestAskers),
    /** The address of the account. */
    email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
    about: z.optional(typedText(200)),
    asker: z.optional(typedText(200)),
    wanted: typedText(2000).check(z.minLength(3, 'tooShort')),
    /** May lie back, not ahead. */
    received_on: calendarDate,
  }),
  output: z.object({ id: rowId, reference: z.string() }),
});
export type EnterRequest = z.input<typeof enterRequestContract.input>;

/** How the person was checked, before anything is given out or done. */
export const checkIdentityContract = defineContract({
  method: 'POST',
  group,
  path: '/check_identity',
  access,
  input: z.object({
    id: rowId,
    identity: typedText(500).check(z.minLength(identityMinLength, 'tooShort')),
  }),
  output: z.object({}),
});

/** The photo of a certificate, once for each request. */
export const takeCertificateContract = defineContract({
  method: 'POST',
  group,
  path: '/certificate',
  access,
  bytes: {
    contentTypes: ['image/'],
    maxBytes: photoLimits.maxBytes,
    wrongType: 'PHOTO_NOT_AN_IMAGE',
    tooLarge: 'PHOTO_TOO_LARGE',
  },
  input: z.object({ id: inQuery(rowId) }),
  output: z.object({}),
});

/** The same photo, while the request is open. Each look is recorded. */
export const certificatePhotoContract = defineContract({
  method: 'GET',
  group,
  path: '/certificate_photo',
  access,
  file: 'image/webp',
  input: z.object({ id: inQuery(rowId) }),
  output: fileOutput,
});

/** Notes what was done. For a deletion, this closes the account. */
export const finishRequestContract = defineContract({
  method: 'POST',
  group,
  path: '/finish',
  access,
  input: z.object({
    id: rowId,
    outcome: typedText(500).check(z.minLength(3, 'tooShort')),
    is_refused: z._default(z.boolean(), false),
  }),
  output: z.object({}),
});

const purposeCount = z.object({
  purpose: z.enum(purposes),
  on: count,
  off: count,
  unanswered: count,
  withdrawn_this_month: count,
});

/** How many agreed to what; no names. */
export const consentCountsContract = defineContract({
  method: 'GET',
  group,
  path: '/consent_counts',
  access,
  input: z.object({}),
  output: z.object({ purposes: z.array(purposeCount) }),
});

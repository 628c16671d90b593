import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

const retryLater = z.object({ retry_after_seconds: z.number() });

/** The details that some codes carry. Never an address or a number of a person; names of staff only for staff. */
export const errorDetails = {
  BIODATA_BUSY: retryLater,
  /** The domain's word for why it is not allowed. */
  BIODATA_REFUSED: z.object({ reason: z.string() }),
  /** The domain's word for why it is not allowed. */
  BULK_MAIL_REFUSED: z.object({ reason: z.string() }),
  /** `plan_changed`, `not_last_run`, or `numbers_outside` with how many. */
  BOOK_REFUSED: z.object({ reason: z.string() }),
  /** The domain's word; with `payment_pending` the day by which it is settled. */
  CLOSING_REFUSED: z.object({ reason: z.string(), until: z.optional(z.string()) }),
  /** Tries that are left before the card is locked; the same for a card that never was. */
  CLAIM_REFUSED: z.object({ tries_left: z.int() }),
  /** The domain's word for why it is not allowed. `held`: with the name of the colleague. */
  DESK_ENTRY_REFUSED: z.object({ reason: z.string(), held_by: z.optional(z.string()) }),
  EDITION_REFUSED: z.object({ reason: z.string(), count: z.optional(z.int()) }),
  /** Why a sheet cannot be read, and in which line. */
  IMPORT_FILE_REFUSED: z.object({ reason: z.string(), line: z.optional(z.int()) }),
  IMPORT_REFUSED: z.object({ reason: z.string() }),
  /** The domain's word for why it is not allowed. */
  INCIDENT_REFUSED: z.object({ reason: z.string() }),
  INTEREST_REFUSED: z.object({ reason: z.string() }),
  /** What is wrong, by field: a key of the web catalogue. */
  INVALID_PAYLOAD: z.object({ fields: z.catchall(z.object({}), z.string()) }),
  INVALID_QUERY: z.object({ reason: z.string() }),
  /** The domain's word for why it is not allowed; `uses` counts the profiles that have the value. */
  LOOKUP_REFUSED: z.object({ reason: z.string(), uses: z.optional(z.int()) }),
  /** The domain's word for why it is not allowed. */
  MELAWA_REFUSED: z.object({ reason: z.string() }),
  /** `event_over`, or `too_many` orders at once. */
  ORDER_REFUSED: z.object({ reason: z.string() }),
  OTP_RESEND_TOO_SOON: retryLater,
  PHOTO_IN_PROGRESS: retryLater,
  PHOTO_QUEUE_FULL: retryLater,
  PROFILE_ACTION_REFUSED: z.object({
    /** The domain's word for why the step is not allowed. */
    reason: z.string(),
    /** The profile's current status, when another request changed it first. */
    status: z.optional(z.string()),
    /** The staff member who took the last step; only sent to staff. */
    decided_by: z.optional(z.string()),
  }),
  PROFILE_INCOMPLETE: z.object({
    violations: z.array(z.object({ field: z.string(), code: z.string() })),
  }),
  /** The domain's word for why it is not allowed. */
  REFUND_REFUSED: z.object({ reason: z.string() }),
  REQUESTS_EXCEEDED: retryLater,
  REVEALS_PAUSED: retryLater,
  /**
   * `not_open`, `page_changed`, `no_numbers`, `until_past`, `reminded_today`, `already_settled`, `needs_form`,
   * `changes_wait` or `not_valid`.
   */
  PROOF_REFUSED: z.object({ reason: z.string() }),
  SEARCH_REFUSED: z.object({ reason: z.string() }),
  /** `no_admin` or `unfinished`. */
  SETUP_REFUSED: z.object({ reason: z.string() }),
  /** The domain's word for why it is not allowed. */
  STAFF_CHANGE_REFUSED: z.object({ reason: z.string() }),
} as const satisfies Partial<Record<ErrorCode, z.ZodMiniType>>;

type DetailedCode = keyof typeof errorDetails;

/** The codes that say everything by themselves. */
export type PlainErrorCode = Exclude<ErrorCode, DetailedCode>;

/** What comes with one code; nothing for most. */
export type ErrorDetails<Code extends ErrorCode> = Code extends DetailedCode
  ? z.output<(typeof errorDetails)[Code]>
  : undefined;

/** The details of an error from the wire, or undefined when they are not what its code promises. */
export function readErrorDetails<Code extends DetailedCode>(
  code: Code,
  given: unknown,
): ErrorDetails<Code> | undefined {
  const parsed = errorDetails[code].safeParse(given);
  return parsed.success ? (parsed.data as ErrorDetails<Code>) : undefined;
}

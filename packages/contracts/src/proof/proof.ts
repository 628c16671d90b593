import { deliveryFailures } from '@suchi/domain/bulk-mail';
import {
  mistakeStates,
  proofAnswers,
  proofLines,
  proofStages,
  proofTextMaxLength,
} from '@suchi/domain/proof';
import * as z from 'zod/mini';
import {
  calendarDate,
  inQuery,
  pageNumber,
  rowId,
  typedText,
  utcInstant,
} from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { picture } from '../media/media.ts';
import { editionSection } from '../print/edition-book.ts';
import { printedProfile } from '../print/printed-profile.ts';

const namedMistake = z.object({
  line: z.enum(proofLines),
  should_be: z.string(),
  state: z.enum(mistakeStates),
});

/** The caller's own page as it would be printed now, and what they said about it. */
const ownProof = z.object({
  stage: z.enum(proofStages),
  until: z.nullable(calendarDate),
  /** Null without a number in this edition. */
  page: z.nullable(
    z.object({
      printed: printedProfile,
      photo: z.nullable(picture),
      section: editionSection,
      number: z.int(),
      year: z.int(),
      /** Sent back with an answer, so that it is about this page. */
      digest: z.string(),
    }),
  ),
  answer: z.nullable(z.object({ answer: z.enum(proofAnswers), at: utcInstant })),
  mistakes: z.array(namedMistake),
});
export type OwnProof = z.output<typeof ownProof>;

const digest = typedText(64);

export const ownProofContract = defineContract({
  method: 'GET',
  group: 'qe_proof',
  path: '/mine',
  input: z.object({}),
  output: ownProof,
});

export const confirmProofContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/confirm',
  input: z.object({ digest }),
  output: ownProof,
});

/** Names what is wrong. It replaces what was named before and is still open. */
export const reportMistakesContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/mistakes',
  input: z.object({
    digest,
    mistakes: z
      .array(
        z.object({
          line: z.enum(proofLines),
          should_be: typedText(proofTextMaxLength).check(z.minLength(1, 'required')),
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(proofLines.length, 'tooLong')),
  }),
  output: ownProof,
});

/** Takes the answer back while the round is open. */
export const withdrawProofContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/withdraw',
  input: z.object({}),
  output: ownProof,
});

const proofRound = z.object({
  year: z.int(),
  stage: z.enum(proofStages),
  opened_at: z.nullable(utcInstant),
  until: z.nullable(calendarDate),
  reminded_at: z.nullable(utcInstant),
  /** When the last reminder goes out by itself; null when none will. */
  last_reminder_at: z.nullable(utcInstant),
  /** Numbered candidates, and how many said what. */
  candidates: z.int(),
  correct: z.int(),
  mistake: z.int(),
  open_mistakes: z.int(),
  settled_mistakes: z.int(),
  /** Answers of each day in India, the last 14 days with an answer. */
  days: z.array(z.object({ day: calendarDate, correct: z.int(), mistake: z.int() })),
  mails: z.object({
    /** Who gets a mail when the round is opened; 0 once it is. */
    to_send: z.int(),
    per_minute: z.int(),
    /** The families whose last mail of this round is not sent yet, or could not be sent. */
    waiting: z.int(),
    failed: z.int(),
    /** The first of those. */
    failures: z.array(
      z.object({
        profile_id: rowId,
        serial_number: z.int(),
        name: z.string(),
        failure: z.enum(deliveryFailures),
      }),
    ),
  }),
});
export type ProofRound = z.output<typeof proofRound>;

export const proofRoundContract = defineContract({
  method: 'GET',
  group: 'qe_proof',
  path: '/round',
  access: 'admin',
  input: z.object({}),
  output: proofRound,
});

/**
 * Opens the round and mails every numbered candidate, if they are as many as the caller saw; or moves the last day of an
 * open one, without a mail.
 */
export const openProofContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/open',
  access: 'admin',
  input: z.object({ until: calendarDate, mails: z.optional(z.int()) }),
  output: proofRound,
});

/** Mails those who have not answered, at most once a day. */
export const remindProofContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/remind',
  access: 'admin',
  input: z.object({}),
  output: z.extend(proofRound, { mailed: z.int() }),
});

/** Everyone who is printed, with the answer, as a CSV file. */
export const proofAnswersFileContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/answers_file',
  access: 'admin',
  file: 'text/csv; charset=utf-8',
  input: z.object({}),
  output: fileOutput,
});

export const mistakesPageSize = 10;

const mistakeItem = z.object({
  id: rowId,
  profile_id: rowId,
  serial_number: z.int(),
  name: z.string(),
  photo: z.nullable(picture),
  line: z.enum(proofLines),
  printed: z.nullable(z.string()),
  should_be: z.string(),
  state: z.enum(mistakeStates),
  sent_at: utcInstant,
});
export type MistakeItem = z.output<typeof mistakeItem>;

/** Open ones oldest first, settled ones newest first. */
export const mistakesContract = defineContract({
  method: 'GET',
  group: 'qe_proof',
  path: '/mistakes',
  access: 'admin',
  input: z.object({
    state: z._default(z.enum(['open', 'settled']), 'open'),
    search: z.optional(typedText(100)),
    page: z._default(inQuery(pageNumber), 1),
  }),
  output: z.object({ total: z.int(), items: z.array(mistakeItem) }),
});

/**
 * `correct` writes the text into the profile, for a line that is one text; `corrected` says that it was done in the
 * form; `kept` leaves the page as it is. The candidate gets the page again by mail when nothing of it is open any more.
 */
export const settleMistakeContract = defineContract({
  method: 'POST',
  group: 'qe_proof',
  path: '/settle',
  access: 'admin',
  input: z.object({ id: rowId, how: z.enum(['correct', 'corrected', 'kept']) }),
  output: z.object({ state: z.enum(mistakeStates) }),
});

import { hasNumberOrLink, interestAnswers, interestWordsMax, openingSentences } from '@suchi/domain/families';
import * as z from 'zod/mini';
import { inQuery, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { familyNumber } from '../discovery/family-number.ts';
import { answerSentence, familyMail, interest } from './interest.ts';

export const familyLists = ['received', 'sent', 'accepted'] as const;
export type FamilyList = (typeof familyLists)[number];

export const familyListPageSize = 12;

/**
 * The families that wrote to the caller or that the caller wrote to. New ones first, then open ones, then those of the
 * last months that are answered. It needs no subscription.
 */
export const familyListContract = defineContract({
  method: 'GET',
  group: 'qe_families',
  path: '/list',
  input: z.object({ kind: z.enum(familyLists), page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({
    total: z.int(),
    page: z.int(),
    items: z.array(z.discriminatedUnion('kind', [interest, familyMail])),
    /** Families that closed their account lately; with the first page. A server of the release before does not say it. */
    gone: z._default(z.array(z.object({ id: z.int(), at: z.string() })), []),
  }),
});
export type FamilyListPage = z.output<typeof familyListContract.output>;
export type FamilyListItem = FamilyListPage['items'][number];

const one = { id: rowId };

/** One interest of the caller. Someone else's: INTEREST_REFUSED with `missing`. */
export const oneInterestContract = defineContract({
  method: 'GET',
  group: 'qe_families',
  path: '/one',
  input: z.object({ id: inQuery(rowId) }),
  output: z.extend(interest, {
    /** What the association says that families do next, a line for each step; null: the usual words. */
    next_steps: z.optional(z.nullable(z.string())),
  }),
});

/** What the sheet to write or to answer needs. A profile that may not be seen: PROFILE_NOT_FOUND. */
export const interestSheetContract = defineContract({
  method: 'GET',
  group: 'qe_families',
  path: '/sheet',
  input: z.object({ profile_id: inQuery(rowId) }),
  output: z.object({
    own_name: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** Of interests that the caller sent. */
    open: z.int(),
    open_limit: z.int(),
    is_melawa_ahead: z.boolean(),
    /** Whether the caller's photo is for families that they accepted; it is shown to this one while it is open. */
    shows_photo: z.boolean(),
    /** When that family wrote first: sending is then a yes. */
    they_wrote_at: z.nullable(z.string()),
    /** The caller's numbers, for the answer. */
    mobiles: z.array(familyNumber),
    /** Why the caller cannot send; null when they can. */
    refusal: z.nullable(z.string()),
    again_from: z.nullable(z.string()),
  }),
});
export type InterestSheet = z.output<typeof interestSheetContract.output>;

const ownWords = typedText(interestWordsMax).check(
  z.refine((text) => !hasNumberOrLink(text), 'numberOrLink'),
);
const hour = z.int().check(z.minimum(0), z.maximum(24));

/**
 * Sends interest to a family. Sent twice, it is one. When that family wrote first, it is a yes. Refused with
 * INTEREST_REFUSED and a reason.
 */
export const sendInterestContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/send',
  input: z.object({
    profile_id: rowId,
    sentence: z.nullable(z.enum(openingSentences)),
    words: z._default(ownWords, ''),
  }),
  output: interest,
});

/** The card was open on the screen for two seconds. */
export const seeInterestContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/seen',
  input: z.object(one),
  output: z.object({}),
});

/** A yes opens both families' numbers to each other. A no can become a yes later. */
export const answerInterestContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/answer',
  input: z.object({
    ...one,
    answer: z.enum(interestAnswers),
    sentence: answerSentence,
    /** Which of the own numbers to call; null: the first. */
    mobile: z._default(z.nullable(typedText(20)), null),
    best_time: z._default(z.nullable(z.object({ from: hour, to: hour })), null),
  }),
  output: interest,
});

/** Takes an answer back within its first seconds; nothing was mailed by then. */
export const undoAnswerContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/undo',
  input: z.object(one),
  output: interest,
});

/** Once, from the seventh day on. */
export const remindFamilyContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/remind',
  input: z.object(one),
  output: interest,
});

export const withdrawInterestContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/withdraw',
  input: z.object(one),
  output: interest,
});

/** After a yes, with one of the sentences of a no. Both numbers close. */
export const closeInterestContract = defineContract({
  method: 'POST',
  group: 'qe_families',
  path: '/close',
  input: z.object({ ...one, sentence: answerSentence }),
  output: interest,
});

import { numberRelations } from '@suchi/domain/discovery';
import { answerSentences, interestSides, interestStates, openingSentences } from '@suchi/domain/families';
import { maritalStatuses, storedRelations } from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { familyNumber } from '../discovery/family-number.ts';
import { knownPerson } from '../discovery/known-person.ts';
import { cardFit } from '../fit/fit.ts';

/** What stands on a card about the last interest between its family and the reader's. */
export const cardInterest = z.object({
  id: z.int(),
  side: z.enum(interestSides),
  state: z.enum(interestStates),
  /** The day of the last step, as an instant. */
  at: z.string(),
  /** From which day the reader may write again; null while it is live, or at once. */
  again_from: z.nullable(z.string()),
});
export type CardInterest = z.output<typeof cardInterest>;

export const answerSentence = z.enum([
  ...answerSentences.yes,
  ...answerSentences.later,
  ...answerSentences.no,
]);

/** The other family, as far as the reader may know it now. */
const family = z.extend(knownPerson, {
  marital_status: z.nullable(z.enum(maritalStatuses)),
  height_cm: z.nullable(z.number()),
  education: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  gotra: z.nullable(z.string()),
  /** Null when the profile is not shown. */
  fit: z.nullable(cardFit),
});

/** The hours of the day, from 0 to 23, between which a call suits; null: any time. */
const bestTime = z.nullable(z.object({ from: z.int(), to: z.int() }));

/** An interest as one of its two families sees it. */
export const interest = z.object({
  kind: z.literal('interest'),
  id: z.int(),
  side: z.enum(interestSides),
  state: z.enum(interestStates),
  family,
  /** The candidate's name of the reader, for the sentences. */
  own_name: z.nullable(z.string()),
  /** The account that wrote: its name, and whose profile it said to be. */
  writer: z.object({
    name: z.nullable(z.string()),
    relation: z.nullable(z.enum(storedRelations)),
    /** Which parent it is, when the profile names that one. */
    parent: z.nullable(z.enum(numberRelations)),
  }),
  sentence: z.nullable(z.enum(openingSentences)),
  words: z.nullable(z.string()),
  sent_at: z.string(),
  /** Whether the family that it was sent to has seen it. */
  is_seen: z.boolean(),
  /** The last day for an answer; null once there is none to wait for. */
  open_until: z.nullable(z.string()),
  /** For the sender. */
  reminded_at: z.nullable(z.string()),
  remind_from: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answer_sentence: z.nullable(answerSentence),
  /** What a family wrote that answered by writing too. */
  answer_words: z.optional(z.nullable(z.string())),
  /** Until when the reader can take the last answer back; null if there is nothing to take back. */
  undo_until: z.nullable(z.string()),
  /** Whether the reader's no can still become a yes. */
  may_still_accept: z.boolean(),
  closed_at: z.nullable(z.string()),
  again_from: z.nullable(z.string()),
  /** The other family's numbers, after a yes. */
  contact: z.nullable(
    z.object({
      mobiles: z.array(familyNumber),
      best_time: bestTime,
    }),
  ),
});
export type Interest = z.output<typeof interest>;

/** A message of "Send Mail", which stands in the same list. It is answered by a mail. */
export const familyMail = z.object({
  kind: z.literal('mail'),
  id: z.int(),
  family,
  message: z.string(),
  at: z.string(),
});
export type FamilyMail = z.output<typeof familyMail>;

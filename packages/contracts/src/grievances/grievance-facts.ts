import {
  grievanceOutcomes,
  grievanceSources,
  grievanceStates,
  grievanceText,
  grievanceTopics,
} from '@suchi/domain/grievances';
import * as z from 'zod/mini';
import { typedText } from '../basics/building-blocks.ts';

export const grievanceWords = typedText(grievanceText.max).check(z.minLength(grievanceText.min, 'tooShort'));

/** What a person says when it begins. */
export const typedGrievance = {
  topic: z.enum(grievanceTopics),
  text: grievanceWords,
  is_about_officer: z._default(z.boolean(), false),
};

/** What both sides see of a grievance. */
export const grievanceFacts = {
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  topic: z.enum(grievanceTopics),
  state: z.enum(grievanceStates),
  received_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  /** The day from which the clock runs. */
  from: z.string(),
  due_on: z.string(),
  answered_at: z.nullable(z.string()),
  outcome: z.nullable(z.enum(grievanceOutcomes)),
};

/** What both sides said, after the first text. */
export const grievanceSaid = z.array(
  z.object({
    at: z.string(),
    step: z.enum(['answered', 'reopened']),
    text: z.string(),
    outcome: z.nullable(z.enum(grievanceOutcomes)),
  }),
);

export const grievanceSource = z.enum(grievanceSources);
/** Addresses of its pictures; only the two sides are served. */
export const grievancePictureUrls = z.array(z.string());
export const sentGrievance = z.object({ id: z.int(), reference: z.string(), due_on: z.string() });
export type SentGrievance = z.infer<typeof sentGrievance>;

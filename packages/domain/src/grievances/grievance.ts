import type { Decision } from '../basics/decision.ts';

/** What a grievance is about, in the order of the form. */
export const grievanceTopics = ['photo_or_fact', 'data_use', 'member', 'payment', 'other'] as const;
export type GrievanceTopic = (typeof grievanceTopics)[number];

/** How it came: from a member's pages, from the public form, or recorded by the office. */
export const grievanceSources = ['app', 'form', 'letter', 'call'] as const;
export type GrievanceSource = (typeof grievanceSources)[number];
export const recordedSources = ['letter', 'call'] as const;

/** Sent, confirmed by a person, answered, opened once more. Closed is an answer that cannot be reopened. */
export const grievanceStates = ['sent', 'confirmed', 'reopened', 'answered'] as const;
export type GrievanceState = (typeof grievanceStates)[number];

export const grievanceOutcomes = ['put_right', 'explained', 'not_for_us', 'withdrawn'] as const;
export type GrievanceOutcome = (typeof grievanceOutcomes)[number];

/** What the history of a grievance tells. */
export const grievanceSteps = [
  'sent',
  'recorded',
  'confirmed',
  'assigned',
  'noted',
  'safety_on',
  'safety_off',
  'answered',
  'reopened',
  'late',
] as const;
export type GrievanceStep = (typeof grievanceSteps)[number];

export const grievanceText = { min: 10, max: 2000 } as const;
export const grievanceAnswer = { min: 20, max: 4000 } as const;
export const grievancePictures = { maxCount: 5, maxBytes: 10 * 1024 * 1024 } as const;

/** The number that both sides use, such as G-0032. */
export const formatGrievanceReference = (id: number): string => `G-${String(id).padStart(4, '0')}`;

const titleLength = 80;

/** Its first sentence, as a title; cut at a word. */
export function titleOfGrievance(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const sentence = /^.*?[.!?।](?=\s|$)/u.exec(line)?.[0].replace(/[.।]$/u, '') ?? line;
  if (sentence.length <= titleLength) return sentence;
  return `${sentence.slice(0, titleLength).replace(/\s+\S*$/u, '')}…`;
}

type Refusal = 'not_now';
const now = (isNow: boolean): Decision<Refusal> =>
  isNow ? { allowed: true } : { allowed: false, reason: 'not_now' };

/** Once: a person in the office has read it. */
export const checkMayConfirm = (state: GrievanceState): Decision<Refusal> => now(state === 'sent');

/** Only what was confirmed is answered, and what is answered is not given to another. */
export const checkMayAnswer = (state: GrievanceState): Decision<Refusal> =>
  now(state === 'confirmed' || state === 'reopened');

export const checkMayAssign = (state: GrievanceState): Decision<Refusal> => now(state !== 'answered');

import { grievanceOutcomes, grievanceSteps, type GrievanceTopic } from '@suchi/domain/grievances';
import * as z from 'zod/mini';

const saidLine = z.object({
  at: z.string(),
  step: z.enum(['answered', 'reopened']),
  text: z.string(),
  outcome: z.nullable(z.enum(grievanceOutcomes)),
});
export type SaidLine = z.infer<typeof saidLine>;

const historyLine = z.object({
  at: z.string(),
  step: z.enum(grievanceSteps),
  /** The account; null: the person, or the system. */
  by: z.nullable(z.string()),
  text: z.nullable(z.string()),
});
export type HistoryLine = z.infer<typeof historyLine>;

/** The columns hold what this room wrote; anything else counts as empty. */
export const parseSaid = (value: unknown): SaidLine[] => z.array(saidLine).safeParse(value).data ?? [];
export const parseHistory = (value: unknown): HistoryLine[] =>
  z.array(historyLine).safeParse(value).data ?? [];
export const parsePictures = (value: unknown): string[] => z.array(z.string()).safeParse(value).data ?? [];

export interface NewGrievance {
  topic: GrievanceTopic;
  text: string;
  is_about_officer: boolean;
}

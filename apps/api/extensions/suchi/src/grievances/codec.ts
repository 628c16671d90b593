import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  findReopenEnd,
  grievanceOutcomes,
  type GrievanceState,
  grievanceSteps,
  type GrievanceTopic,
} from '@suchi/domain/grievances';
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

/** The last day on which the person may open it once more. */
export const reopenEndOf = (
  row: { state: GrievanceState; answered_at: Date | null; reopened_at: Date | null },
  now: Date,
): CalendarDate | null =>
  findReopenEnd(
    {
      state: row.state,
      answeredOn: row.answered_at && todayInIndia(row.answered_at),
      wasReopened: row.reopened_at !== null,
    },
    todayInIndia(now),
  );

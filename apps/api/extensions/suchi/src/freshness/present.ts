import type { Answered, CallRow, callsContract, OwnQuestion } from '@suchi/contracts/freshness';
import type * as z from 'zod/mini';
import { presentRow } from '../platform/list-columns.ts';
import { callColumns } from './call-columns.ts';
import type { AnsweredQuestion } from './commands/answer-question.ts';
import type { CallList } from './commands/call-families.ts';
import type { OwnQuestionFacts } from './commands/read-question.ts';

export const presentOwnQuestion = (question: OwnQuestionFacts | null): OwnQuestion =>
  question && { month: question.month, rests_on: question.restsOn };

export const presentAnswered = ({ month, isPaused }: AnsweredQuestion): Answered => ({
  month,
  is_paused: isPaused,
});

export const presentCalls = ({
  total,
  rows,
  from,
  until,
}: CallList): z.output<typeof callsContract.output> => ({
  total,
  rows: rows.map((row) => presentRow<CallRow, typeof row, null>(callColumns, row, null)),
  from,
  until,
});

import type { MelawaAnswer } from '@suchi/domain/melawa';
import type { AnswerRow } from './repository.ts';

export const parseAnswer = (row: AnswerRow): MelawaAnswer => ({
  isComing: row.is_coming,
  isCandidateComing: row.is_candidate_coming,
  parents: row.parents,
  others: row.others,
  stageWish: row.stage_wish,
  isFromFar: row.is_from_far,
  hasSmallChild: row.has_small_child,
  sharesNumber: row.shares_number,
});

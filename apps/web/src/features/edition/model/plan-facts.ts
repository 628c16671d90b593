import type { PlannedCandidate } from '@suchi/contracts/print';
import { isAskedToComplete, type PrintProblem, printProblems } from '@suchi/domain/print';
import type { SerialPlan } from '../api/edition-queries.ts';

export const planFilters = ['all', 'conflicts', 'missing', 'photo', 'left'] as const;
export type PlanFilter = (typeof planFilters)[number];
type Conflict = SerialPlan['conflicts'][number];

export interface PlanFacts {
  listed: Record<PlanFilter, PlannedCandidate[]>;
  conflictOf: ReadonlyMap<number, Conflict>;
  problems: { problem: PrintProblem; count: number }[];
  /** How many families keep their number. */
  kept: number;
  asked: number;
  /** Families to ask to complete the profile, and those that were asked today. */
  ask: { toAsk: number; askedToday: number };
}

const photoProblems: readonly PrintProblem[] = ['photo_missing', 'photo_small'];
export const isPhotoProblem = (problem: PrintProblem): boolean => photoProblems.includes(problem);

/** What the preview says about a plan. */
export function findPlanFacts({ candidates, conflicts }: SerialPlan): PlanFacts {
  const conflictOf = new Map(conflicts.flatMap((each) => each.profile_ids.map((id) => [id, each])));
  const kept = candidates.filter((each) => each.is_kept);
  const refused = [...conflictOf.keys()].filter((id) => kept.every((each) => each.profile_id !== id));
  const lacking = candidates.filter((each) => isAskedToComplete(each.problems));
  const having = (problem: PrintProblem) =>
    candidates.filter((each) => each.problems.includes(problem)).length;
  return {
    listed: {
      all: candidates,
      conflicts: candidates.filter((each) => conflictOf.has(each.profile_id)),
      missing: candidates.filter((each) => each.problems.some((problem) => !isPhotoProblem(problem))),
      photo: candidates.filter((each) => each.problems.some(isPhotoProblem)),
      left: candidates.filter((each) => each.serial_number === null),
    },
    conflictOf,
    problems: printProblems
      .map((problem) => ({ problem, count: having(problem) }))
      .filter(({ count }) => count > 0),
    kept: kept.length,
    asked: kept.length + refused.length,
    ask: {
      toAsk: lacking.filter((each) => !each.is_asked_today).length,
      askedToday: lacking.filter((each) => each.is_asked_today).length,
    },
  };
}

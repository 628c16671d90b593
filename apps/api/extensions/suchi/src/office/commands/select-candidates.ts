import type { CandidateSelection } from '@suchi/contracts/office';
import { joinConditions, type SqlPart } from '../../platform/list-page.ts';
import { selectedCandidates } from '../repository/candidates.ts';

// For other rooms.

/** The ids of the chosen profiles, as a query for `in (…)` or `insert … select`. */
export function selectCandidates(selection: CandidateSelection): SqlPart {
  const { from, key, where } = selectedCandidates(selection);
  const { sql, bindings } = joinConditions(where);
  return { sql: `select ${key} from ${from} where ${sql}`, bindings };
}

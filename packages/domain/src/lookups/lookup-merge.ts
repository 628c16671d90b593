import type { Decision } from '../basics/decision.ts';
import { isFixedLookup } from './lookup.ts';

/** How long a merge can be undone. */
export const mergeUndoHours = 24;

interface Value {
  id: number;
  lookup: string;
}

/** Whether the first value may go into the second. */
export function checkLookupMerge(
  source: Value,
  target: Value,
): Decision<'same_value' | 'other_list' | 'needed'> {
  if (source.id === target.id) return { allowed: false, reason: 'same_value' };
  if (source.lookup !== target.lookup) return { allowed: false, reason: 'other_list' };
  return isFixedLookup(source.id) ? { allowed: false, reason: 'needed' } : { allowed: true };
}

/** Whether a value may be deleted; `uses` counts the profiles that have it. */
export function checkLookupDelete({ id, uses }: { id: number; uses: number }): Decision<'needed' | 'used'> {
  if (isFixedLookup(id)) return { allowed: false, reason: 'needed' };
  return uses > 0 ? { allowed: false, reason: 'used' } : { allowed: true };
}

/** The end of the time in which a merge can be undone. */
export function mergeUndoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + mergeUndoHours * 3_600_000);
}

/** Whether a merge can still be undone. Merges into a value that was itself merged are undone in reverse order. */
export function checkMergeUndo(
  merge: { mergedAt: Date; isUndone: boolean; isTargetInList: boolean; isNameTaken: boolean },
  now: Date,
): Decision<'undone' | 'too_late' | 'target_gone' | 'name_taken'> {
  if (merge.isUndone) return { allowed: false, reason: 'undone' };
  if (now > mergeUndoUntil(merge.mergedAt)) return { allowed: false, reason: 'too_late' };
  if (!merge.isTargetInList) return { allowed: false, reason: 'target_gone' };
  return merge.isNameTaken ? { allowed: false, reason: 'name_taken' } : { allowed: true };
}

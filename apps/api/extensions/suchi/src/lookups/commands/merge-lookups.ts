import type { mergeLookupsContract, undoMergeContract } from '@suchi/contracts/lookups';
import { checkLookupMerge, checkMergeUndo } from '@suchi/domain/lookups';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { countAllUses } from '../../profiles/commands/lookup-users.ts';
import { type LookupMoves, moveLookup, moveLookupBack } from '../../profiles/commands/move-lookup.ts';
import { findMerge, insertMerge, lockMerges, markUndone } from '../repository/merges.ts';
import { findValuesForUpdate, updateValue } from '../repository/values.ts';
import { toReferred } from './require-value.ts';

type MergeCall = WriteCall<z.output<typeof mergeLookupsContract.input>, RoleCaller>;
type UndoCall = WriteCall<z.output<typeof undoMergeContract.input>, RoleCaller>;

/**
 * The source leaves its list and points to the target, so that a form that was opened before still finds it. Locks:
 * merges, then values, then profiles.
 */
export async function mergeLookups({ tx, input, caller, now }: MergeCall): Promise<{ merge: number }> {
  await lockMerges(tx);
  const values = await findValuesForUpdate(tx, [input.source, input.target]);
  const source = values.find(({ id }) => id === input.source);
  const target = values.find(({ id }) => id === input.target);
  if (!source || !target) throw codedError('LOOKUP_NOT_FOUND');
  const decision = checkLookupMerge(source, target);
  if (!decision.allowed) throw codedError('LOOKUP_REFUSED', { reason: decision.reason });

  const profiles = await countAllUses(tx, toReferred(source));
  const moves = await moveLookup(tx, toReferred(source), toReferred(target));
  await updateValue(tx, source.id, { removed_at: now, merged_into: target.id });
  const merge = await insertMerge(
    tx,
    { source: source.id, target: target.id, merged_by: caller.userId, date_created: now },
    moves,
  );
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'lookup.merge',
    subject: { collection: 'qdb_lookup', id: source.id },
    details: { lookup: source.lookup, name: source.name, into: target.name, target: target.id, profiles },
  });
  return { merge };
}

export async function undoMerge({ tx, input, caller, now }: UndoCall): Promise<{ id: number }> {
  await lockMerges(tx);
  const merge = await findMerge(tx, input.id);
  if (!merge) throw codedError('LOOKUP_NOT_FOUND');
  const decision = checkMergeUndo(
    {
      mergedAt: merge.date_created,
      isUndone: merge.undone_at !== null,
      isTargetInList: merge.is_target_in_list,
      isNameTaken: merge.is_name_taken,
    },
    now,
  );
  if (!decision.allowed) throw codedError('LOOKUP_REFUSED', { reason: decision.reason });

  await findValuesForUpdate(tx, [merge.target]);
  await updateValue(tx, merge.source, { removed_at: null, merged_into: null });
  const { lookup } = merge;
  await moveLookupBack(
    tx,
    toReferred({ id: merge.source, lookup, name: merge.source_name }),
    toReferred({ id: merge.target, lookup, name: merge.target_name }),
    // Written by `moveLookup`.
    merge.moves as LookupMoves,
  );
  await markUndone(tx, merge.id, now);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'lookup.undo_merge',
    subject: { collection: 'qdb_lookup', id: merge.source },
    details: { lookup, name: merge.source_name, target: merge.target },
  });
  return { id: merge.source };
}

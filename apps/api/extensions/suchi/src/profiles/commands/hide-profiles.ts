import { findForUpdate, isOwnerReactivated, readRules } from '../repository.ts';
import { type StepCall, takeStep } from './take-step.ts';

interface Hiding {
  ids: readonly number[];
  action: 'hide' | 'unhide';
  reason: string;
  staffId: string;
}

/** Hides or shows the profiles that the lifecycle lets, and leaves the others. Returns those that changed. */
export async function hideProfiles(
  call: StepCall,
  { ids, action, reason, staffId }: Hiding,
): Promise<number[]> {
  const { tx } = call;
  const rules = await readRules(tx);
  const changed: number[] = [];
  // In one order, so that two people cannot wait for each other.
  for (const id of ids.toSorted((one, other) => one - other)) {
    const row = await findForUpdate(tx, { id });
    // A paused profile stays as its family left it, so that undoing shows nobody who did not want it.
    const isOpen = action === 'hide' ? row?.is_hidden === false : row?.hidden_by_staff === true;
    if (!row || !isOpen || row.status !== 'Active') continue;
    await takeStep(call, {
      rules,
      row,
      action: action === 'hide' ? { kind: action, reason } : { kind: action },
      actor: { id: staffId, kind: 'admin' },
      owner: { id: row.user, isReactivated: await isOwnerReactivated(tx, row.user) },
    });
    changed.push(id);
  }
  return changed;
}

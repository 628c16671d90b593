import { decideStep, type InterestStep } from '@suchi/domain/families';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { type InterestRow, parseInterest, sideOf } from '../codec.ts';
import { findForUpdate, findInterest, findProfileOf, lockPair, updateInterest } from '../repository.ts';
import { readInterestRules } from './read-rules.ts';

export type StepCall = Pick<WriteCall<unknown, RoleCaller>, 'tx' | 'caller' | 'now' | 'platform'>;

export const refused = (reason: string) => codedError('INTEREST_REFUSED', { reason });

export interface Taken {
  row: InterestRow;
  /** The profile that took the step. */
  ownId: number;
  /** False for a repeat: nothing is to be told. */
  isNew: boolean;
}

/** An interest of the caller's family. Another one, and one that was withdrawn before them, does not exist. */
export async function requireOwn(call: StepCall, id: number): Promise<{ row: InterestRow; ownId: number }> {
  const { tx, caller } = call;
  const ownId = await findProfileOf(tx, caller.userId);
  const seen = await findInterest(tx, id);
  if (ownId === null || seen === null || sideOf(seen, ownId) === null) throw refused('missing');
  await lockPair(tx, seen.sender, seen.receiver);
  const row = await findForUpdate(tx, id);
  if (row === null || (row.state === 'withdrawn' && row.sender !== ownId)) throw refused('missing');
  return { row, ownId };
}

/** What is recorded of each step; of seeing nothing is. */
const auditedAs = (step: InterestStep): string | null => {
  if (step.kind === 'answer') return step.answer;
  return step.kind === 'see' ? null : step.kind;
};

type More = Parameters<typeof updateInterest>[3];

/** Takes a step of the caller on a row that `requireOwn` has locked. */
export async function takeStep(
  { tx, caller, now }: StepCall,
  { row, ownId }: { row: InterestRow; ownId: number },
  step: InterestStep,
  more?: More,
): Promise<Taken> {
  const side = sideOf(row, ownId) ?? 'received';
  const rules = await readInterestRules(tx);
  const decision = decideStep(parseInterest(row), step, { side, now, rules });
  if (!decision.allowed) throw refused(decision.reason);
  if (decision.changes === null) return { row, ownId, isNew: false };
  const changed = await updateInterest(tx, row.id, decision.changes, more);
  const action = auditedAs(step);
  if (action !== null) {
    await recordAudit(tx, {
      actor: { id: caller.userId, kind: 'member' },
      action: `interest.${action}`,
      subject: { collection: 'interest', id: row.id },
    });
  }
  return { row: changed, ownId, isNew: true };
}

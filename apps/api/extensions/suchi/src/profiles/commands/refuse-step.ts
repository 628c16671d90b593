import type { ProfileActor, ProfileStatus } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import { findLastDecider } from '../repository.ts';

interface RefusedStep {
  row: { id: number; status: ProfileStatus } | null;
  actor: { kind: ProfileActor };
}

/** Explains the refusal to the second person. Only staff see a colleague's name. */
export async function refuseStep(
  tx: Knex.Transaction,
  { row, actor }: RefusedStep,
  reason: string,
): Promise<Error> {
  if (row === null) return codedError('PROFILE_ACTION_REFUSED', { reason });
  const decider = actor.kind === 'admin' ? await findLastDecider(tx, row.id) : null;
  return codedError('PROFILE_ACTION_REFUSED', {
    reason,
    status: row.status,
    ...(decider === null ? {} : { decided_by: decider }),
  });
}

import type { ProfileActor, ProfileState, TrailActionKind } from '@suchi/domain/lifecycle';
import type { FieldChange } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { recordAudit } from '../../platform/audit-log.ts';

export interface RecordedStep {
  profileId: number;
  action: TrailActionKind;
  actor: { id: string | null; kind: ProfileActor };
  owner: { id: string };
  from: ProfileState;
  to: ProfileState;
  reason?: string | null | undefined;
  changes?: readonly FieldChange[] | undefined;
  /** Typed by the office from the family's paper. */
  isAtDesk?: boolean | undefined;
}

/** Writes the step into the audit log: the actor, on whose behalf, and what changed. */
export async function recordStep(tx: Knex.Transaction, step: RecordedStep): Promise<void> {
  const { actor, owner, from, to, reason, changes, isAtDesk } = step;
  await recordAudit(tx, {
    actor,
    onBehalfOf: actor.kind === 'admin_as_member' ? owner.id : null,
    action: `profile.${step.action}`,
    subject: { collection: 'qd_matrimonial_profile', id: step.profileId },
    details: {
      from,
      to,
      ...(reason ? { reason } : {}),
      ...(changes ? { changes } : {}),
      ...(isAtDesk ? { at_desk: true } : {}),
    },
  });
}

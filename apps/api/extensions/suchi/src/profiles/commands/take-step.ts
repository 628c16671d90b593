import {
  decideTransition,
  isDeactivated,
  type ProfileAction,
  type ProfileActor,
  type ProfileStatus,
  todayInIndia,
} from '@suchi/domain';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { encodeChanges, type LifecycleRow, parseLifecycle } from '../codec.ts';
import { mailAboutStep } from './mail-about-step.ts';
import {
  insertProfile,
  type LifecycleRules,
  markReactivated,
  updateProfile,
  writeAudit,
} from '../repository.ts';

/** A step of the lifecycle: who takes it, for whom, on which profile. */
export interface Step {
  rules: LifecycleRules;
  row: LifecycleRow | null;
  action: ProfileAction;
  actor: { id: string; kind: ProfileActor };
  owner: { id: string; isReactivated: boolean };
  /** Columns to write beside the status, when the step also saves the form. */
  columns: Record<string, unknown>;
}

/** Asks the domain, saves what follows, and writes down who did it. */
export async function takeStep(
  { tx, now, platform }: { tx: Knex.Transaction; now: Date; platform: Platform },
  { rules, row, action, actor, owner, columns }: Step,
): Promise<{ id: number; status: ProfileStatus }> {
  const decision = decideTransition(row && parseLifecycle(row), action, {
    actor: actor.kind,
    today: todayInIndia(now),
    latestBirthDate: rules.latestBirthDate,
    isDeactivated:
      row !== null &&
      isDeactivated(
        { createdAt: row.date_created, isOwnerReactivated: owner.isReactivated },
        rules.activationCutOff,
      ),
  });
  if (!decision.allowed) throw codedError('PROFILE_ACTION_REFUSED', { reason: decision.reason });

  const changed = { ...columns, ...encodeChanges(decision.changes) };
  const id = row?.id ?? (await insertProfile(tx, { ...changed, user: owner.id, user_created: actor.id }));
  if (row) await updateProfile(tx, id, { ...changed, date_updated: now });
  if (decision.memberChanges.isReactivated) await markReactivated(tx, owner.id);
  await writeAudit(tx, {
    actor: actor.id,
    actor_kind: actor.kind,
    on_behalf_of: actor.kind === 'admin_as_member' ? owner.id : null,
    action: `profile.${decision.record.action}`,
    subject_id: String(id),
    details: JSON.stringify({ from: decision.record.from, to: decision.record.to }),
  });
  if (decision.mail) {
    const reason = decision.changes.rejectionReason ?? null;
    await mailAboutStep({ tx, platform }, rules, {
      profileId: id,
      mail: decision.mail,
      from: decision.record.from,
      reason,
    });
  }
  return { id, status: decision.record.to ?? 'Draft' };
}

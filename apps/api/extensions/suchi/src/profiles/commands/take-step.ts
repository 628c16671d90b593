import { todayInIndia } from '@suchi/domain/basics';
import {
  decideTransition,
  isDeactivated,
  type ProfileAction,
  type ProfileActor,
  type ProfileStatus,
  type Transition,
} from '@suchi/domain/lifecycle';
import { type FieldChange } from '@suchi/domain/profile';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { encodeChanges, type LifecycleRow, parseLifecycle } from '../codec.ts';
import {
  findLastDecider,
  insertProfile,
  type LifecycleRules,
  markReactivated,
  updateProfile,
  writeAudit,
} from '../repository.ts';
import { mailAboutStep } from './mail-about-step.ts';

/** A step of the lifecycle: the actor, the owner and the profile. */
export interface Step {
  rules: LifecycleRules;
  row: LifecycleRow | null;
  action: ProfileAction;
  actor: { id: string; kind: ProfileActor };
  owner: { id: string; isReactivated: boolean };
  /** Columns to write with the step, and the changes in words. */
  saved?: { columns: Record<string, unknown>; changes: readonly FieldChange[]; isUnchanged: boolean };
}

/** Applies the domain's decision, saves it and records the actor. */
export async function takeStep(
  { tx, now, platform }: { tx: Knex.Transaction; now: Date; platform: Platform },
  step: Step,
): Promise<{ id: number; status: ProfileStatus }> {
  const { rules, row, actor, owner, saved } = step;
  const decision = decideTransition(row && parseLifecycle(row), step.action, {
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
  if (!decision.allowed) throw await refusalOf(tx, step, decision.reason);

  // Autosave, or a button pressed eight times, must not fill the log and the committee's mailbox.
  if (row && isRepeat(row, step, decision)) return { id: row.id, status: row.status };

  const changed = { ...saved?.columns, ...encodeChanges(decision.changes) };
  const id = row?.id ?? (await insertProfile(tx, { ...changed, user: owner.id, user_created: actor.id }));
  if (row) await updateProfile(tx, id, { ...changed, date_updated: now });
  if (decision.memberChanges.isReactivated) await markReactivated(tx, owner.id);
  await record(tx, id, step, decision);
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

/** Whether the same form was saved again with no other effect. */
function isRepeat(
  row: LifecycleRow,
  { saved }: Step,
  { record: { from, to }, changes }: Transition,
): boolean {
  if (!saved?.isUnchanged || from !== to) return false;
  const { is_attending: isAttending = row.is_attending } = encodeChanges(changes);
  return isAttending === row.is_attending;
}

/** Explains the refusal to the second person. Only staff see a colleague's name. */
async function refusalOf(tx: Knex.Transaction, { row, actor }: Step, reason: string): Promise<Error> {
  if (row === null) return codedError('PROFILE_ACTION_REFUSED', { reason });
  const decider = actor.kind === 'admin' ? await findLastDecider(tx, row.id) : null;
  return codedError('PROFILE_ACTION_REFUSED', {
    reason,
    status: row.status,
    ...(decider === null ? {} : { decided_by: decider }),
  });
}

async function record(
  tx: Knex.Transaction,
  profileId: number,
  { actor, owner, saved }: Step,
  { record: { action, from, to }, changes }: Transition,
): Promise<void> {
  await writeAudit(tx, {
    actor: actor.id,
    actor_kind: actor.kind,
    on_behalf_of: actor.kind === 'admin_as_member' ? owner.id : null,
    action: `profile.${action}`,
    subject_id: String(profileId),
    details: JSON.stringify({
      from,
      to,
      ...(changes.rejectionReason ? { reason: changes.rejectionReason } : {}),
      ...(saved ? { changes: saved.changes } : {}),
    }),
  });
}

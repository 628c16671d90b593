import { isDeepStrictEqual } from 'node:util';
import { todayInIndia } from '@suchi/domain/basics';
import {
  decideRevision,
  type ProfileActor,
  type RevisionAction,
  type RevisionStep as Decided,
} from '@suchi/domain/lifecycle';
import type { FieldChange } from '@suchi/domain/profiles';
import type { LifecycleRow } from '../codec.ts';
import { findActingSubmitter, type LifecycleRules } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import { insertRevision, type RevisionContent, updateRevision } from '../revision-repository.ts';
import { mailAboutStep } from './mail-about-step.ts';
import { recordStep } from './record-step.ts';
import { refuseStep } from './refuse-step.ts';
import type { StepResult, StepCall } from './take-step.ts';

/** A step of a revision: the actor, the profile and its latest revision, both locked. */
export interface RevisionStep {
  rules: LifecycleRules;
  row: LifecycleRow;
  revision: Revision | null;
  action: RevisionAction;
  actor: { id: string; kind: ProfileActor };
  owner: { id: string };
  /** The new form. `sinceLastSave` goes into the audit log. */
  saved?: RevisionContent & { sinceLastSave: readonly FieldChange[] };
}

/** Applies the domain's decision to the revision, saves it and records the actor. The profile stays as it is. */
export async function takeRevisionStep(call: StepCall, step: RevisionStep): Promise<StepResult> {
  const { tx, now, platform } = call;
  const { rules, row, revision, action, actor, owner, saved } = step;
  const decision = decideRevision(revision, action, {
    actor: actor.kind,
    profileStatus: row.status,
    today: todayInIndia(now),
    latestBirthDate: rules.latestBirthDate,
  });
  if (!decision.allowed) throw await refuseStep(tx, step, decision.reason);
  const result = { id: row.id, status: row.status };
  if (isRepeat(step, decision)) return result;

  await save(call, step, decision);
  const reason = decision.rejectionReason ?? null;
  const changes = action.kind === 'approve_changes' ? revision?.changes : saved?.sinceLastSave;
  await recordStep(tx, {
    profileId: row.id,
    action: action.kind,
    actor,
    owner,
    from: row.status,
    to: row.status,
    reason,
    changes,
  });
  const staffId = await findActingSubmitter(tx, row.id, 'submit_changes');
  const mailed = {
    profileId: row.id,
    mails: decision.mails,
    news: 'changed',
    reason,
    byOffice: staffId === null ? null : { staffId, changes: revision?.changes ?? [] },
  } as const;
  await mailAboutStep({ tx, platform }, rules, mailed);
  return result;
}

function isRepeat({ revision, saved }: RevisionStep, { status }: Decided): boolean {
  return saved !== undefined && status === revision?.status && isDeepStrictEqual(revision.form, saved.form);
}

/** An approved revision is history; any other is used again. */
async function save(
  { tx, now }: StepCall,
  { row, revision, action, actor, saved }: RevisionStep,
  { status, rejectionReason }: Decided,
): Promise<void> {
  const isDecision = action.kind === 'approve_changes' || action.kind === 'reject_changes';
  const state = {
    status,
    date_updated: now,
    ...(rejectionReason === undefined ? {} : { rejection_reason: rejectionReason }),
    ...(action.kind === 'save_changes' ? { submitted_at: null } : {}),
    ...(action.kind === 'submit_changes' ? { submitted_at: now } : {}),
    ...(isDecision ? { decided_at: now, decided_by: actor.id } : {}),
  };
  if (revision !== null && revision.status !== 'approved')
    await updateRevision(tx, revision.id, state, saved);
  else if (saved) await insertRevision(tx, row.id, state, saved);
}

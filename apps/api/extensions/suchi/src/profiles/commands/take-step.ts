import { todayInIndia } from '@suchi/domain/basics';
import {
  decideTransition,
  isDeactivated,
  type ProfileAction,
  type ProfileActor,
  type ProfileStatus,
  submissionNews,
  type Transition,
} from '@suchi/domain/lifecycle';
import { type ConsentWay, listWaiting } from '@suchi/domain/consent';
import { type FieldChange, needsConsent } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { changeAccount } from '../../accounts/commands/change-account.ts';
import { addConsents } from '../../consent/commands/add-consents.ts';
import { endInterestsOf } from '../../families/commands/end-interests.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { encodeChanges, type LifecycleRow, parseLifecycle } from '../codec.ts';
import { hasSubmission, insertProfile, type LifecycleRules, updateProfile } from '../repository.ts';
import { mailAboutStep } from './mail-about-step.ts';
import { recordStep } from './record-step.ts';
import { refuseStep } from './refuse-step.ts';

export interface StepCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs' | 'logger'>;
}

/** A step of the lifecycle: the actor, the owner and the profile. */
export interface Step {
  rules: LifecycleRules;
  row: LifecycleRow | null;
  action: ProfileAction;
  /** Without an account: a rule of the association. */
  actor: { id: string | null; kind: ProfileActor };
  /** How its consents came; null: as the actor says. */
  way?: ConsentWay | null;
  /** In which the notice was read; without it that of the account. */
  language?: string;
  owner: { id: string; isReactivated: boolean };
  /** Columns to write with the step, and the changes in words. */
  saved?: {
    columns: Record<string, unknown>;
    changes: readonly FieldChange[];
    isUnchanged: boolean;
    /** Typed from paper: it saves by itself, which adds no line to the log each time. */
    isAtDesk?: boolean;
  };
}

export interface StepResult {
  id: number;
  status: ProfileStatus;
}

/** Applies the domain's decision, saves it and records the actor. */
export async function takeStep(call: StepCall, step: Step): Promise<StepResult> {
  const { tx, now, platform } = call;
  const { rules, row, actor, owner, saved } = step;
  const way = step.way ?? (actor.kind === 'member' ? 'app' : 'office');
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
    waiting: listWaiting({ ...rules, isByOther: isByOther(step), way, own: row?.own_answers ?? {} }),
  });
  if (!decision.allowed) throw await refuseStep(tx, step, decision.reason);

  // Autosave, or a button pressed eight times, must not fill the log and the committee's mailbox.
  if (row && isRepeat(row, step, decision)) return { id: row.id, status: row.status };

  const isSubmittedBefore =
    step.action.kind === 'submit' && row !== null && (await hasSubmission(tx, row.id));
  const changed = {
    ...saved?.columns,
    ...encodeChanges(decision.changes),
    ...(decision.isShownAgain ? { shown_since: now } : {}),
    ...(decision.isConfirmed ? { confirmed_at: now } : {}),
  };
  const id = row?.id ?? (await insertProfile(tx, { ...changed, user: owner.id, user_created: actor.id }));
  if (row) await updateProfile(tx, id, { ...changed, date_updated: now });
  await addConsents(tx, id, decision.changes.consents ?? {}, { ...step, author: actor.id, way, now });
  if (decision.isHiddenNow) await endInterestsOf(tx, id, now);
  if (decision.memberChanges.isReactivated) await changeAccount(tx, owner.id, { is_reactivated: true });
  const { from, to } = decision.record;
  const reason = 'reason' in step.action ? step.action.reason.trim() : null;
  const isQuiet = saved?.isAtDesk === true && from !== null && from === to;
  const recorded = { ...decision.record, profileId: id, actor, owner, reason };
  if (!isQuiet) await recordStep(tx, { ...recorded, changes: saved?.changes, isAtDesk: saved?.isAtDesk });
  const news = submissionNews(from, isSubmittedBefore);
  const staffId = actor.kind === 'admin_as_member' ? actor.id : null;
  const byOffice = staffId === null ? null : { staffId, changes: [] };
  const { mails } = decision;
  await mailAboutStep({ tx, platform }, rules, { profileId: id, mails, news, reason, byOffice });
  return { id, status: to ?? 'Draft' };
}

/** As it is saved with the step, or was before. */
function isByOther({ saved, row }: Step): boolean {
  const relation = saved?.columns['author_relation'] ?? row?.author_relation ?? null;
  return needsConsent(relation as Parameters<typeof needsConsent>[0]);
}

/** Whether the step would change nothing. */
function isRepeat(row: LifecycleRow, { saved }: Step, decision: Transition): boolean {
  const { record, memberChanges, changes } = decision;
  if (record.from !== record.to || saved?.isUnchanged === false || memberChanges.isReactivated) return false;
  const { consents = {} } = changes;
  if (row.asked_again.some((purpose) => consents[purpose] !== undefined)) return false;
  return isWithin(encodeChanges(changes), row) && isWithin(consents, row.consents);
}

const isWithin = (part: object, whole: object): boolean =>
  Object.entries(part).every(([name, value]) => (whole as Record<string, unknown>)[name] === value);

import type { ProfileMail } from '@suchi/domain/lifecycle';
import type { FieldChange } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { type LifecycleRules, readNames, readStaffName } from '../repository.ts';

export interface MailedStep {
  profileId: number;
  mails: readonly ProfileMail[];
  news: 'created' | 'changed';
  reason: string | null;
  /** The office wrote in the member's place: who, and what. */
  byOffice: { staffId: string; changes: readonly FieldChange[] } | null;
}

/** Runs in the same transaction. Sends nothing while the association's mail is switched off. */
export async function mailAboutStep(
  { tx, platform }: { tx: Knex.Transaction; platform: Pick<JobPlatform, 'env' | 'jobs' | 'logger'> },
  { isMailOn, officeEmail }: LifecycleRules,
  { profileId, mails, news, reason, byOffice }: MailedStep,
): Promise<void> {
  if (!isMailOn || mails.length === 0) return;
  const { candidate, owner, ownerEmail, ownerFirstName: firstName } = await readNames(tx, profileId);
  const writtenBy = byOffice && (await readStaffName(tx, byOffice.staffId));
  const changedFields = byOffice && byOffice.changes.map(({ field }) => field);
  const letters: Record<ProfileMail['kind'], MailToWrite> = {
    profile_pending: { kind: 'profile_pending', facts: { candidate, news, writtenBy } },
    received: { kind: 'profile_received', facts: { firstName, candidate, isByOffice: byOffice !== null } },
    approved: { kind: 'profile_approved', facts: { firstName } },
    rejected: { kind: 'profile_rejected', facts: { firstName, reason: reason ?? '' } },
    blocked: { kind: 'profile_blocked', facts: { firstName } },
    unblocked: { kind: 'profile_unblocked', facts: { firstName } },
    changes_approved: { kind: 'changes_approved', facts: { firstName, changedFields } },
    changes_rejected: { kind: 'changes_rejected', facts: { firstName, reason: reason ?? '' } },
  };
  for (const { kind, to } of mails) {
    // The family has not heard of these changes, and nothing has changed.
    if (kind === 'changes_rejected' && byOffice) continue;
    const [address, person] = to === 'admin' ? [officeEmail, null] : [ownerEmail, owner];
    if (to === 'admin' && address === null)
      platform.logger.warn({ kind }, 'no mail to the office: set office_email or support_email');
    else await queueMail({ tx, platform }, { ...letters[kind], to: address, person });
  }
}

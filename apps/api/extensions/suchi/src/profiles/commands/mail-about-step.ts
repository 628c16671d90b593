import { type ProfileMail } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { MailToWrite } from '../../mail/words.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LifecycleRules, readNames } from '../repository.ts';

export interface MailedStep {
  profileId: number;
  mails: readonly ProfileMail[];
  news: 'created' | 'changed';
  reason: string | null;
}

/** Runs in the same transaction. Sends nothing while the association's mail is switched off. */
export async function mailAboutStep(
  { tx, platform }: { tx: Knex.Transaction; platform: Platform },
  { isMailOn, officeEmail }: LifecycleRules,
  { profileId, mails, news, reason }: MailedStep,
): Promise<void> {
  if (!isMailOn || mails.length === 0) return;
  const { candidate, ownerEmail, ownerFirstName: firstName } = await readNames(tx, profileId);
  const letters: Record<ProfileMail['kind'], MailToWrite> = {
    profile_pending: { kind: 'profile_pending', facts: { candidate, news } },
    received: { kind: 'profile_received', facts: { firstName, candidate } },
    approved: { kind: 'profile_approved', facts: { firstName } },
    rejected: { kind: 'profile_rejected', facts: { firstName, reason: reason ?? '' } },
    blocked: { kind: 'profile_blocked', facts: { firstName } },
    unblocked: { kind: 'profile_unblocked', facts: { firstName } },
    changes_approved: { kind: 'changes_approved', facts: { firstName } },
    changes_rejected: { kind: 'changes_rejected', facts: { firstName, reason: reason ?? '' } },
  };
  for (const { kind, to } of mails) {
    const address = to === 'admin' ? officeEmail : ownerEmail;
    if (address === null)
      platform.logger.warn({ kind }, 'no mail to the office: set office_email or support_email');
    else await queueMail({ tx, platform }, { ...letters[kind], to: address });
  }
}

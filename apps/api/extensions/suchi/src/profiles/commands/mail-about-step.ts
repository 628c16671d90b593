import { type ProfileMail, type ProfileState, submissionNews } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { MailToWrite } from '../../mail/words.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LifecycleRules, readNames } from '../repository.ts';

export interface MailedStep {
  profileId: number;
  mail: ProfileMail;
  from: ProfileState;
  reason: string | null;
}

/** Runs in the same transaction. Sends nothing while the association's mail is switched off. */
export async function mailAboutStep(
  { tx, platform }: { tx: Knex.Transaction; platform: Platform },
  { isMailOn, officeEmail }: LifecycleRules,
  { profileId, mail, from, reason }: MailedStep,
): Promise<void> {
  if (!isMailOn) return;
  const { candidate, ownerEmail, ownerFirstName } = await readNames(tx, profileId);
  const to = mail.to === 'admin' ? officeEmail : ownerEmail;
  if (to === null) return;
  const firstName = ownerFirstName;
  const letters: Record<ProfileMail['kind'], MailToWrite> = {
    profile_pending: { kind: 'profile_pending', facts: { candidate, news: submissionNews(from) } },
    approved: { kind: 'profile_approved', facts: { firstName } },
    rejected: { kind: 'profile_rejected', facts: { firstName, reason: reason ?? '' } },
    blocked: { kind: 'profile_blocked', facts: { firstName } },
    unblocked: { kind: 'profile_unblocked', facts: { firstName } },
  };
  await queueMail({ tx, platform }, { ...letters[mail.kind], to });
}

import { type ProfileMail, type ProfileState, submissionNews } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LifecycleRules, readNames } from '../repository.ts';

const kindOfMail = {
  profile_pending: 'profile_pending',
  approved: 'profile_approved',
  rejected: 'profile_rejected',
  blocked: 'profile_blocked',
  unblocked: 'profile_unblocked',
} as const satisfies Record<ProfileMail['kind'], string>;

/** The step a mail is about. */
export interface MailedStep {
  profileId: number;
  mail: ProfileMail;
  from: ProfileState;
  reason: string | null;
}

/** Tells the family or the committee, in the same transaction; nothing while the association's mail is switched off. */
export async function mailAboutStep(
  { tx, platform }: { tx: Knex.Transaction; platform: Platform },
  { isMailOn, officeEmail }: LifecycleRules,
  { profileId, mail, from, reason }: MailedStep,
): Promise<void> {
  if (!isMailOn) return;
  const { candidate, ownerEmail, ownerFirstName } = await readNames(tx, profileId);
  const to = mail.to === 'admin' ? officeEmail : ownerEmail;
  if (to === null) return;
  const words = {
    firstName: ownerFirstName,
    candidate,
    news: submissionNews(from),
    ...(reason ? { reason } : {}),
  };
  await queueMail({ tx, platform }, { kind: kindOfMail[mail.kind], to, words });
}

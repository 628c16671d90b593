import type { MailKind } from '@suchi/domain/accounts';

/** The button under a mail: where it leads on our own address, and what is written on it. */
export interface MailNextStep {
  label: string;
  path: string;
}

/** What the reader does next, for the mails that ask for something. */
export const mailNextSteps: Partial<Record<MailKind, MailNextStep>> = {
  new_device: { label: 'See where you are signed in', path: '/settings/signed_in_devices' },
  profile_pending: { label: 'Open the review desk', path: '/admin/candidates/pending' },
  profile_approved: { label: 'See your profile', path: '/candidate/view' },
  profile_rejected: { label: 'Change your profile', path: '/candidate/edit' },
  profile_unblocked: { label: 'See your profile', path: '/candidate/view' },
};

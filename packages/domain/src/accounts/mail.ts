/** Why a mail is sent. */
export const mailKinds = [
  'one_time_code',
  'password_reset',
  'password_changed',
  'new_device',
  'profile_pending',
  'profile_received',
  'profile_approved',
  'profile_rejected',
  'profile_blocked',
  'profile_unblocked',
  'profile_deactivated',
  'changes_approved',
  'changes_rejected',
  'member_message',
  'report_outcome',
  'data_ready',
  'breach_notice',
  'interest_received',
  'interest_reminder',
  'interest_last_days',
  'interest_accepted',
  'interest_answered',
  'weekly_searches',
  'melawa_told',
  'still_looking',
  'still_looking_reminder',
  'profile_rests',
  'candidates_word',
  'grievance_confirmed',
  'grievance_answered',
  'grievance_reopened',
  'grievance_late',
  'safety_alert',
  'payment_received',
  'refund_made',
  'suchi_dispatched',
  'suchi_returned',
  'melawa_invitation',
  'melawa_changed',
  'melawa_pass',
  'proof_page',
  'proof_reminder',
  'proof_returned',
  'print_incomplete',
  'money_alarm',
  'staff_invitation',
  'second_factor_reset',
  'second_factor_changed',
  'account_suspended',
  'account_restored',
  'account_closed',
  'contact_corrected',
  'email_changed',
  'mobile_changed',
  'bulk_mail_test',
  'notice',
] as const;
export type MailKind = (typeof mailKinds)[number];
/** A mail that our code writes; staff write notices themselves. */
export type WrittenMailKind = Exclude<MailKind, 'notice'>;

/** Mails that a member can stop: to many members, about interest between families, and weekly about saved searches. */
export const mailTopics = ['bulk', 'families', 'weekly'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** The status of a mail: waiting, accepted by the mail server, or given up. */
export const mailStates = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** For so long the link to a mail in English works. */
export const englishMailDays = 30;

import type { DemoDate, DemoInstant } from './rows.ts';

/** A row of `qdb_cold_mail`. */
export interface ColdMailRow {
  id: number;
  subject: string;
  body_heading: string;
  body_content: string;
  priority: number;
  state: 'paused' | 'cancelled';
  audience: string;
  user_created: string;
  date_created: DemoInstant;
}

/** A row of `qdb_cold_mail_to_profile`. */
export interface ColdMailRecipientRow {
  id: number;
  qdb_cold_mail_id: number;
  qd_matrimonial_profile_id: number;
  priority: number;
  status: 'pending' | 'success' | 'failed' | 'cancelled';
  failure: string | null;
  sent_at: DemoInstant | null;
}

/** A row of `qdb_mail`. */
export interface MailRow {
  id: string;
  to_email: string;
  subject: string;
  body_heading: string;
  body_content: string;
  kind: 'notice';
  state: 'queued' | 'sent' | 'failed';
  tries: number;
  failure: string | null;
  sent_at: DemoInstant | null;
  date_created: DemoInstant;
}

/** A row of `qp_pm_holidays`. */
export interface HolidayRow {
  id: number;
  name: string;
  state: string | null;
  date: DemoDate;
  date_created: DemoInstant;
}

/** A row of `news_post`. */
export interface NewsPostRow {
  id: number;
  title: string;
  published_on: DemoDate;
  body: string;
  picture: null;
  is_published: boolean;
  user_created: string;
  date_created: DemoInstant;
  date_updated: DemoInstant | null;
}

/** A row of `contact_reveal`. */
export interface ContactRevealRow {
  id: number;
  viewer: string;
  profile: number;
  date_created: DemoInstant;
}

/** A row of `member_message`. */
export interface MemberMessageRow {
  id: number;
  sender: string;
  profile: number;
  message: string;
  date_created: DemoInstant;
}

/** A row of `member_report`. */
export interface MemberReportRow {
  id: number;
  kind: 'report';
  profile: number;
  reporter: string;
  entries: object[];
  evidence: object;
  status: 'open' | 'resolved';
  outcome: string | null;
  decided_by: string | null;
  decided_at: DemoInstant | null;
  last_at: DemoInstant;
  date_created: DemoInstant;
}

/** A row of `audit_log`. */
export interface AuditRow {
  id: number;
  actor: string | null;
  actor_kind: 'member' | 'admin' | 'admin_as_member' | 'system';
  on_behalf_of: string | null;
  action: string;
  subject_collection: string;
  subject_id: string;
  details: Record<string, string | number> | null;
  date_created: DemoInstant;
}

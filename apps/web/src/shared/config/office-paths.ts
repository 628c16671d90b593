import type { CandidateList } from '@suchi/domain/lifecycle';
import { paths } from './paths.ts';

/** The addresses of the back office, which members' pages do not need. */
export const officePaths = {
  candidates: '/admin/candidates/all',
  pending: '/admin/candidates/pending',
  users: '/admin/users/all',
  attendees: '/admin/event_attendees',
  screens: '/admin/screens',
  melawaDay: '/admin/melawa_day',
  melawaDesks: '/admin/melawa_day/desks',
  melawaSettings: '/admin/melawa_day/settings',
  melawaRehearsal: '/admin/melawa_day/rehearsal',
  melawaFigures: '/admin/melawa_figures',
  stage: '/admin/stage',
  choiceSlips: '/admin/choice_slips',
  memberReports: '/admin/member_reports',
  dataRequests: '/admin/data_requests',
  calls: '/admin/families_to_call',
  deskEntry: '/admin/desk_entry',
  loginCards: '/admin/login_cards',
  grievances: '/admin/grievances',
  secondFactor: '/admin/second_factor',
  dayBook: '/admin/day_book',
  receipts: '/admin/receipts',
  refunds: '/admin/refunds',
  settlements: '/admin/settlements',
  recordPayment: '/admin/record_payment',
  statement: '/admin/statement',
  orders: '/admin/orders/ordered',
  orderLabels: '/admin/order_labels',
  subscriptions: '/admin/search_subscriptions',
  pastSubscriptions: '/admin/past_search_subscriptions',
  edition: '/admin/edition',
  serials: '/admin/serials',
  proofRound: '/admin/proof_round',
  book: '/admin/book',
  bulkMail: '/admin/mail_dashboard',
  news: '/admin/news',
  staff: '/admin/staff',
  importSheet: '/admin/import',
  auditLog: '/admin/audit_log',
  incidents: '/admin/incidents',
  systemStatus: '/admin/system_status',
} as const;

/** A list of candidates in the back office. Pending candidates have the review desk first. */
export function candidateListPath(list: CandidateList): string {
  return `${paths.admin}/candidates/${list}`;
}

/** The form of a candidate in the back office. */
export function candidateEditPath(profileId: number): string {
  return `${paths.admin}/candidates/edit/${profileId}`;
}

/** A candidate's page in the back office. */
export function candidatePath(profileId: number): string {
  return `${paths.admin}/candidates/view/${profileId}`;
}

/** The page of an account in the back office. */
export function memberPath(userId: string): string {
  return `${paths.admin}/users/view/${userId}`;
}

/** A report or an alert in the back office. */
export function memberReportPath(reportId: number): string {
  return `${officePaths.memberReports}/${reportId}`;
}

/** An account that was misused, in the back office. */
export function incidentPath(id: number): string {
  return `${officePaths.incidents}/${id}`;
}

/** Login cards, with one family chosen. */
export function loginCardsPath(userId: string): string {
  return `${officePaths.loginCards}?user=${userId}`;
}

/** The form of an entry at the desk. */
export function deskEntryPath(id: number): string {
  return `${officePaths.deskEntry}/${id}`;
}

/** The list of orders in one step. */
export function ordersPath(step: string, { isPast = false } = {}): string {
  return `${paths.admin}/${isPast ? 'past_orders' : 'orders'}/${step}`;
}

/** The dialog that asks for a refund of a payment. */
export function askRefundPath(paymentId: number): string {
  return `${officePaths.refunds}?payment=${paymentId}`;
}

/** The remote control of a hall screen. */
export function screenPath(id: string): string {
  return `${officePaths.screens}/${id}`;
}

import type { StaffAccess } from '../accounts/duty.ts';

/** What can wait in the office, by the harm of waiting: people first, then money, orders, mail and reports. */
export const workKinds = [
  'review',
  'payments',
  'refunds',
  'unmatched',
  'unpaid_orders',
  'dispatch',
  'mails',
  'reports',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Who does it. Others are not told that it waits. */
export const workAccess: Record<WorkKind, StaffAccess> = {
  review: 'review',
  payments: 'treasury',
  refunds: 'treasury',
  unmatched: 'treasury',
  // Only an admin can both see the order and record its payment.
  unpaid_orders: 'admin',
  dispatch: 'dispatch',
  mails: 'admin',
  reports: 'review',
};

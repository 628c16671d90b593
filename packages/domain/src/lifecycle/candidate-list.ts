import type { CalendarDate } from '../basics/date-window.ts';
import type { OrderStep } from '../money/order.ts';
import { type Activation, type ActivationFacts, findActivation, isDeactivated } from './activation.ts';
import type { ProfileStatus } from './profile-status.ts';

/** The lists of candidates in the back office, spelled as in the specification's addresses. */
export const candidateLists = [
  'all',
  'active',
  'pending',
  'draft',
  'rejected',
  'married',
  'deactivated',
  'reactivated',
  'new',
  'book_ordered',
  'dispached_ordered',
] as const;
export type CandidateList = (typeof candidateLists)[number];

/** The facts that decide in which lists a profile is. */
export interface ListedFacts extends ActivationFacts {
  profileCreatedAt: Date;
  status: ProfileStatus;
  /** The step of the owner's book order. */
  bookOrder: OrderStep | null;
}

const isActivation =
  (activation: Activation) =>
  (facts: ListedFacts, cutOff: CalendarDate): boolean =>
    findActivation(facts, cutOff) === activation;

const rules: Record<CandidateList, (facts: ListedFacts, cutOff: CalendarDate) => boolean> = {
  all: () => true,
  active: ({ status, profileCreatedAt: createdAt, isReactivated: isOwnerReactivated }, cutOff) =>
    status === 'Active' && !isDeactivated({ createdAt, isOwnerReactivated }, cutOff),
  pending: ({ status }) => status === 'Pending',
  draft: ({ status }) => status === 'Draft',
  rejected: ({ status }) => status === 'Rejected',
  married: ({ status }) => status === 'married',
  deactivated: isActivation('deactivated'),
  reactivated: isActivation('reactivated'),
  new: isActivation('new'),
  book_ordered: ({ bookOrder }) => bookOrder === 'ordered',
  dispached_ordered: ({ bookOrder }) => bookOrder === 'dispatched',
};

/** Whether a profile is in a list. A hidden profile is in the same lists as before; a filter leaves it out. */
export function isInCandidateList(list: CandidateList, facts: ListedFacts, cutOff: CalendarDate): boolean {
  return rules[list](facts, cutOff);
}

/** Whether the counts of the event include a profile: the approved ones, and those that wait for the committee. */
export function isCountedForEvent(facts: ListedFacts, cutOff: CalendarDate): boolean {
  return rules.active(facts, cutOff) || rules.pending(facts, cutOff);
}

/** What candidates answered about the event. */
export const attendances = ['attending', 'not_attending', 'no_response'] as const;
export type Attendance = (typeof attendances)[number];

/** `is_attending` of the data: 1 yes, -1 no, anything else no answer. */
export function findAttendance(isAttending: number | null): Attendance {
  if (isAttending === 1) return 'attending';
  return isAttending === -1 ? 'not_attending' : 'no_response';
}

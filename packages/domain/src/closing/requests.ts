import { countDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** What people may ask about their data. */
export const requestKinds = ['delete', 'copy', 'correct', 'withdraw', 'held'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How a request came. `app`: the family did it itself. */
export const requestWays = ['app', 'letter', 'phone', 'email', 'visit'] as const;
export type RequestWay = (typeof requestWays)[number];
/** Those that the office enters. */
export const enteredWays = ['letter', 'phone', 'email', 'visit'] as const satisfies readonly RequestWay[];

/** Who asked: the member, the person that the member named, or somebody without an account. */
export const requestAskers = ['self', 'nominee', 'other'] as const;
export type RequestAsker = (typeof requestAskers)[number];

export const requestStates = ['open', 'done', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** Shorter words do not say how it was checked. */
export const identityMinLength = 10;
export const holdReasonMinLength = 10;

export const requestReasons = [
  'not_open',
  'identity_unchecked',
  'certificate_missing',
  'second_person',
  'no_account',
  'payment_pending',
  'not_a_member',
  'not_sealed',
  'address_in_use',
  'nominee_unknown',
] as const;
export type RequestReason = (typeof requestReasons)[number];
type RequestDecision = Decision<RequestReason>;

const allowed: RequestDecision = { allowed: true };
const refused = (reason: RequestReason): RequestDecision => ({ allowed: false, reason });

export interface RequestFacts {
  state: RequestState;
  kind: RequestKind;
  askedBy: RequestAsker;
  /** Who noted how the person was checked. */
  checkedBy: string | null;
  hasCertificate: boolean;
}

/** Nothing is given out or done before the person is checked. A nominee's deletion needs a certificate and a second person. */
export function checkMayDo(request: RequestFacts, doneBy: string): RequestDecision {
  if (request.state !== 'open') return refused('not_open');
  if (request.checkedBy === null) return refused('identity_unchecked');
  if (request.kind !== 'delete' || request.askedBy === 'self') return allowed;
  if (!request.hasCertificate) return refused('certificate_missing');
  return request.checkedBy === doneBy ? refused('second_person') : allowed;
}

/** How urgent a request is: the last three days are marked. */
export type Urgency = 'late' | 'soon' | 'open';

export function findUrgency(due: CalendarDate, today: CalendarDate): { daysLeft: number; urgency: Urgency } {
  const daysLeft = countDays(today, due);
  return { daysLeft, urgency: daysLeft < 0 ? 'late' : daysLeft <= 3 ? 'soon' : 'open' };
}

/** An account stays while a payment of it is being checked. */
export const checkMayClose = ({ isPaymentPending }: { isPaymentPending: boolean }): RequestDecision =>
  isPaymentPending ? refused('payment_pending') : allowed;

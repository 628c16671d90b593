import { expect, it } from 'vitest';
import { checkMayClose, checkMayDo, findUrgency, type RequestFacts } from './requests.ts';

const request: RequestFacts = {
  state: 'open',
  kind: 'delete',
  askedBy: 'nominee',
  checkedBy: 'one',
  hasCertificate: true,
};

it.each<[Partial<RequestFacts>, string, string | null]>([
  [{}, 'two', null],
  [{}, 'one', 'second_person'],
  [{ hasCertificate: false }, 'two', 'certificate_missing'],
  [{ checkedBy: null }, 'two', 'identity_unchecked'],
  [{ state: 'done' }, 'two', 'not_open'],
  [{ askedBy: 'self', hasCertificate: false }, 'one', null],
  [{ askedBy: 'other', hasCertificate: false }, 'two', 'certificate_missing'],
  [{ kind: 'copy', askedBy: 'other', hasCertificate: false }, 'one', null],
])('a request with %j, done by %s: %s', (facts, by, reason) => {
  const expected = reason === null ? { allowed: true } : { allowed: false, reason };
  expect(checkMayDo({ ...request, ...facts }, by)).toEqual(expected);
});

it('the last days are marked, and what is late', () => {
  expect(findUrgency('2026-11-29', '2026-11-17')).toEqual({ daysLeft: 12, urgency: 'open' });
  expect(findUrgency('2026-11-20', '2026-11-17')).toEqual({ daysLeft: 3, urgency: 'soon' });
  expect(findUrgency('2026-11-16', '2026-11-17')).toEqual({ daysLeft: -1, urgency: 'late' });
});

it('an account stays while a payment is being checked', () => {
  expect(checkMayClose({ isPaymentPending: false })).toEqual({ allowed: true });
  expect(checkMayClose({ isPaymentPending: true })).toMatchObject({ reason: 'payment_pending' });
});

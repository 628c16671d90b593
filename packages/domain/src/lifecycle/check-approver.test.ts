import { describe, expect, it } from 'vitest';
import { checkApprover } from './check-approver.ts';

describe('checkApprover', () => {
  it.each([
    [null, 'anil', null],
    ['sunita', 'anil', null],
    ['anil', 'anil', 'own_submission'],
  ])('submitted in the member’s place by %s, approved by %s: %s', (submitter, approver, reason) => {
    const decision = checkApprover(submitter, approver);
    expect(decision.allowed ? null : decision.reason).toBe(reason);
  });
});

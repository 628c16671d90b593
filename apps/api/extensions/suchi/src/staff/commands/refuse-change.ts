import type { Decision } from '@suchi/domain/basics';
import type { StaffReason } from '@suchi/domain/accounts';
import { codedError } from '../../platform/coded-error.ts';

export const refusedChange = (reason: StaffReason) => codedError('STAFF_CHANGE_REFUSED', { reason });

export function requireAllowed(decision: Decision<StaffReason>): void {
  if (!decision.allowed) throw refusedChange(decision.reason);
}

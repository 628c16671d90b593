import { type OwnStanding } from '@suchi/contracts/accounts';
import { dataPathOf, parseProfileForm } from '@suchi/contracts/profile';
import { todayInIndia } from '@suchi/domain/basics';
import { isDeactivated, type ProfileStatus } from '@suchi/domain/lifecycle';
import { findProfileViolations } from '@suchi/domain/profile';
import type { ProfileRecord } from './form-repository.ts';
import type { LifecycleRules } from './repository.ts';

/** The member can still correct these. */
const unfinished: readonly ProfileStatus[] = ['Draft', 'Rejected'];

/** The status, and what prevents submission. */
export function describeStanding(record: ProfileRecord, rules: LifecycleRules, now: Date): OwnStanding {
  const { form, owner } = record;
  const violations = unfinished.includes(record.status)
    ? findProfileViolations(parseProfileForm(form), {
        today: todayInIndia(now),
        latestBirthDate: rules.latestBirthDate,
      })
    : [];
  return {
    id: record.id,
    status: record.status,
    first_name: form.first_name,
    last_name: form.last_name,
    rejection_reason: record.rejectionReason,
    serial_number: record.serialNumber,
    is_deactivated: isDeactivated(
      { createdAt: record.createdAt, isOwnerReactivated: owner.isReactivated },
      rules.activationCutOff,
    ),
    married_by_vmm: record.isMarriedByAssociation,
    violations: violations.map(({ field, code }) => ({ field: dataPathOf(field), code })),
  };
}

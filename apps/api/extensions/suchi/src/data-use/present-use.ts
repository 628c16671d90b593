import type { Use } from '@suchi/contracts/privacy';
import { findDuties, findRole, systemNames } from '@suchi/domain/accounts';
import { findExportedList, openingReasons } from '@suchi/domain/data-use';
import type { UseRow } from './uses-sql.ts';

/** Without the person: also what the file of an account has. */
export function presentUse({ kind, what, key, at, times, staff, line }: UseRow): Omit<Use, 'person'> {
  const { opened_for: openedFor, rows, labels, reason, device } = line?.details ?? {};
  const count = rows ?? labels;
  return {
    id: key,
    kind,
    what,
    at: at.toISOString(),
    times,
    staff: staff && { name: staff.name, role: roleOf(staff) },
    opened_for: openingReasons.find((each) => each === openedFor) ?? null,
    device: systemNames.find((name) => name === device) ?? null,
    file:
      what === 'exported' && line
        ? {
            list: findExportedList(line),
            rows: typeof count === 'number' ? count : null,
            reason: typeof reason === 'string' ? reason : null,
          }
        : null,
  };
}

function roleOf({ role, policies }: NonNullable<UseRow['staff']>): NonNullable<Use['staff']>['role'] {
  const name = findRole(role);
  if (name === 'admin') return 'admin';
  return findDuties(name, policies)[0] ?? 'staff';
}

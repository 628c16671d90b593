import type { AuditEntry, staffPeopleContract } from '@suchi/contracts/staff';
import type { SecondFactorGroup } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { presentRow } from '../platform/list-columns.ts';
import { auditColumns, type AuditListRow } from './audit-columns.ts';
import type { StaffPersonRecord } from './repository.ts';

type People = z.output<typeof staffPeopleContract.output>;

export function presentPeople({
  secondFactorOf,
  people,
}: {
  secondFactorOf: SecondFactorGroup;
  people: StaffPersonRecord[];
}): People {
  return { second_factor_of: secondFactorOf, people: people.map(presentPerson) };
}

function presentPerson(person: StaffPersonRecord): People['people'][number] {
  const isInvited = person.status === 'invited';
  return {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    is_admin: person.isAdmin,
    duties: person.isAdmin ? [] : [...person.duties],
    status: person.status as 'active' | 'invited' | 'suspended',
    has_second_factor: person.hasSecondFactor,
    last_access: person.last_access?.toISOString() ?? null,
    invited_at: isInvited ? (person.invited_at?.toISOString() ?? null) : null,
  };
}

export function presentAuditEntry(row: AuditListRow): AuditEntry {
  return presentRow<AuditEntry, AuditListRow, null>(auditColumns, row, null);
}

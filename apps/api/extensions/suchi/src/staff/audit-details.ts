import type { AuditEntry } from '@suchi/contracts/staff';

type AuditChanges = AuditEntry['changes'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One readable value; null for nothing and for what has an inner structure. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((part) => part !== null)
      .join(', ');
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/**
 * What a line of the log tells, in one form. Lines have `reason`, `changes` with `was` and `is`, whole states as
 * `before` and `after`, a step as `from` and `to`, and other plain facts.
 */
export function readAuditDetails(details: unknown): Pick<AuditEntry, 'reason' | 'changes' | 'facts'> {
  const { reason, changes, before, after, from, to, ...rest } = isRecord(details) ? details : {};
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    changes: [
      ...listed(changes),
      ...compared(isRecord(before) ? before : {}, isRecord(after) ? after : {}),
      ...compared({ status: from }, { status: to }),
    ],
    facts: Object.entries(rest).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === null || text === '' ? [] : [{ name, value: text }];
    }),
  };
}

function listed(changes: unknown): AuditChanges {
  if (!Array.isArray(changes)) return [];
  return changes
    .filter(isRecord)
    .filter(({ field }) => typeof field === 'string')
    .map(({ field, was, is }) => ({ field: String(field), was: textOf(was), is: textOf(is) }));
}

function compared(before: Record<string, unknown>, after: Record<string, unknown>): AuditChanges {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({ field, was: textOf(before[field]), is: textOf(after[field]) }))
    .filter(({ was, is }) => was !== is);
}

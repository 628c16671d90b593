import { type HistoryEntry, historyEntry } from '@suchi/contracts/profile';
import { profileActionKinds } from '@suchi/domain/lifecycle';
import type { Row } from '../platform/rows.generated.ts';

/** A line of the audit log about a profile, with who acted. */
export type TrailRow = Row<'audit_log', 'id' | 'date_created' | 'action' | 'actor_kind' | 'details'> &
  Row<'directus_users', 'first_name' | 'last_name'>;

/** What the trail says of one step on a profile; the log has no other steps on profiles. */
export type TrailEntry = HistoryEntry & { action: (typeof profileActionKinds)[number] };

/** A line of the log as a step; null for a line that no step of today writes. */
export function parseTrailEntry(row: TrailRow): TrailEntry | null {
  const action = profileActionKinds.find((kind) => `profile.${kind}` === row.action);
  if (action === undefined) return null;
  const { from, to, reason, changes } = historyEntry.shape;
  const details: Record<string, unknown> = { ...(typeof row.details === 'object' ? row.details : {}) };
  return {
    id: row.id,
    at: row.date_created.toISOString(),
    action,
    actor_kind: row.actor_kind,
    by: joinName(row.first_name, row.last_name) || null,
    from: from.safeParse(details['from']).data ?? null,
    to: to.safeParse(details['to']).data ?? null,
    reason: reason.safeParse(details['reason']).data ?? null,
    changes: changes.safeParse(details['changes']).data ?? [],
  };
}

/** First and last name as one; empty where there is neither. */
export function joinName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

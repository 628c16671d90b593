import { type HistoryEntry, historyEntry } from '@suchi/contracts/review';
import { type TrailActionKind, trailActionKinds } from '@suchi/domain/lifecycle';
import type { Row } from '../platform/rows.generated.ts';

export type TrailRow = Row<'audit_log', 'id' | 'date_created' | 'action' | 'actor_kind' | 'details'> &
  Row<'directus_users', 'first_name' | 'last_name'>;

export type TrailEntry = HistoryEntry & { action: TrailActionKind };

/** Null for a line of an action that no longer exists. */
export function parseTrailEntry(row: TrailRow): TrailEntry | null {
  const action = trailActionKinds.find((kind) => `profile.${kind}` === row.action);
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
    is_at_desk: details['at_desk'] === true,
  };
}

/** Empty when both are missing. */
export function joinName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

import { staffReadWindowMs } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';

export interface AuditEntry {
  actor: { id: string | null; kind: 'member' | 'admin' | 'admin_as_member' | 'system' };
  /** The member for whose account an admin acted. */
  onBehalfOf?: string | null;
  /** With its area: `profile.approve`, `order.dispatch`. */
  action: string;
  subject: { collection: string; id: string | number };
  /** Old and new values, counts, reasons. No names, numbers or addresses of members. */
  details?: object;
}

/** Records who did what, in the transaction of the change. The log is only ever added to. */
export async function recordAudit(tx: Knex, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** Adds the line unless the same one was added in the last 15 minutes, so that reloads add nothing. Its id, or null. */
export async function recordAuditOnce(
  database: Knex,
  { actor, onBehalfOf = null, action, subject, details }: AuditEntry,
  now: Date,
): Promise<number | null> {
  const { rows } = await database.raw<{ rows: { id: number }[] }>(
    `insert into audit_log
       (actor, actor_kind, on_behalf_of, action, subject_collection, subject_id, details, date_created)
     select :actor, :kind, :onBehalfOf, :action, :collection, :id, cast(:details as json), :now
      where not exists (
        select 1 from audit_log
         where subject_collection = :collection and subject_id = :id
           and actor = :actor and action = :action and date_created > :since)
     returning id`,
    {
      actor: actor.id,
      kind: actor.kind,
      onBehalfOf,
      action,
      collection: subject.collection,
      id: String(subject.id),
      details: asJson(details),
      now,
      since: new Date(now.getTime() - staffReadWindowMs),
    },
  );
  return rows[0]?.id ?? null;
}

const rowsPerStatement = 1000;

/** A query for the ids of profiles, as `profile`. */
export type ProfilesOf = Readonly<{ sql: string; bindings: readonly unknown[] }>;

/** Records a file with many people, and which profiles are in it: their families read that. */
export async function recordExport(tx: Knex, entry: AuditEntry, profiles: ProfilesOf | null): Promise<void> {
  const [line] = await tx('audit_log').insert(toRow(entry)).returning('id');
  if (line !== undefined && profiles !== null) await keepListed(tx, line.id, profiles);
}

/** The same for many people that staff read on a screen; again within 15 minutes, nothing is added. */
export async function recordReadOnce(
  tx: Knex.Transaction,
  entry: AuditEntry,
  profiles: ProfilesOf,
  now: Date,
): Promise<void> {
  const line = await recordAuditOnce(tx, entry, now);
  if (line !== null) await keepListed(tx, line, profiles);
}

const keepListed = (tx: Knex, line: number, { sql, bindings }: ProfilesOf) =>
  tx.raw(
    `insert into exported_profile (profile, export)
     select distinct listed.profile, ?::integer from (${sql}) listed where listed.profile is not null`,
    [line, ...bindings] as Knex.RawBinding[],
  );

const toRow = ({ actor, onBehalfOf = null, action, subject, details }: AuditEntry) => ({
  actor: actor.id,
  actor_kind: actor.kind,
  on_behalf_of: onBehalfOf,
  action,
  subject_collection: subject.collection,
  subject_id: String(subject.id),
  details: asJson(details),
});

const asJson = (details: object = {}) => (Object.keys(details).length === 0 ? null : JSON.stringify(details));

/** The same for an action on many rows: one entry for each. */
export async function recordAudits(tx: Knex, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(toRow);
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx('audit_log').insert(rows.slice(start, start + rowsPerStatement));
}

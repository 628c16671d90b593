import { Readable } from 'node:stream';
import type { Selection } from '@suchi/contracts/office';
import { csvByteOrderMark, type CsvValue, encodeCsvRow } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type { RoleCaller } from './access.ts';
import { type AuditEntry, type ProfilesOf, recordExport } from './audit-log.ts';
import { deviceOf } from './device-of.ts';
import { countList, joinConditions, type ListSource } from './list-page.ts';
import type { Call } from './route.ts';

/** A list as a CSV file. */
export interface RowExport<Row> {
  source: ListSource;
  /** SQL for the profile of a row, by the tables of the source. Null: the list is not about people. */
  profiles: string | null;
  orderBy: string;
  columns: string;
  /** Tables that only the columns need. */
  joins?: string;
  header: readonly string[];
  write: (row: Row) => readonly CsvValue[];
  /** Who, when and how many rows are added to it. */
  audit: Pick<AuditEntry, 'action' | 'subject'> & { details: object };
}

interface Exported {
  selection: Selection<string | number, object>;
  /** The name of the list, where the selection has one. */
  list: string | undefined;
  /** Why contacts are in it. */
  reason?: string | undefined;
  more?: object;
}

/**
 * What the audit log keeps of an export. What was searched for can be a name, so it keeps only that there was a
 * search.
 */
export function auditOfExport(
  collection: string,
  { selection, list, reason, more = {} }: Exported,
): RowExport<unknown>['audit'] {
  const chosen =
    'ids' in selection
      ? { chosen: selection.ids.length }
      : {
          filter: selection.filter,
          is_searched: selection.search !== undefined,
          left_out: selection.except.length,
        };
  return {
    action: 'office.export',
    subject: { collection, id: list ?? 'selection' },
    details: {
      ...chosen,
      ...more,
      with_contacts: reason !== undefined,
      ...(reason !== undefined && { reason }),
    },
  };
}

export interface ExportedRows {
  rows: number;
  content: Readable;
}

/** Records the export and starts it. The rows are read while they are sent, so a long list needs no memory. */
export async function exportRows<Row extends object>(
  { caller, platform }: Pick<Call<unknown, RoleCaller>, 'caller' | 'platform'>,
  plan: RowExport<Row>,
): Promise<ExportedRows> {
  const { database } = platform;
  const release = await platform.fileLimiter.take(caller.userId);
  try {
    const reader = await platform.replica.readerFor(caller.userId);
    const rows = await countList(reader, plan.source);
    const { action, subject, details } = plan.audit;
    const entry: AuditEntry = {
      actor: { id: caller.userId, kind: 'admin' },
      action,
      subject,
      details: { ...details, ...deviceOf(caller), rows },
    };
    await database.transaction((tx) => recordExport(tx, entry, profilesOf(plan)));
    const content = Readable.from(writeRows(reader, plan));
    // Also when the client goes away, even before the first row was read.
    content.once('close', release);
    return { rows, content };
  } catch (error) {
    release();
    throw error;
  }
}

function profilesOf({ source, profiles }: Pick<RowExport<object>, 'source' | 'profiles'>): ProfilesOf | null {
  if (profiles === null) return null;
  const { sql, bindings } = joinConditions(source.where);
  return { sql: `select ${profiles} as profile from ${source.from} where ${sql}`, bindings };
}

/** The profile of an account: a column or SQL of ours. */
export const profileOfUser = (user: string): string =>
  `(select of_user.id from qd_matrimonial_profile of_user where of_user."user" = ${user})`;

/** Few, so that other requests of the node do not wait long while a batch is written. */
const rowsAtOnce = 100;

/** A client that reads nothing for so long loses the cursor, because an open snapshot keeps old rows alive. */
const longestPause = '60s';

async function* writeRows<Row extends object>(db: Knex, plan: RowExport<Row>): AsyncGenerator<string> {
  const { source, columns, joins = '', orderBy, header, write } = plan;
  const where = joinConditions(source.where);
  const tx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  try {
    await tx.raw(`set local idle_in_transaction_session_timeout = '${longestPause}'`);
    await tx.raw(
      `declare exported no scroll cursor for
       select ${columns} from ${source.from} ${joins} where ${where.sql} order by ${orderBy}`,
      where.bindings as Knex.RawBinding[],
    );
    yield csvByteOrderMark + encodeCsvRow(header);
    for (;;) {
      const { rows } = await tx.raw<{ rows: Row[] }>(`fetch ${rowsAtOnce} from exported`);
      if (rows.length === 0) return;
      yield rows.map((row) => encodeCsvRow(write(row))).join('');
    }
  } finally {
    await tx.rollback();
  }
}

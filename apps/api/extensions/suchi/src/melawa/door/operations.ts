import { isSameData } from '@suchi/domain/basics';
import {
  addOperations,
  type DoorLog,
  type DoorOperation,
  emptyDoorLog,
  operationTime,
} from '@suchi/domain/melawa';
import type { Knex } from 'knex';

/** All operations of a melawa, or those about some families. */
export async function readDoorLog(
  db: Knex,
  { edition, families = null }: { edition: number; families?: readonly string[] | null },
): Promise<DoorLog> {
  const { rows } = await db.raw<{ rows: { operation: DoorOperation }[] }>(
    `select operation from melawa_operation
      where edition = ? and (?::text[] is null or family = any(?)) order by id`,
    [edition, families, families],
  );
  return addOperations(
    emptyDoorLog,
    rows.map(({ operation }) => operation),
  );
}

const rowsAtOnce = 1000;

export interface NewOperations {
  operations: DoorOperation[];
  cursor: number;
  hasMore: boolean;
}

/** What came after the cursor from other phones. Rows are numbered under the lock of the event, so none is passed over. */
export async function readAfter(
  db: Knex,
  { edition, cursor, stream }: { edition: number; cursor: number; stream: string },
): Promise<NewOperations> {
  const { rows } = await db.raw<{ rows: { id: number; stream: string; operation: DoorOperation }[] }>(
    'select id, stream, operation from melawa_operation where edition = ? and id > ? order by id limit ?',
    [edition, cursor, rowsAtOnce],
  );
  return {
    operations: rows.filter((row) => row.stream !== stream).map(({ operation }) => operation),
    cursor: rows.at(-1)?.id ?? cursor,
    hasMore: rows.length === rowsAtOnce,
  };
}

/**
 * Adds what is not there yet. Returns the counters under which the stream wrote something else before. Take the lock
 * of the event first.
 */
export async function addRows(
  tx: Knex,
  operations: readonly DoorOperation[],
  { edition, joinedAt, now }: { edition: number; joinedAt: Date; now: Date },
): Promise<number[]> {
  if (operations.length === 0) return [];
  const rows = operations.map((operation) => ({
    edition,
    stream: operation.stream,
    counter: operation.counter,
    family: operation.family,
    kind: operation.kind,
    happened_at: between(joinedAt, new Date(operationTime(operation)), now),
    operation: JSON.stringify(operation),
    received_at: now,
  }));
  const added = await tx('melawa_operation')
    .insert(rows)
    .onConflict(['stream', 'counter'])
    .ignore()
    .returning('counter');
  const isNew = new Set(added.map(({ counter }) => counter));
  const repeated = operations.filter(({ counter }) => !isNew.has(counter));
  return repeated.length === 0 ? [] : findOthers(tx, repeated);
}

/** Those that are not what is stored under their name. */
async function findOthers(tx: Knex, repeated: readonly DoorOperation[]): Promise<number[]> {
  const [first] = repeated;
  const stored: { counter: number; operation: unknown }[] = await tx('melawa_operation')
    .where('stream', first?.stream ?? '')
    .whereIn(
      'counter',
      repeated.map(({ counter }) => counter),
    )
    .select('counter', 'operation');
  const byCounter = new Map(stored.map(({ counter, operation }) => [counter, operation]));
  return repeated.filter((one) => !isSameData(one, byCounter.get(one.counter))).map(({ counter }) => counter);
}

/** No clock of a phone says that something was before it joined, or will be. */
const between = (from: Date, at: Date, to: Date) =>
  new Date(Math.min(Math.max(at.getTime(), from.getTime()), to.getTime()));

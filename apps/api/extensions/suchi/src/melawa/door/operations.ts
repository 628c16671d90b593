import { addOperations, type DoorLog, type DoorOperation, emptyDoorLog } from '@suchi/domain/melawa';
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

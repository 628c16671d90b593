import type { OfficeEdition } from '@suchi/contracts/settings';
import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';

// For other rooms.

interface ProofColumns {
  proof_opened_at?: Date;
  proof_until?: CalendarDate;
  proof_reminded_at?: Date;
}

/** What the office's settings and the proof round decide about an edition. They check and lock first. */
export async function updateEdition(
  tx: Knex,
  id: number,
  columns: Partial<OfficeEdition> | ProofColumns,
): Promise<void> {
  await tx('edition').where({ id }).update(columns);
}

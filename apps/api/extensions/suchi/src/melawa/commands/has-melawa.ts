import type { Knex } from 'knex';

// For other rooms.

/** Whether the melawa of an edition was opened: its day and its hall then change with the melawa’s settings only. */
export async function hasMelawa(db: Knex, edition: number): Promise<boolean> {
  return (await db('melawa_event').where({ edition }).first('id')) !== undefined;
}

import type { Knex } from 'knex';
import { countOpen, type OpenReports } from '../repository/desk.ts';

export type { OpenReports };

/** For the dashboard. */
export async function countOpenReports(db: Knex): Promise<OpenReports> {
  return countOpen(db);
}

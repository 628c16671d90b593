import type { Knex } from 'knex';
import { downloadFile } from '../download-file.ts';

/** The files of a person's downloads, for the end of the account. */
export async function listDownloads(tx: Knex.Transaction, userId: string): Promise<string[]> {
  const rows = await tx('data_download').where({ user: userId }).select('id');
  return rows.map(({ id }) => downloadFile(id));
}

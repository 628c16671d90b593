import { addressColumn, type AddressPart, importedAddresses } from '@suchi/domain/import';
import { Client } from 'pg';
import { CommandRefused } from '../platform/command-line.ts';
import { buildQuery, type OtherTables, readTables } from './database-query.ts';
import type { SourceRow } from './source.ts';

const batch = 200;

type Address = Partial<Record<AddressPart, string | null>>;

interface OtherRow {
  [column: string]: string | Address[] | null;
}

/** Reads another database through a cursor, in one read-only snapshot. */
export async function* readDatabase(url: string): AsyncGenerator<SourceRow> {
  const client = await connect(url);
  try {
    await client.query(`set timezone = 'UTC'`);
    await client.query('begin transaction isolation level repeatable read read only');
    const query = buildQuery(await findTables(client));
    await client.query(`declare other_rows no scroll cursor for ${query}`);
    let row = 0;
    for (;;) {
      const { rows } = await client.query<OtherRow>(`fetch ${batch} from other_rows`);
      if (rows.length === 0) return;
      for (const found of rows) {
        row += 1;
        yield { row, cells: toCells(found) };
      }
    }
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({ connectionString: url, application_name: 'suchi import' });
    await client.connect();
    return client;
  } catch (error) {
    // The words of the driver can have the address and the name of the account.
    const { code = 'no code' } = error as { code?: string };
    throw new CommandRefused(`The other database cannot be reached (${code}).`);
  }
}

async function findTables(client: Client): Promise<OtherTables> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type
       from information_schema.columns where table_schema = 'public' and table_name = any($1)`,
    [readTables],
  );
  const tables = new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => [
      table,
      new Map(columns.map(({ column, type }) => [column, type])),
    ]),
  );
  for (const needed of ['directus_users', 'directus_roles', 'qd_matrimonial_profile', 'qdb_lookup'])
    if (!tables.has(needed)) throw new CommandRefused(`The other database has no table ${needed}.`);
  return tables;
}

function toCells({ addresses = null, ...row }: OtherRow): Record<string, string> {
  const list = Array.isArray(addresses) ? addresses : [];
  const parts = list
    .slice(0, importedAddresses)
    .flatMap((address, index) =>
      Object.entries(address).map(([part, text]) => [addressColumn(index + 1, part as AddressPart), text]),
    );
  const cells = [...Object.entries(row), ...parts].filter(([, text]) => text !== null);
  return Object.fromEntries(cells) as Record<string, string>;
}

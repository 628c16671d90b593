import { Client } from 'pg';

const toMb = (bytes: number) => Number((bytes / 1e6).toFixed(1));

interface Sizes {
  databaseMb: number;
  /** Tables of more than a hundredth of the database. */
  tables: object[];
}

export async function measureSize(databaseUrl: string, profiles: number): Promise<Sizes> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ table: string; rows: number; heap: number; indexes: number }>(
    `select c.oid::regclass::text as table, greatest(c.reltuples, 0)::float as rows,
            pg_table_size(c.oid)::float as heap, pg_indexes_size(c.oid)::float as indexes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
        and pg_total_relation_size(c.oid) > pg_database_size(current_database()) / 100
      order by pg_total_relation_size(c.oid) desc`,
  );
  const { rows: all } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float as bytes',
  );
  await client.end();
  return {
    databaseMb: toMb(all[0]?.bytes ?? 0),
    tables: rows.map(({ table, rows: count, heap, indexes }) => ({
      table,
      rows: count,
      'rows MB': toMb(heap),
      'indexes MB': toMb(indexes),
      'bytes a profile': Math.round((heap + indexes) / profiles),
    })),
  };
}

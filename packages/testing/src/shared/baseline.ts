import { Client } from 'pg';
import { waitUntil } from '../stack/wait-until.ts';

/** The rows of a new installation, kept beside its tables, and the way back to them. */
export interface Baseline {
  /** Puts every table back when the database has come to rest. */
  restore(): Promise<void>;
  /** Columns, constraints, indexes and triggers, a line each, in a fixed order. */
  schema(): Promise<string[]>;
}

interface Table {
  name: string;
  copy: string;
}

/** The tables of the gazetteer and the list of migrations never change while a node runs. */
const schemas = `('public', 'pgboss')`;

const tablesSql = `
  select format('%I.%I', nspname, relname) as name, format('suchi_baseline.%I', nspname || '.' || relname) as copy
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ${schemas} and relkind in ('r', 'p') and not relispartition`;

const referencesSql = `
  select format('%I.%I', source_schema.nspname, source.relname) as source,
    format('%I.%I', target_schema.nspname, target.relname) as target
  from pg_constraint
  join pg_class source on source.oid = conrelid join pg_namespace source_schema on source_schema.oid = source.relnamespace
  join pg_class target on target.oid = confrelid join pg_namespace target_schema on target_schema.oid = target.relnamespace
  where contype = 'f' and conrelid <> confrelid`;

// The queue makes tables by itself, so only ours are compared.
const schemaSql = `
  select format('column %s.%s %s', table_name, column_name, data_type) as line
  from information_schema.columns where table_schema = 'public'
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  order by 1`;

const restingSql = `
  select query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`;

/** Jobs that are under way would write into the tables of the next file. */
const lockJobsSql = `
  lock table pgboss.job in access exclusive mode;
  do $$ begin
    if exists (select from pgboss.job where state = 'active') then
      raise exception using errcode = 'object_in_use', message = 'a job is under way';
    end if;
  end $$;`;

const isBusy = (error: unknown) => ['55006', '40P01'].includes((error as { code?: string }).code ?? '');

/** Keeps the rows of all tables as they are now. */
export async function keepBaseline(databaseUrl: string): Promise<Baseline> {
  const client = new Client({ connectionString: databaseUrl });
  // At the end of a run the database is dropped while the workers still have it open.
  client.on('error', () => {});
  await client.connect();
  const { rows: tables } = await client.query<Table>(tablesSql);
  await client.query('create schema suchi_baseline');
  const filled: Table[] = [];
  for (const table of tables) {
    const { rowCount } = await client.query(`create table ${table.copy} as table ${table.name}`);
    if (rowCount) filled.push(table);
  }
  const { rows: references } = await client.query<Reference>(referencesSql);
  const restoreSql = [
    lockJobsSql,
    // Ids are not given out again, so that nothing a node remembers fits a row of the next file.
    `truncate ${tables.map(({ name }) => name).join(', ')} continue identity;`,
    ...inOrder(filled, references).map(({ name, copy }) => `insert into ${name} table ${copy};`),
  ].join('\n');

  return {
    async restore() {
      await waitUntil('the database to come to rest', async () => {
        const { rows } = await client.query(restingSql);
        return rows.length === 0;
      });
      await waitUntil('all jobs to end', () =>
        // Several statements in one message are one transaction.
        client.query(restoreSql).then(
          () => true,
          (error: unknown) => {
            if (isBusy(error)) return false;
            throw error;
          },
        ),
      );
    },
    async schema() {
      const { rows } = await client.query<{ line: string }>(schemaSql);
      return rows.map(({ line }) => line);
    },
  };
}

interface Reference {
  source: string;
  target: string;
}

/** A table comes after those that its rows refer to. */
function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waits = ({ name }: Table) =>
      references.some(({ source, target }) => source === name && rest.some((other) => other.name === target));
    const [ready, waiting] = [rest.filter((table) => !waits(table)), rest.filter(waits)];
    if (ready.length === 0)
      throw new Error(`these tables refer to each other: ${rest.map(({ name }) => name).join()}`);
    ordered.push(...ready);
    rest = waiting;
  }
  return ordered;
}

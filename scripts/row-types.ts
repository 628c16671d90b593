import { engineColumns } from '../apps/api/schema/engine-columns.ts';
import type { FieldDefinition } from '../apps/api/schema/field.ts';
import { schema } from '../apps/api/schema/index.ts';

/** Where the row types are written, from the project's root. */
export const rowTypesFile = 'apps/api/extensions/suchi/src/platform/rows.generated.ts';

const head = `// Written by \`node scripts/write-row-types.ts\` from apps/api/schema. Do not edit.
import type { Knex } from 'knex';

/** The rows of our tables and of the engine's tables that we query, as the driver gives them. */
export interface Rows {
`;

const tail = `}

/** Some columns of a table's row. */
export type Row<Table extends keyof Rows, Column extends keyof Rows[Table]> = Pick<Rows[Table], Column>;

/** What a statement may write: any columns, instants and days also as text. */
type Written<Columns> = {
  [Name in keyof Columns]?:
    | Columns[Name]
    | (Date extends Columns[Name] ? string : never)
    | Knex.Raw;
};

type TypedTables = {
  [Table in keyof Rows]: Knex.CompositeTableType<Rows[Table], Written<Rows[Table]>>;
};

// Queries that name one of these tables are typed by it.
declare module 'knex/types/tables.js' {
  interface Tables extends TypedTables {}
}
`;

/** The whole file of row types. */
export function renderRowTypes(): string {
  return head + [...collectTables()].map(renderTable).join('') + tail;
}

function collectTables(): Map<string, Record<string, FieldDefinition>> {
  const tables = new Map(Object.entries(engineColumns));
  for (const { collection, fields } of schema)
    tables.set(collection, { ...tables.get(collection), ...fields });
  return tables;
}

function renderTable([table, fields]: [string, Record<string, FieldDefinition>]): string {
  const columns = Object.entries(fields)
    .filter(([, { type }]) => type !== 'alias')
    .map(([name, field]) => `    ${name}: ${typeOf(field)};\n`);
  return `  ${table}: {\n${columns.join('')}  };\n`;
}

/** The driver's types, by the engine's. A decimal keeps its digits as text, and so does a bigint. */
const driverTypes: Record<Exclude<FieldDefinition['type'], 'alias'>, string> = {
  uuid: 'string',
  string: 'string',
  text: 'string',
  integer: 'number',
  decimal: 'string',
  boolean: 'boolean',
  date: 'Date',
  time: 'string',
  timestamp: 'Date',
  json: 'unknown',
};

function typeOf({ type, dataType, choices, isNullable }: FieldDefinition): string {
  const isText = dataType === 'bigint' || type === 'alias';
  const given = choices?.map((value) => `'${value}'`).join(' | ') ?? (isText ? 'string' : driverTypes[type]);
  return isNullable && given !== 'unknown' ? `${given} | null` : given;
}

import type { CsvValue } from '@suchi/domain/text';

/** The column in the CSV file. */
interface InFile<Row, View> {
  /** Its heading; null where the file leaves it out. */
  csv: string | null;
  /** What the file says instead of the value. */
  cell?: (row: Row, view: View) => CsvValue;
  /** Only in a file that someone gave a reason for. */
  isContact?: true;
}

/** Its value leaves as SQL reads it. */
export interface ReadColumn<Row, View> extends InFile<Row, View> {
  sql: string;
}

/** Its value is made of what the row has. */
export interface MadeColumn<Row, View, Value> extends InFile<Row, View> {
  made: (row: Row, view: View) => Value;
}

/** Only the file has it. With `fileSql` it is read for the file. */
export interface FileColumn<Row, View> extends InFile<Row, View> {
  csv: string;
  fileSql?: string;
}

type AnyColumn<Row, View> = ReadColumn<Row, View> | MadeColumn<Row, View, unknown> | FileColumn<Row, View>;

/**
 * The server's part of the columns that a contract declares for a list. A column of the contract that is missing here
 * does not compile. The order is that of the file.
 */
export type ListColumns<Out, Made extends keyof Out, Row, View, FileOnly extends string> = {
  [Name in Exclude<keyof Out, Made>]: ReadColumn<Row, View>;
} & { [Name in Made]: MadeColumn<Row, View, Out[Name]> } & Record<FileOnly, FileColumn<Row, View>>;

/** The columns of a page, with the facts that are read to make others. */
export function selectList(columns: Record<string, object>, facts: Record<string, string> = {}): string {
  const read = Object.entries(columns).flatMap(([name, column]) =>
    'sql' in column ? [[name, column.sql as string] as const] : [],
  );
  return [...read, ...Object.entries(facts)].map(([name, sql]) => `${sql} as "${name}"`).join(', ');
}

/** Chooses what leaves: the declared columns, one by one. */
export function presentRow<Out, Row extends object, View>(
  columns: Record<keyof Out & string, AnyColumn<Row, View>>,
  row: Row,
  view: View,
): Out {
  const values = Object.entries<AnyColumn<Row, View>>(columns).flatMap(([name, column]) =>
    'sql' in column || 'made' in column ? [[name, valueOf(name, column, row, view)]] : [],
  );
  return Object.fromEntries(values) as Out;
}

function valueOf<Row extends object, View>(
  name: string,
  column: AnyColumn<Row, View>,
  row: Row,
  view: View,
): unknown {
  return 'made' in column ? column.made(row, view) : (row as Record<string, unknown>)[name];
}

/** The file as `exportRows` takes it. Columns with contacts come last. */
export function planFile<Row extends object, View>(
  columns: Record<string, AnyColumn<Row, View>>,
  view: View,
  { facts, withContacts }: { facts?: Record<string, string>; withContacts: boolean },
) {
  const inFile = Object.entries(columns).filter(([, { csv }]) => csv !== null);
  const chosen = [
    ...inFile.filter(([, { isContact }]) => !isContact),
    ...inFile.filter(([, { isContact }]) => withContacts && isContact),
  ];
  const more = chosen.flatMap(([name, column]) => ('fileSql' in column ? [[name, column.fileSql]] : []));
  return {
    columns: selectList(columns, { ...facts, ...Object.fromEntries(more) }),
    header: chosen.map(([, { csv }]) => csv as string),
    write: (row: Row): CsvValue[] =>
      chosen.map(([name, column]) =>
        column.cell ? column.cell(row, view) : (valueOf(name, column, row, view) as CsvValue),
      ),
  };
}

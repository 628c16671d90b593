import type { FileOutput } from '@suchi/contracts/basics';
import type { ImportCheck, ImportedPerson } from '@suchi/contracts/import';
import type { ImportCode } from '@suchi/domain/import';
import { csvByteOrderMark, type CsvValue, encodeCsvRow } from '@suchi/domain/text';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call } from '../../platform/route.ts';
import { findingWords } from '../finding-words.ts';
import type { ImportJobRow } from '../job-repository.ts';
import { checkSheet, readResult, requireJob } from './check-sheet.ts';

/** The report as a file: first by column, then by row. */
export async function reportSheet(call: Call<{ job: number }, RoleCaller>): Promise<FileOutput> {
  const db = call.platform.database;
  const job = await requireJob(db, call.input.job);
  const lines =
    job.results === null
      ? await dryRunLines(call, job)
      : rowLines((await readResult({ ...call, db })).rows, headingOf(job));
  const text = csvByteOrderMark + lines.map(encodeCsvRow).join('');
  return { name: 'import-report.csv', content: Buffer.from(text), rows: lines.length };
}

/** The words of the sheet for a column. */
const headingOf =
  ({ headings, columns }: ImportJobRow) =>
  (column: string) =>
    headings[columns.indexOf(column)] ?? column;

const words = (code: string) => findingWords(code as ImportCode);

type Heading = ReturnType<typeof headingOf>;

async function dryRunLines(
  call: Call<{ job: number }, RoleCaller>,
  job: ImportJobRow,
): Promise<CsvValue[][]> {
  const check = await checkSheet(call);
  return [...columnLines(check, headingOf(job)), [], ...rowLines(check.rows, headingOf(job))];
}

function columnLines({ columns, shared_mobiles }: ImportCheck, heading: Heading): CsvValue[][] {
  return [
    ['Column', 'Kind', 'Rows', 'What it is', 'In the sheet'],
    ...columns.map(({ column, kind, rows, code, values }) => [
      heading(column),
      kind,
      rows,
      words(code),
      values.map((value) => `${value.text} (${value.rows})`).join('; '),
    ]),
    ...shared_mobiles.map((rows) => [
      heading('mobile'),
      'note',
      rows.length,
      words('mobile_shared'),
      `Rows ${rows.join(', ')}`,
    ]),
  ];
}

function rowLines(rows: readonly ImportedPerson[], heading: Heading): CsvValue[][] {
  const lines = rows.flatMap(({ row, name, result, findings }): CsvValue[][] =>
    findings.length === 0
      ? [[row, name, result]]
      : findings.map(({ column, kind, code, written }) => [
          row,
          name,
          result,
          kind,
          heading(column),
          written,
          words(code),
        ]),
  );
  return [['Row', 'Name', 'Result', 'Kind', 'Column', 'In the sheet', 'What it is'], ...lines];
}

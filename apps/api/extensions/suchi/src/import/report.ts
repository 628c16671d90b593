import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type ImportFinding, wordsOfImport } from '@suchi/domain/import';
import { csvByteOrderMark, encodeCsvRow } from '@suchi/domain/text';
import { CommandRefused } from '../platform/command-line.ts';

/** `ready`: a dry run found nothing against it. `present`: an earlier run brought it in. */
export type RowResult = 'added' | 'ready' | 'present' | 'refused';

export interface ReportedRow {
  row: number;
  id: string;
  result: RowResult;
  findings: readonly ImportFinding[];
}

export interface Report {
  write(outcome: ReportedRow): Promise<void>;
  close(): Promise<void>;
}

const noReport: Report = { write: () => Promise.resolve(), close: () => Promise.resolve() };

/** A line for each finding, and at least one for each row. What people wrote is not in it. */
export async function openReport(file: string | undefined): Promise<Report> {
  if (file === undefined) return noReport;
  const stream = createWriteStream(file, { mode: 0o600 });
  await once(stream, 'open').catch(() => {
    throw new CommandRefused('The report cannot be written there.');
  });
  stream.write(csvByteOrderMark + encodeCsvRow(['row', 'id', 'result', 'column', 'code', 'words']));
  return {
    async write({ row, id, result, findings }) {
      const lines = findings.map(({ column, code }) => [row, id, result, column, code, wordsOfImport(code)]);
      const text = (lines.length > 0 ? lines : [[row, id, result, null, null, null]])
        .map(encodeCsvRow)
        .join('');
      if (!stream.write(text)) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}

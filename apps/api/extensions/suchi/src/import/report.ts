import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type ImportFinding, kindOf, noteAt } from '@suchi/domain/import';
import { csvByteOrderMark, encodeCsvRow } from '@suchi/domain/text';
import { CommandRefused } from '../platform/command-line.ts';
import { findingWords } from './finding-words.ts';

/** `ready`: a dry run found nothing against it. `present`: an earlier run brought it in. */
export type RowResult = 'added' | 'ready' | 'present' | 'refused';

export interface ReportedRow {
  row: number;
  id: string;
  /** Empty for what is about several rows. */
  result: RowResult | '';
  findings: readonly ImportFinding[];
  /** All rows that a note is about, where they are several. */
  rows?: readonly number[];
}

export interface Report {
  write(outcome: ReportedRow): Promise<void>;
  close(): Promise<void>;
}

/** One line for all that a row does not say. */
function gatherMissing(findings: readonly ImportFinding[]): ImportFinding[] {
  const missing = findings.filter((finding) => kindOf(finding) === 'missing').map(({ column }) => column);
  const others = findings.filter((finding) => kindOf(finding) !== 'missing');
  return missing.length === 0 ? others : [...others, noteAt(missing.join(' '), 'not_told')];
}

const noReport: Report = { write: () => Promise.resolve(), close: () => Promise.resolve() };

/** A line for each finding, and at least one for each row. What people wrote is not in it. */
export async function openReport(file: string | undefined): Promise<Report> {
  if (file === undefined) return noReport;
  const stream = createWriteStream(file, { mode: 0o600 });
  await once(stream, 'open').catch(() => {
    throw new CommandRefused('The report cannot be written there.');
  });
  stream.write(csvByteOrderMark + encodeCsvRow(['row', 'id', 'result', 'kind', 'column', 'code', 'words']));
  return {
    async write({ row, id, result, findings, rows = [row] }) {
      const lines = gatherMissing(findings).map((finding) => {
        const { column, code } = finding;
        return [rows.join(' '), id, result, kindOf(finding), column, code, findingWords(code)];
      });
      const text = (lines.length > 0 ? lines : [[row, id, result, null, null, null, null]])
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

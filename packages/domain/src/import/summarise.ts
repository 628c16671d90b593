import { cellOf, type ImportCells } from './import-columns.ts';
import {
  type FindingKind,
  findingKinds,
  type ImportCode,
  type ImportFinding,
  kindOf,
  noteAt,
} from './import-codes.ts';
import { sheetColumnOf } from './tidy-cells.ts';

/** A row with what is told about it. */
export interface FoundRow {
  cells: ImportCells;
  findings: readonly ImportFinding[];
}

/** One thing that is told about a column, for all rows that have it. */
export interface ColumnSummary {
  column: string;
  code: ImportCode;
  kind: FindingKind;
  rows: number;
  /** What was written, the most frequent first. */
  values: { text: string; rows: number }[];
}

/** What is told, by column of the sheet: faults first, then what most rows have. */
export function summariseFindings(rows: readonly FoundRow[]): ColumnSummary[] {
  const found = rows.flatMap(({ cells, findings }) =>
    findings.map((finding) => {
      const column = sheetColumnOf(cells, finding.column);
      return { column, code: finding.code, kind: kindOf(finding), text: cellOf(cells, column) };
    }),
  );
  const groups = Map.groupBy(found, ({ column, code, kind }) => `${kind} ${column} ${code}`);
  return [...groups.values()]
    .map((group) => {
      const { column, code, kind } = group[0] as (typeof found)[number];
      return { column, code, kind, rows: group.length, values: countTexts(group) };
    })
    .toSorted((a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind) || b.rows - a.rows);
}

function countTexts(group: readonly { text: string }[]): ColumnSummary['values'] {
  const written = Map.groupBy(
    group.map(({ text }) => text).filter((text) => text !== ''),
    (text) => text,
  );
  return [...written]
    .map(([text, same]) => ({ text, rows: same.length }))
    .toSorted((a, b) => b.rows - a.rows || a.text.localeCompare(b.text));
}

/** Rows by the mobile that they share with others, in the order of the file. */
export function findSharedMobiles(
  rows: readonly { row: number; mobile: string | null }[],
): { rows: number[]; finding: ImportFinding }[] {
  const groups = Map.groupBy(
    rows.filter(({ mobile }) => mobile !== null),
    ({ mobile }) => mobile,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      rows: group.map(({ row }) => row),
      finding: noteAt('mobile', 'mobile_shared'),
    }));
}

import { cellOf, type ImportCells, type OldColumn, oldColumns } from './import-columns.ts';
import { type ImportFinding, noteAt } from './import-codes.ts';

/** What families wrote for no. */
const saysNo = new Set(['', 'no', 'n', 'none', 'nil', 'na', 'n/a', 'false', '0', '-']);
const saysYes = new Set(['yes', 'y', 'true', '1']);

/** The row with old columns moved into those of the form. What the form's column has already stays. */
export function moveOldColumns(cells: ImportCells): { cells: ImportCells; notes: ImportFinding[] } {
  const moved: Record<string, string> = {};
  const notes: ImportFinding[] = [];
  for (const [old, column] of Object.entries(oldColumns) as [Exclude<OldColumn, 'handicapped'>, string][]) {
    const isEmpty = cellOf(cells, old) === '';
    if (isEmpty || column === 'is_handicapped' || cellOf(cells, column) !== '') continue;
    moved[column] = cellOf(cells, old);
    notes.push(noteAt(old, 'old_column_moved'));
  }
  const disability = cellOf(cells, 'handicapped');
  if (!saysNo.has(disability.toLowerCase())) {
    moved['is_handicapped'] = 'yes';
    // "yes" says nothing that the switch does not say.
    if (!saysYes.has(disability.toLowerCase()) && cellOf(cells, 'mention_disability') === '')
      moved['mention_disability'] = disability;
    notes.push(noteAt('handicapped', 'old_column_moved'));
  }
  return { cells: { ...cells, ...moved }, notes };
}

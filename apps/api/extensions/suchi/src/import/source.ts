import type { ImportCells } from '@suchi/domain/import';

/** One row of the other system. */
export interface SourceRow {
  /** As a spreadsheet counts: the first line of a file is row 1. */
  row: number;
  /** Null when the row does not fit the first line of the file. */
  cells: ImportCells | null;
}

export type Source = AsyncIterable<SourceRow>;

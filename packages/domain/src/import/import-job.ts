import type { ImportCells } from './import-columns.ts';

/** How far the import of a sheet is. `waiting`: the columns and the dry run are looked at. */
export const importJobStates = ['waiting', 'queued', 'running', 'done', 'failed'] as const;
export type ImportJobState = (typeof importJobStates)[number];

/** What a profile of a sheet becomes: the family completes a draft, an active one was approved before. */
export const sheetStatuses = ['Draft', 'Active'] as const;
export type SheetStatus = (typeof sheetStatuses)[number];

export const sheetLimits = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 100, values: 500 } as const;

/** A sheet is kept this long when nobody imports it. */
export const sheetKeptMs = 24 * 60 * 60 * 1000;

/** A text of a column that is read as another one in all rows. */
export interface ReplacedValue {
  column: string;
  from: string;
  to: string;
}

/** What a person has chosen for a sheet. */
export interface SheetChoices {
  /** The column of each heading; null is not imported. */
  columns: readonly (string | null)[];
  values: readonly ReplacedValue[];
  status: SheetStatus;
}

/** Whether the columns belong to the headings, and none is chosen twice. */
export function areColumnsRight(columns: readonly (string | null)[], headings: number): boolean {
  const chosen = columns.filter((column) => column !== null);
  return columns.length === headings && new Set(chosen).size === chosen.length;
}

/** A failed import goes on where it stopped. */
export function mayStartImport(state: ImportJobState): boolean {
  return state === 'waiting' || state === 'failed';
}

/** A row of the sheet by the chosen columns; null when it has cells beside the headings. */
export function cellsOfSheet(
  texts: readonly string[],
  { columns, values, status }: SheetChoices,
): ImportCells | null {
  if (texts.slice(columns.length).some((text) => text !== '')) return null;
  const cells = columns.flatMap((column, place) => {
    if (column === null) return [];
    const text = texts[place] ?? '';
    const replaced = values.find((value) => value.column === column && value.from === text);
    return [[column, replaced?.to ?? text] as const];
  });
  return { ...Object.fromEntries(cells), status };
}

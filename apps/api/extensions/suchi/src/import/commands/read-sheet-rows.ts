import { cellsOfSheet, isExampleRow } from '@suchi/domain/import';
import type { JobPlatform } from '../../platform/platform.ts';
import type { ImportJobRow } from '../job-repository.ts';
import { openSheet } from '../sheet-file.ts';
import type { SourceRow } from '../source.ts';

/** The keys of rows are those of the page, whichever sheet they come in. */
export const sheetSource = 'sheet';

/** The rows of a sheet as they were chosen to be read. */
export async function readSheetRows(
  platform: Pick<JobPlatform, 'storage'>,
  { id, columns, replaced, status }: ImportJobRow,
): Promise<SourceRow[]> {
  const { rows } = await openSheet(platform, id);
  const choices = { columns, values: replaced ?? [], status };
  return rows
    .map(({ row, texts }) => ({ row, cells: cellsOfSheet(texts, choices) }))
    .filter(({ cells }) => cells === null || !isExampleRow(cells));
}

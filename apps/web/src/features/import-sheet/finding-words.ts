import type { ImportJob } from '@suchi/contracts/import';
import type { ImportCode } from '@suchi/domain/import';
import { type Catalogues, requireMessages, type Translate } from '../../shared/i18n/messages.ts';

/** What a column of a sheet can be. As headings of the template their names are understood again. */
export type SheetColumn = keyof Catalogues['importSheet']['columns'];

export const listSheetColumns = () => Object.keys(requireMessages('importSheet').columns) as SheetColumn[];

const isSheetColumn = (column: string): column is SheetColumn =>
  Object.hasOwn(requireMessages('importSheet').columns, column);

/** The words of the form, as everywhere. */
export function findingWords(code: string): string {
  const words: Record<ImportCode, string> = {
    ...requireMessages('rules'),
    ...requireMessages('importFindings'),
  };
  return words[code as ImportCode];
}

/** As the sheet names the column, else as we do. */
export function columnName(column: string, { columns }: ImportJob, t: Translate<'importSheet'>): string {
  const heading = columns.find((one) => one.column === column)?.heading ?? '';
  if (heading !== '') return heading;
  return isSheetColumn(column) ? t(`columns.${column}`) : t('list.label');
}

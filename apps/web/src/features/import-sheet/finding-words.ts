import type { ImportJob } from '@suchi/contracts/import';
import { type ImportCode, wordsOfImport } from '@suchi/domain/import';
import type { Translate } from '../../shared/i18n/messages.ts';
import { type SheetColumn, sheetColumns } from './column-words.en.ts';

/** The words of the form, as everywhere. */
export const findingWords = (code: string): string => wordsOfImport(code as ImportCode);

/** As the sheet names the column, else as we do. */
export function columnName(column: string, { columns }: ImportJob, t: Translate<'importSheet'>): string {
  const heading = columns.find((one) => one.column === column)?.heading ?? '';
  if (heading !== '') return heading;
  return Object.hasOwn(sheetColumns, column) ? t(`columns.${column as SheetColumn}`) : t('list.label');
}

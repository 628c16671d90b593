import { csvByteOrderMark, encodeCsvRow } from '@suchi/domain/text';
import { requireMessages, type Translate } from '../../shared/i18n/messages.ts';
import type { SheetColumn } from './finding-words.ts';

const rowsOf = (t: Translate<'importSheet'>) =>
  Object.entries(requireMessages('importSheet').templateColumns).map(
    ([column, { example, help }]) => [t(`columns.${column as SheetColumn}`), example, help] as const,
  );

// Excel takes a file with this mark for UTF-8.
const toCsv = (rows: readonly (readonly string[])[]) => csvByteOrderMark + rows.map(encodeCsvRow).join('');

/** The headings and one example. */
export function writeTemplate(t: Translate<'importSheet'>): string {
  const rows = rowsOf(t);
  return toCsv([rows.map(([heading]) => heading), rows.map(([, example]) => example)]);
}

/** What each column takes. */
export function writeHelp(t: Translate<'importSheet'>): string {
  return toCsv([[t('template.heading'), t('template.example'), t('template.help')], ...rowsOf(t)]);
}

import type { CalendarDate } from '@suchi/domain/basics';
import type { IndexPage, IndexRow } from '@suchi/domain/print';
import { association } from '../../../shared/brand/association.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './index-sheet.module.css';
import sheets from './sheets.module.css';

interface IndexEntry {
  serialNumber: number;
  name: string;
  workLocation: string | null;
}

interface IndexSection {
  title: string;
  from: number;
  to: number;
}

interface IndexSheetProps {
  columns: IndexPage<IndexEntry, IndexSection>;
  year: number;
  page: number;
  pages: number;
  printedOn: CalendarDate;
}

/** One A4 page of the index. Black ink only. */
export function IndexSheet({ columns, year, page, pages, printedOn }: IndexSheetProps) {
  const t = useMessages('printPages');
  const place = t('index.page', { page, pages });
  return (
    <section className={`${sheets.sheet} ${classes.page}`} aria-label={place}>
      <div className={classes.head}>
        <p className={classes.title}>
          <RichMessage
            text={t('index.heading', { year })}
            marks={{ b: (words) => <strong>{words}</strong> }}
          />
        </p>
        <p className={classes.association}>{association.name}</p>
      </div>
      <div className={classes.columns}>
        {columns.map((rows, index) => (
          // Columns have no other name than their place.
          <div key={index}>
            {rows.map((row) => (
              <Row key={keyOf(row)} row={row} />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <p>{t('index.foot', { date: formatLongDate(printedOn) })}</p>
        <p>{place}</p>
      </div>
    </section>
  );
}

function Row({ row }: { row: IndexRow<IndexEntry, IndexSection> }) {
  const t = useMessages('printPages');
  if (row.kind === 'entry') {
    return (
      <p className={classes.entry}>
        <strong>{row.entry.serialNumber}</strong> <span className={classes.name}>{row.entry.name}</span>{' '}
        <span className={classes.place}>{row.entry.workLocation}</span>
      </p>
    );
  }
  const { section } = row;
  return (
    <h2 className={classes.section}>
      <span>{section?.title ?? t('index.gap')}</span>{' '}
      {section ? <span>{t('index.range', { from: section.from, to: section.to })}</span> : null}
    </h2>
  );
}

function keyOf(row: IndexRow<IndexEntry, IndexSection>): number {
  return row.kind === 'entry' ? row.entry.serialNumber : -(row.section?.from ?? 0);
}

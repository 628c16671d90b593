import { todayInIndia } from '@suchi/domain/basics';
import { layOutIndex } from '@suchi/domain/print';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useHallItems } from '../model/use-hall-items.ts';
import { IndexSheet } from './index-sheet.tsx';
import { PrintBar } from './print-bar.tsx';
import { PrintFrame, type ShownDeck } from './print-frame.tsx';
import { PrintInstructions } from './print-instructions.tsx';
import classes from './sheets.module.css';

/** The index of the book on landscape A4, three columns of 22 rows. */
export function PrintIndexPage() {
  const t = useMessages('printPages');
  return <PrintFrame title={t('index.title')}>{(deck) => <IndexToPrint deck={deck} />}</PrintFrame>;
}

function IndexToPrint({ deck }: { deck: ShownDeck }) {
  const t = useMessages('printPages');
  const { index_serials: serials, sections } = deck;
  const [printedOn] = useState(() => todayInIndia(new Date()));
  const loading = useHallItems('index', serials, deck.viewer);
  const { items } = loading;
  const pages = useMemo(() => {
    const entries = Array.from(items.values(), ({ serial_number, name, work_location }) => ({
      serialNumber: serial_number,
      name,
      workLocation: work_location,
    }));
    return layOutIndex(entries, { sections });
  }, [items, sections]);
  return (
    <>
      <PrintBar
        title={t('index.title')}
        lead={t('index.lead', { candidates: serials.length, count: pages.length })}
        done={items.size}
        total={serials.length}
        loading={loading}
      >
        <Button icon={<IconPrinter size={20} />} isBusy={!loading.isComplete} onClick={() => window.print()}>
          {t('index.print')}
        </Button>
      </PrintBar>
      <PrintInstructions />
      <main className={classes.sheets}>
        {pages.map((columns, index) => (
          <IndexSheet
            // Pages have no other name than their number.
            key={index}
            columns={columns}
            year={deck.year}
            page={index + 1}
            pages={pages.length}
            printedOn={printedOn}
          />
        ))}
      </main>
    </>
  );
}

import { listTvPdfSerials } from '@suchi/domain/print';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useHallItems } from '../model/use-hall-items.ts';
import { GoTo } from './go-to.tsx';
import { PrintBar } from './print-bar.tsx';
import { PrintFrame, type ShownDeck } from './print-frame.tsx';
import { PrintWithPhotos } from './print-with-photos.tsx';
import sheets from './sheets.module.css';
import { TvSheet } from './tv-sheet.tsx';

/** One page for each serial number, to print or to scroll through when the hall screen fails. */
export function TvPdfPage() {
  const t = useMessages('printPages');
  return <PrintFrame title={t('tvPdf.title')}>{(deck) => <TvPagesToPrint deck={deck} />}</PrintFrame>;
}

function TvPagesToPrint({ deck }: { deck: ShownDeck }) {
  const t = useMessages('printPages');
  const { last_serial: last, serials } = deck;
  const [showsEmpty, setShowsEmpty] = useState(true);
  const list = useRef<HTMLElement>(null);
  const all = useMemo(() => listTvPdfSerials(last), [last]);
  const given = useMemo(() => new Set(serials), [serials]);
  const loading = useHallItems('page', [...given], deck.viewer);
  const { items, isComplete } = loading;
  // A profile that was withdrawn since the page was opened has no page either.
  const isEmpty = (serial: number) => !given.has(serial) || (isComplete && !items.has(serial));
  const shown = showsEmpty ? all : all.filter((serial) => !isEmpty(serial));
  return (
    <>
      <PrintBar
        title={t('tvPdf.title')}
        lead={t('tvPdf.lead', { last })}
        done={items.size}
        total={given.size}
        loading={loading}
      >
        <CheckboxField label={t('tvPdf.withoutProfile')} isChecked={showsEmpty} onChange={setShowsEmpty} />
        <GoTo serials={shown} />
        <PrintWithPhotos list={list} isReady={isComplete} />
      </PrintBar>
      <p className={sheets.printNote}>{t('tvPdf.printHere')}</p>
      <main className={`${sheets.sheets} ${sheets.withPhotos}`} ref={list}>
        {groupSheets(shown).map((group) => (
          <div key={group[0]} className={sheets.group} style={{ '--sheets': group.length } as CSSProperties}>
            {group.map((serial) => (
              <TvSheet
                key={serial}
                serial={serial}
                page={items.get(serial) ?? (isEmpty(serial) ? null : undefined)}
              />
            ))}
          </div>
        ))}
      </main>
    </>
  );
}

/** As many as are laid out together when the first comes into sight. */
const sheetsInGroup = 10;

function groupSheets(serials: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(serials.length / sheetsInGroup) }, (_, index) =>
    serials.slice(index * sheetsInGroup, (index + 1) * sheetsInGroup),
  );
}

import { contractPath } from '@suchi/contracts/basics';
import { type DayBook, dayBookFileContract } from '@suchi/contracts/money';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { IconCash, IconPrinter, IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../../shared/downloads/download-store.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { chequesQuery, dayBookQuery } from '../api/treasury-queries.ts';
import { type DayRange, rangeSearch, readRange } from '../model/day-range.ts';
import { DayBookSkeleton } from './day-book-skeleton.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './day-book-page.module.css';
import { DayFigures } from './day-figures.tsx';
import { LedgerLine } from './ledger-line.tsx';
import { RangePicker } from './range-picker.tsx';
import { RefundsToConfirm } from './refunds-to-confirm.tsx';
import { UnmatchedCard } from './unmatched-card.tsx';
import { SideCard } from '../components/side-card.tsx';
import { ChequeList } from '../record-payment/cheque-list.tsx';
import { DayCards } from './day-cards.tsx';
import { DayTable } from './day-table.tsx';
import type { OpenDays } from './open-days.ts';
import { useScreen } from '../../../shared/ui/use-screen.ts';

/** The money of each day, for a treasurer who explains every rupee. */
export function DayBookPage() {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => todayInIndia(new Date()));
  const range = readRange(search, today);
  const source = useQuery(dayBookQuery(range));
  return (
    <div className={classes.page}>
      <Head
        range={range}
        today={today}
        season={source.data?.season.name}
        onChoose={(days) => setSearch({ from: days.from, to: days.to })}
      />
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<DayBookSkeleton />}
        empty={null}
        ready={(book) => <Book book={book} />}
      />
    </div>
  );
}

interface HeadProps {
  range: DayRange;
  today: string;
  season: string | undefined;
  onChoose: (range: DayRange) => void;
}

function Head({ range, today, season, onChoose }: HeadProps) {
  const t = useMessages('treasury');
  return (
    <Row as="header" gap={4} align="end" justify="between" wrap>
      <div className={classes.titles}>
        <Text tone="soft">{season ? t('dayBook.season', { name: season }) : '\u00a0'}</Text>
        <PageHeading title={t('dayBook.title')} />
      </div>
      <Row gap={3} align="stretch" wrap className={classes.actions}>
        <RangePicker range={range} today={today} onChoose={onChoose} />
        <ButtonLink
          to={officePaths.statement + rangeSearch(range)}
          look="default"
          icon={<IconPrinter size={20} aria-hidden="true" />}
        >
          {t('dayBook.statement')}
        </ButtonLink>
        <DownloadButton
          files={[
            {
              label: t('dayBook.title'),
              path: contractPath(dayBookFileContract) + rangeSearch(range),
              fileName: t('dayBook.csvName', { ...range }),
            },
          ]}
          onAsk={(file) => void downloadStore.start(file)}
          isDisabled={false}
        />
        <ButtonLink to={officePaths.recordPayment} icon={<IconCash size={20} aria-hidden="true" />}>
          {t('dayBook.record')}
        </ButtonLink>
      </Row>
    </Row>
  );
}

function Book({ book }: { book: DayBook }) {
  const isEmpty = book.received.count === 0 && book.totals.refunds.count === 0;
  return (
    <>
      <DayFigures book={book} />
      <Columns from={1200} template="minmax(0, 1fr) 328px" gap={5} className={classes.columns}>
        <Card className={classes.book}>
          {isEmpty ? <NothingReceived /> : <DayList book={book} />}
          <LedgerLine check={book.check} waiting={book.waiting} />
        </Card>
        <Stack gap={4} className={classes.side}>
          <RefundsToConfirm />
          <ChequesCard />
          <UnmatchedCard />
        </Stack>
      </Columns>
    </>
  );
}

function NothingReceived() {
  const t = useMessages('treasury');
  return (
    <div className={classes.nothing}>
      <StatePanel icon={<IconReceiptOff />} title={t('dayBook.nothing')}>
        <p>{t('dayBook.nothingHint')}</p>
      </StatePanel>
    </div>
  );
}

/** Only there while a cheque waits. */
function ChequesCard() {
  const t = useMessages('treasury');
  const cheques = useQuery(chequesQuery).data?.cheques ?? [];
  if (cheques.length === 0) return null;
  return (
    <SideCard title={t('cheques.title')} count={cheques.length}>
      <ChequeList cheques={cheques} />
    </SideCard>
  );
}

/** A table, or one card for each day where a table does not fit. Open days stay open when a tablet is turned. */
function DayList({ book }: { book: DayBook }) {
  const isNarrow = useScreen('(width < 769px)');
  const [days, setDays] = useState<readonly CalendarDate[]>([]);
  const open: OpenDays = {
    has: (day) => days.includes(day),
    toggle: (day) => setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day]),
  };
  return isNarrow ? <DayCards book={book} open={open} /> : <DayTable book={book} open={open} />;
}

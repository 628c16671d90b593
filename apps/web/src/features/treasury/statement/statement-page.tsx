import type { DayBook, Statement } from '@suchi/contracts/money';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { IconBook, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { statementQuery } from '../api/treasury-queries.ts';
import { RangePicker } from '../day-book/range-picker.tsx';
import { presetRanges, rangeSearch, readRange } from '../model/day-range.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { AccountsTable } from './accounts-table.tsx';
import { IncomeTable } from './income-table.tsx';
import { StatementFoot } from './statement-foot.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './statement-page.module.css';

/** One A4 page or two for the annual meeting. Without days in the address it shows the season. */
export function StatementPage() {
  const t = useMessages('treasury');
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => todayInIndia(new Date()));
  const range = search.has('from') ? readRange(search, today) : presetRanges(today).season;
  const source = useQuery(statementQuery(range));
  return (
    <div className={classes.page}>
      <ScreenWrapper
        title={t('statement.title')}
        actions={
          <>
            <RangePicker range={range} today={today} onChoose={({ from, to }) => setSearch({ from, to })} />
            <ButtonLink
              to={officePaths.dayBook + rangeSearch(range)}
              look="default"
              icon={<IconBook size={20} aria-hidden="true" />}
            >
              {t('statement.toDayBook')}
            </ButtonLink>
            <Button icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {t('statement.print')}
            </Button>
          </>
        }
      >
        <ListStates
          source={source}
          isEmpty={() => false}
          loading={<Skeleton height={900} />}
          empty={null}
          ready={(data) => <Sheet {...data} />}
        />
      </ScreenWrapper>
    </div>
  );
}

function Sheet({ statement, book }: { statement: Statement; book: DayBook }) {
  const t = useMessages('treasury');
  const { association } = statement;
  const numbers = [
    association.pan === null ? null : t('statement.pan', { pan: association.pan }),
    association.registration === null
      ? null
      : t('statement.registration', { registration: association.registration }),
  ].filter(Boolean);
  return (
    <article className={classes.sheet}>
      <header className={classes.letterhead}>
        <Text size="2xl" face="display">
          {association.name}
        </Text>
        {association.address === null ? null : <p>{association.address}</p>}
        {numbers.length === 0 ? null : <p>{numbers.join(' · ')}</p>}
      </header>
      <Text as="h2" above={4}>
        {t('statement.heading')}
      </Text>
      <Row as="p" gap={4} rowGap={0} align="stretch" justify="between" wrap weight="bold">
        {t('statement.days', {
          from: formatCalendarDate(statement.from),
          to: formatCalendarDate(statement.to),
        })}
        <span className={classes.made}>{t('statement.made', { at: formatMoment(statement.made_at) })}</span>
      </Row>
      <IncomeTable statement={statement} book={book} />
      <AccountsTable accounts={statement.accounts} />
      <StatementFoot statement={statement} />
    </article>
  );
}

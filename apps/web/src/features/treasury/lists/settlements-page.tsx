import type { Settlement } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Opener } from '../components/opener.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { settlementsQuery } from '../api/treasury-queries.ts';
import { StateMark } from '../components/state-mark.tsx';
import { Differences } from './differences.tsx';
import { SettlementLines } from './settlement-lines.tsx';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './settlements-page.module.css';

const pageSize = 50;

export function SettlementsPage() {
  const t = useMessages('treasury');
  const [address] = useSearchParams();
  const page = readPage(address);
  const source = useQuery(settlementsQuery(page));
  return (
    <ScreenWrapper title={t('settlements.title')} lead={t('settlements.lead')}>
      <Differences />
      <ListStates
        source={source}
        isEmpty={({ settlements }) => settlements.length === 0}
        loading={<Skeleton height={400} />}
        empty={
          <StatePanel icon={<IconBuildingBank />} title={t('settlements.empty')}>
            <p>{t('settlements.emptyHint')}</p>
          </StatePanel>
        }
        ready={({ settlements, total }) => (
          <>
            <List gap={3} aria-label={t('settlements.list')}>
              {settlements.map((settlement) => (
                <Payout key={settlement.id} settlement={settlement} />
              ))}
            </List>
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              pageHref={(to) => `${officePaths.settlements}?page=${to}`}
              words={{
                label: t('settlements.pages'),
                newer: t('settlements.newer'),
                older: t('settlements.older'),
              }}
              place={(values) => t('settlements.page', values)}
            />
          </>
        )}
      />
    </ScreenWrapper>
  );
}

function Payout({ settlement }: { settlement: Settlement }) {
  const t = useMessages('treasury');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const day = formatCalendarDate(settlement.settled_on);
  return (
    <Card as="li" figures className={classes.payout}>
      <Row gap={4} rowGap={1} justify="between" wrap>
        <Opener
          isOpen={isOpen}
          opens={id}
          className={`size-lg ${classes.opener}`}
          aria-label={t('settlements.open', { day })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {day}
        </Opener>
        <Text as="span" tone="muted" breaks className={classes.utr}>
          {settlement.utr === null ? t('settlements.noUtr') : t('settlements.utr', { utr: settlement.utr })}
        </Text>
        {settlement.differences > 0 ? (
          <StateMark tone="gold">{t('settlements.differs', { count: settlement.differences })}</StateMark>
        ) : (
          <StateMark tone="success">{t('settlements.agrees')}</StateMark>
        )}
      </Row>
      <PayoutSums settlement={settlement} />
      {isOpen ? (
        <div id={id} className={classes.open}>
          <SettlementLines id={settlement.id} label={t('settlements.open', { day })} />
        </div>
      ) : null}
    </Card>
  );
}

function PayoutSums({ settlement }: { settlement: Settlement }) {
  const t = useMessages('treasury');
  return (
    <dl className={classes.sums}>
      <Sum label={t('settlements.payments')} amount={settlement.payments} />
      <Sum
        label={t('settlements.fees')}
        amount={-settlement.fees}
        hint={t('settlements.tax', { amount: formatRupees(settlement.tax) })}
      />
      <Sum label={t('settlements.refunds')} amount={-settlement.refunds} />
      <Sum label={t('settlements.net')} amount={settlement.net} isNet />
    </dl>
  );
}

interface SumProps {
  label: string;
  amount: number;
  hint?: string;
  isNet?: boolean;
}

function Sum({ label, amount, hint, isNet = false }: SumProps) {
  return (
    <div>
      <Text as="dt" tone="muted">
        {label}
      </Text>
      <Text as="dd" size="lg" weight={isNet ? 'bold' : undefined} nowrap>
        {formatRupees(amount)}
      </Text>
      {hint ? (
        <Text as="dd" tone="muted">
          {hint}
        </Text>
      ) : null}
    </div>
  );
}

import { type RefundState, refundStates } from '@suchi/contracts/money';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { refundsQuery } from '../api/treasury-queries.ts';
import { AskRefundDialog } from './ask-refund-dialog.tsx';
import { RefundCard } from './refund-card.tsx';
import { List } from '../../../shared/ui/layout.tsx';

const pageSize = 50;

/** The payment in the address, whose refund is asked for. */
function readPayment(search: URLSearchParams): number | null {
  const text = search.get('payment') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

export function RefundsPage() {
  const t = useMessages('treasury');
  const [search, setSearch] = useSearchParams();
  const state: RefundState = refundStates.find((known) => known === search.get('state')) ?? 'open';
  const payment = readPayment(search);
  const limit = useQuery(refundsQuery('open')).data?.confirm_above;
  return (
    <ScreenWrapper
      title={t('refunds.title')}
      lead={limit === undefined ? null : t('refunds.lead', { limit: formatRupees(limit) })}
    >
      <Tabs
        label={t('refunds.tabs')}
        tabs={refundStates.map((key) => ({ key, label: t(`refunds.${key}`) }))}
        initial={state}
        onSelect={(key) => setSearch(key === 'open' ? {} : { state: key }, { replace: true })}
      >
        {(key) => <RefundList state={key} page={key === state ? readPage(search) : 1} />}
      </Tabs>
      {payment === null ? null : (
        <AskRefundDialog
          key={payment}
          paymentId={payment}
          onClose={() => setSearch(state === 'open' ? {} : { state }, { replace: true })}
        />
      )}
    </ScreenWrapper>
  );
}

function RefundList({ state, page }: { state: RefundState; page: number }) {
  const t = useMessages('treasury');
  const source = useQuery(refundsQuery(state, page));
  return (
    <ListStates
      source={source}
      isEmpty={({ refunds }) => refunds.length === 0}
      loading={<Skeleton height={320} />}
      empty={<NoRefunds state={state} />}
      ready={({ refunds, total }) => (
        <>
          <List gap={3}>
            {refunds.map((refund) => (
              <RefundCard key={refund.id} refund={refund} />
            ))}
          </List>
          <Pager
            page={page}
            pages={Math.ceil(total / pageSize)}
            pageHref={(to) => `${officePaths.refunds}?state=${state}&page=${to}`}
            words={{ label: t('refunds.pages'), newer: t('refunds.newer'), older: t('refunds.older') }}
            place={(values) => t('refunds.page', values)}
          />
        </>
      )}
    />
  );
}

const emptyTitles = {
  asked: 'refunds.emptyAsked',
  open: 'refunds.empty',
  past: 'refunds.emptyPast',
} as const;

function NoRefunds({ state }: { state: RefundState }) {
  const t = useMessages('treasury');
  return (
    <StatePanel
      icon={<IconReceiptRefund />}
      title={t(emptyTitles[state])}
      action={
        <ButtonLink to={officePaths.receipts} look="default">
          {t('refunds.toReceipts')}
        </ButtonLink>
      }
    >
      <p>{t('refunds.emptyHint')}</p>
    </StatePanel>
  );
}

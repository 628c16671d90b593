import type { ListedReceipt } from '@suchi/contracts/treasury';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconReceipt, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { MemberLink } from '../../../entities/current-user/member-link.tsx';
import { askRefundPath, officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { receiptsQuery } from '../api/treasury-queries.ts';
import { ReceiptLink } from '../../../entities/receipt/receipt-link.tsx';
import { methodWords } from '../model/payment-words.ts';
import classes from './receipts-page.module.css';

const pageSize = 50;
const pauseMs = 300;

/** The typed name is not in the address, because it is personal. The page number is. */
export function ReceiptsPage() {
  const t = useMessages('treasury');
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const page = readPage(address);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => {
      // A search begins on its first page.
      if (page > 1) setAddress({}, { replace: true });
      else setSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, search, page, setAddress]);
  const source = useQuery({ ...receiptsQuery(search, page), enabled: wanted === search });
  return (
    <ScreenWrapper title={t('receipts.title')}>
      <label className={classes.search}>
        <span className="visually-hidden">{t('receipts.search')}</span>
        <IconSearch size={22} aria-hidden="true" />
        <input
          type="search"
          value={typed}
          maxLength={100}
          placeholder={t('receipts.search')}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <ListStates
        source={source}
        isEmpty={({ receipts }) => receipts.length === 0}
        loading={<Skeleton height={480} />}
        empty={<NoReceipts search={source.data?.search ?? ''} />}
        ready={({ receipts, total }) => (
          <>
            <p className={classes.count} role="status">
              {t('receipts.count', { count: total })}
            </p>
            <ul className={classes.list} aria-label={t('receipts.list')}>
              {receipts.map((receipt) => (
                <ReceiptLine key={receipt.id} receipt={receipt} />
              ))}
            </ul>
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              pageHref={(to) => `${officePaths.receipts}?page=${to}`}
              words={{ label: t('receipts.pages'), newer: t('receipts.newer'), older: t('receipts.older') }}
              place={(values) => t('receipts.page', values)}
            />
          </>
        )}
      />
    </ScreenWrapper>
  );
}

function ReceiptLine({ receipt }: { receipt: ListedReceipt }) {
  const t = useMessages('treasury');
  const { number, payer: name } = receipt;
  const kind = t(`receipts.kinds.${receipt.kind}`);
  const isReceipt = receipt.kind === 'receipt';
  return (
    <li className={classes.line}>
      <span className={classes.number}>
        <ReceiptLink id={receipt.id} label={t('receipts.pdfOf', { kind, number, name })}>
          {number}
        </ReceiptLink>
      </span>
      <span className={classes.day}>{formatCalendarDate(receipt.issued_on)}</span>
      <span className={classes.payer}>
        <MemberLink userId={receipt.payer_id}>{name}</MemberLink>
      </span>
      <span className={classes.what}>
        {t(`purposes.${receipt.order_type}`)}, {methodWords(t, receipt)}
      </span>
      <span className={isReceipt ? classes.amount : `${classes.amount} ${classes.out}`}>
        {formatRupees(isReceipt ? receipt.amount : -Math.abs(receipt.amount))}
      </span>
      <span className={classes.action}>
        {isReceipt ? (
          <Link to={askRefundPath(receipt.payment)} aria-label={t('refundOf', { name })}>
            {t('refund')}
          </Link>
        ) : (
          kind
        )}
      </span>
    </li>
  );
}

function NoReceipts({ search }: { search: string }) {
  const t = useMessages('treasury');
  const isSearch = search !== '';
  return (
    <StatePanel
      icon={<IconReceipt />}
      title={isSearch ? t('receipts.notFound', { search }) : t('receipts.empty')}
    >
      <p>{t(isSearch ? 'receipts.notFoundHint' : 'receipts.emptyHint')}</p>
    </StatePanel>
  );
}

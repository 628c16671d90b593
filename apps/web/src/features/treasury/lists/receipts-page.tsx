import { contractPath } from '@suchi/contracts/basics';
import {
  type ListedReceipt,
  type ReceiptFilter,
  receiptsContract,
  receiptsFileContract,
  type ReceiptsInput,
} from '@suchi/contracts/money';
import { orderTypes, receiptKinds } from '@suchi/domain/money';
import { IconReceipt } from '@tabler/icons-react';
import { api } from '../../../shared/api/api.ts';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../../shared/downloads/download-store.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { DataList } from '../../../shared/ui/data-list/data-list.tsx';
import { isInitialFilter } from '../../../shared/ui/data-list/filter-values.ts';
import { ListCount } from '../../../shared/ui/data-list/list-count.tsx';
import type { ListAsk, ListFilter } from '../../../shared/ui/data-list/list-types.ts';
import { type DataListState, useDataList } from '../../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { listReceiptColumns, ReceiptLines } from './receipt-columns.tsx';

/** Receipts and refund notes, with the days and the purpose that a treasurer is asked for. */
export function ReceiptsPage() {
  const t = useMessages('treasury');
  const list = useDataList({
    name: 'receipts',
    queryKey: ['receipts'],
    read: (ask, signal) =>
      api.call(receiptsContract, { ...askOf(ask), page: ask.page, rows: ask.rows }, { signal }),
    columns: listReceiptColumns(t),
    initialSort: '-issued_on',
    filters: listFilters(t),
    hidesSearch: true,
  });
  const { search, filter } = list.address.address;
  const isWhole = search === '' && isInitialFilter(list.filters, filter);
  return (
    <ScreenWrapper
      title={t('receipts.title')}
      heading={
        <>
          {t('receipts.title')}
          <ListCount shown={list.page?.total} all={isWhole ? list.page?.total : null} />
        </>
      }
      actions={<ReceiptsFile list={list} />}
    >
      <DataList
        list={list}
        words={{
          label: t('receipts.list'),
          searchPlaceholder: t('receipts.search'),
          position: (values) => t('receipts.position', values),
          positionNone: t('receipts.positionNone'),
        }}
        rowName={({ number }) => number}
        card={{ lines: (receipt) => <ReceiptLines receipt={receipt} /> }}
        hasFixedColumns
        empty={{
          icon: <IconReceipt />,
          title: t(isWhole ? 'receipts.empty' : 'receipts.notFound'),
          text: <p>{t(isWhole ? 'receipts.emptyHint' : 'receipts.notFoundHint')}</p>,
        }}
      />
    </ScreenWrapper>
  );
}

/** What the address says, as the server takes it. The page lets only these values through. */
function askOf({ search, sort, filter }: Pick<ListAsk, 'search' | 'sort' | 'filter'>) {
  return {
    ...(search !== '' && { search }),
    sort: sort as NonNullable<ReceiptsInput['sort']>,
    filter: filter as ReceiptFilter,
  };
}

function listFilters(t: Translate<'treasury'>): ListFilter[] {
  return [
    {
      key: 'order_type',
      label: t('receipts.columns.order_type'),
      options: orderTypes.map((value) => ({ value, label: t(`purposes.${value}`) })),
    },
    {
      key: 'kind',
      label: t('receipts.kind'),
      options: receiptKinds.map((value) => ({ value, label: t(`receipts.kinds.${value}`) })),
    },
    { key: 'issued_from', label: t('receipts.from'), entry: 'date' },
    { key: 'issued_to', label: t('receipts.to'), entry: 'date' },
  ];
}

/** All that the list shows, on every page. */
function ReceiptsFile({ list }: { list: DataListState<ListedReceipt> }) {
  const t = useMessages('treasury');
  const file = {
    label: t('receipts.title'),
    path: contractPath(receiptsFileContract),
    fileName: t('receipts.csvName'),
    body: askOf(list.address.address),
  };
  return (
    <DownloadButton
      files={[file]}
      onAsk={(asked) => void downloadStore.start(asked)}
      isDisabled={(list.page?.total ?? 0) === 0}
    />
  );
}

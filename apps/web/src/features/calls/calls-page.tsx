import { contractPath } from '@suchi/contracts/basics';
import { type CallRow, callsFileContract } from '@suchi/contracts/freshness';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconPhone } from '@tabler/icons-react';
import type { DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import { ListDownload } from '../../shared/downloads/list-download.tsx';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { isInitialFilter } from '../../shared/ui/data-list/filter-values.ts';
import { ListCount } from '../../shared/ui/data-list/list-count.tsx';
import { type DataListState, useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { CallLines, listCallColumns } from './call-columns.tsx';
import { callsKey, readCalls, toCallFilter, useCallDays } from './calls-api.ts';

/** Families that did not say whether they still look. The office calls them before the book closes. */
export function CallsPage() {
  const t = useMessages('calls');
  const list = useDataList({
    name: 'calls',
    queryKey: callsKey,
    read: readCalls,
    columns: listCallColumns(t),
    initialSort: 'asked_at',
    filters: [
      {
        key: 'called',
        label: t('filters.called'),
        options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
      },
    ],
  });
  const { search, filter } = list.address.address;
  const isWhole = search === '' && isInitialFilter(list.filters, filter);
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <>
          {t('title')}
          <ListCount shown={list.page?.total} all={isWhole ? list.page?.total : null} />
        </>
      }
      actions={<ListDownload file={callsFile(t, list)} />}
    >
      <Days />
      <DataList
        list={list}
        words={{
          label: t('list'),
          searchPlaceholder: t('search'),
          position: (values) => t('position', values),
          positionNone: t('positionNone'),
        }}
        rowName={({ name }) => name}
        card={{ lines: (row) => <CallLines row={row} /> }}
        hasFixedColumns
        empty={{
          icon: <IconPhone />,
          title: t(isWhole ? 'empty' : 'notFound'),
          text: <p>{t(isWhole ? 'emptyHint' : 'notFoundHint')}</p>,
        }}
      />
    </ScreenWrapper>
  );
}

/** When who is in the list. */
function Days() {
  const t = useMessages('calls');
  const days = useCallDays();
  return (
    <>
      <p>{t('note')}</p>
      {days === undefined ? null : (
        <Text tone="muted">
          {days.from === null || days.until === null
            ? t('noDate')
            : t('soon', { from: formatCalendarDate(days.from), until: formatCalendarDate(days.until) })}
        </Text>
      )}
    </>
  );
}

function callsFile(t: Translate<'calls'>, { address, page }: DataListState<CallRow>): DownloadFile {
  return {
    what: t('title'),
    count: page?.total ?? 0,
    fileName: t('csvName'),
    path: contractPath(callsFileContract),
    body: (reason) => ({
      filter: toCallFilter(address.address.filter),
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  };
}

import { contractPath } from '@suchi/contracts/basics';
import {
  auditAreas,
  auditColumns,
  type AuditEntry,
  auditFileContract,
  auditLogContract,
  type AuditLogInput,
} from '@suchi/contracts/staff';
import { addDays, type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { useState } from 'react';
import { AuditDetails } from '../../entities/audit-entry/audit-details.tsx';
import { actionWords, actorWords, subjectWords } from '../../entities/audit-entry/audit-words.ts';
import { api } from '../../shared/api/api.ts';
import { DownloadButton } from '../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../shared/downloads/download-store.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { listDeclared } from '../../shared/ui/data-list/declared-columns.tsx';
import { isInitialFilter } from '../../shared/ui/data-list/filter-values.ts';
import { ListCount } from '../../shared/ui/data-list/list-count.tsx';
import type { ListAsk, ListColumn, ListFilter } from '../../shared/ui/data-list/list-types.ts';
import { type DataListState, useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

const periods = { today: 0, week: 6, month: 29, year: 364 } as const;
type Period = keyof typeof periods;

/** For an admin: who did what, and when. */
export function AuditPage() {
  const t = useMessages('audit');
  const list = useDataList({
    name: 'audit',
    queryKey: ['audit'],
    read: (ask, signal) => api.call(auditLogContract, inputOf(ask, todayInIndia(new Date())), { signal }),
    columns: columnsOf(t),
    initialSort: '-date_created',
    filters: filtersOf(t),
  });
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <>
          {t('title')}
          <Count list={list} />
        </>
      }
      lead={t('lead')}
      actions={<AuditFile list={list} />}
    >
      <DataList
        list={list}
        words={{
          label: t('label'),
          searchPlaceholder: t('search'),
          position: (values) => t('position', values),
          positionNone: t('positionNone'),
        }}
        rowName={(entry) => actionWords(entry.action)}
        card={{ lines: (entry) => <CardLines entry={entry} /> }}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        hasFixedColumns
      />
    </ScreenWrapper>
  );
}

function Count({ list }: { list: DataListState<AuditEntry> }) {
  const { search, filter } = list.address.address;
  const total = list.page?.total;
  const isWhole = search === '' && isInitialFilter(list.filters, filter);
  return <ListCount shown={total} all={isWhole ? total : null} />;
}

/** All lines that the list shows. */
function AuditFile({ list }: { list: DataListState<AuditEntry> }) {
  const t = useMessages('audit');
  const [today] = useState(() => todayInIndia(new Date()));
  const { search, filter, sort } = inputOf(list.address.address, today);
  const file = {
    label: t('title'),
    path: contractPath(auditFileContract),
    fileName: t('fileName'),
    body: { ...(search !== undefined && { search }), filter, sort },
  };
  return (
    <DownloadButton
      files={[file]}
      onAsk={(asked) => void downloadStore.start(asked)}
      isDisabled={(list.page?.total ?? 0) === 0}
    />
  );
}

function inputOf({ search, sort, page, rows, filter }: ListAsk, today: CalendarDate): AuditLogInput {
  const area = auditAreas.find((known) => known === filter.area);
  const days = periods[filter.period as Period] as number | undefined;
  return {
    ...(search === '' ? {} : { search }),
    sort: sort === 'date_created' ? sort : '-date_created',
    page,
    rows,
    filter: {
      ...(area === undefined ? {} : { area }),
      ...(days === undefined ? {} : { from: addDays(today, -days) }),
      ...(filter.from === undefined ? {} : { from: filter.from }),
      ...(filter.to === undefined ? {} : { to: filter.to }),
    },
  };
}

function filtersOf(t: Translate<'audit'>): ListFilter[] {
  return [
    {
      key: 'area',
      label: t('area'),
      options: auditAreas.map((value) => ({ value, label: t(`areas.${value}`) })),
    },
    {
      key: 'period',
      label: t('period'),
      options: (['today', 'week', 'month', 'year'] as const).map((value) => ({
        value,
        label: t(`periods.${value}`),
      })),
    },
    { key: 'from', label: t('from'), entry: 'date' },
    { key: 'to', label: t('to'), entry: 'date' },
  ];
}

function columnsOf(t: Translate<'audit'>): ListColumn<AuditEntry>[] {
  return listDeclared<AuditEntry, keyof typeof auditColumns>(auditColumns, {
    label: (name) => t(`columns.${name}`),
    cells: {
      action: ({ action }) => actionWords(action),
      actor: (entry) => actorWords(entry, t),
      subject: (entry) => <About entry={entry} />,
    },
  });
}

function About({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {subjectWords(entry)}
      <AuditDetails entry={entry} />
    </>
  );
}

function CardLines({ entry }: { entry: AuditEntry }) {
  const t = useMessages('audit');
  return (
    <>
      <p>{actorWords(entry, t)}</p>
      <p>{formatMoment(entry.at)}</p>
      <div>
        <About entry={entry} />
      </div>
    </>
  );
}

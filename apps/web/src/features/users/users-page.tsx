import { userLists } from '@suchi/domain/accounts';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListDownload } from '../../shared/downloads/list-download.tsx';
import { memberPath } from '../../shared/config/office-paths.ts';
import { formatTotal } from '../../shared/i18n/format-total.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { setFilter } from '../../shared/ui/data-list/filter-values.ts';
import { ListCount } from '../../shared/ui/data-list/list-count.tsx';
import { type DataListState, useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { SmallSelect } from '../../shared/ui/small-select.tsx';
import { listUserColumns, nameOf, userCard } from './user-columns.tsx';
import { readUsers, toUserFilter, userCountsQuery } from './users-api.ts';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './users.module.css';
import { contractPath } from '@suchi/contracts/basics';
import { type UserRow, usersFileContract } from '@suchi/contracts/office';
import type { DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import { toRequest, wholeSelection } from '../../shared/ui/data-list/list-selection.ts';

/** Every account, for admins. */
export function UsersPage() {
  const t = useMessages('users');
  const state = useDataList({
    name: 'users',
    queryKey: ['users'],
    read: readUsers,
    columns: listUserColumns(t),
    initialSort: '-date_created',
    filters: [
      {
        key: 'list',
        label: t('filter'),
        hasControl: true,
        options: userLists.slice(1).map((value) => ({ value, label: t(`filters.${value}`) })),
      },
      {
        key: 'is_email_verified',
        label: t('verified'),
        options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`verifiedChoices.${value}`) })),
      },
      { key: 'registered_from', label: t('registeredFrom'), entry: 'date' },
      { key: 'registered_to', label: t('registeredTo'), entry: 'date' },
    ],
  });
  const { data: counts } = useQuery(userCountsQuery);
  const { change } = state.address;
  const { filter } = state.address.address;
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <>
          {t('title')}
          <ListCount shown={state.page?.total} all={counts?.all} />
        </>
      }
      actions={<ListDownload file={userFile(t, state)} />}
    >
      <DataList
        list={state}
        words={{
          label: t('title'),
          searchPlaceholder: t('search'),
          position: (values) => t('position', values),
          positionNone: t('positionNone'),
        }}
        rowName={(row) => nameOf(t, row)}
        rowHref={({ id }) => memberPath(id)}
        card={userCard}
        hasFixedColumns
        filterControl={
          <UserFilterSelect
            value={toUserFilter(filter).list}
            onChange={(list) => change({ filter: setFilter(filter, 'list', list === 'all' ? null : list) })}
          />
        }
        empty={{
          title: t('empty'),
          text: <p>{t('emptyText')}</p>,
          action: (
            <Button look="default" onClick={() => change({ filter: {}, search: '' })}>
              {t('emptyReset')}
            </Button>
          ),
        }}
      />
      <Row as="p" gap={2} tone="muted">
        <IconEye size={20} aria-hidden="true" />
        {t('note')}
      </Row>
    </ScreenWrapper>
  );
}

interface UserFilterSelectProps {
  value: string;
  onChange: (value: string) => void;
}

/** The specification's five filters, each with its number. */
function UserFilterSelect({ value, onChange }: UserFilterSelectProps) {
  const t = useMessages('users');
  const id = useId();
  const { data: counts } = useQuery(userCountsQuery);
  return (
    <Row gap={2} justify="end" className={classes.filter}>
      <label htmlFor={id}>{t('filter')}</label>
      <SmallSelect
        id={id}
        options={userLists.map((list) => {
          const name = t(`filters.${list}`);
          const label = counts ? t('filterCount', { name, total: formatTotal(counts[list]) }) : name;
          return { value: list, label };
        })}
        value={value}
        onChange={onChange}
      />
    </Row>
  );
}

/** All users that the list shows, on every page. */
function userFile(t: Translate<'users'>, { address, page }: DataListState<UserRow>): DownloadFile {
  const { search, filter } = address.address;
  const chosen = toUserFilter(filter);
  return {
    what: t('fileWhat', { list: t(`filters.${chosen.list}`) }),
    count: page?.total ?? 0,
    fileName: t('fileName', { list: chosen.list }),
    path: contractPath(usersFileContract),
    body: (reason) => ({
      selection: toRequest(wholeSelection, { search, filter: chosen }),
      ...(reason !== undefined && { contacts_reason: reason }),
    }),
  };
}

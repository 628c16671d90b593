import { IconListDetails, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { useAddValue, valuesQuery } from '../api/lookups-api.ts';
import type { OpenDialog } from '../model/open-dialog.ts';
import { useValueSearch, type ValueSearch } from '../model/use-value-search.ts';
import { LookAlikes } from './look-alikes.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RecentMerges } from './recent-merges.tsx';
import { UsersDialog } from './users-dialog.tsx';
import { ValueRow } from './value-row.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './values-panel.module.css';

const pageSize = 10;

export function ValuesPanel({ type, total }: { type: string; total: number }) {
  const t = useMessages('lookups');
  const { typed, setTyped, search, sort, page, addressOf } = useValueSearch();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const source = useQuery(valuesQuery(type, search, { page, sort }));
  const isShort = typed.trim() !== '' && typed.trim().length < 3;
  return (
    <>
      <Row gap={3} wrap>
        <Text as="h2" size="2xl" weight="regular" face="display" className={classes.title}>
          {type}{' '}
          <Text as="span" tone="muted" size="md" face="plain">
            {search === '' || source.data === undefined
              ? t('typeTotal', { count: total })
              : t('foundOf', { found: source.data.total, count: total })}
          </Text>
        </Text>
        <label className={classes.search}>
          <span className="visually-hidden">{t('search')}</span>
          <IconSearch size={20} aria-hidden="true" />
          <input
            type="search"
            value={typed}
            maxLength={100}
            placeholder={t('search')}
            autoComplete="off"
            aria-describedby="value-search-hint"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Text
            as="span"
            id="value-search-hint"
            tone="muted"
            size="sm"
            className={classes.searchHint}
            role="status"
          >
            {isShort ? t('searchHint') : ''}
          </Text>
        </label>
        <Button icon={<IconPlus size={20} />} onClick={() => setDialog({ kind: 'add' })}>
          {t('addNew.open')}
        </Button>
      </Row>
      <RecentMerges type={type} />
      <LookAlikes type={type} onMerge={(pair) => setDialog({ kind: 'merge', ...pair })} />
      <ListStates
        source={source}
        isEmpty={({ rows }) => rows.length === 0}
        loading={<Skeleton height={480} />}
        empty={<NoValues search={search} />}
        ready={({ rows, total: found }) => (
          <>
            <Card as="table" figures className={classes.table} aria-label={t('values', { type })}>
              <ValuesHead type={type} sort={sort} addressOf={addressOf} />
              <tbody>
                {rows.map((value) => (
                  <ValueRow key={value.id} value={value} onOpen={setDialog} />
                ))}
              </tbody>
            </Card>
            <Pager
              page={page}
              pages={Math.ceil(found / pageSize)}
              pageHref={(to) => `${lookupPath(type)}?${addressOf({ page: to })}`}
              words={{ label: t('pages'), newer: t('newer'), older: t('older') }}
              place={(values) => t('page', values)}
            />
            <Text tone="muted" size="sm">
              {t('deleteHint')}
            </Text>
          </>
        )}
      />
      <Dialogs type={type} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

function ValuesHead({ type, sort, addressOf }: Pick<ValueSearch, 'sort' | 'addressOf'> & { type: string }) {
  const t = useMessages('lookups');
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={sort === 'name' ? 'ascending' : undefined}>
          <Link to={`${lookupPath(type)}?${addressOf({ sort: 'name' })}`}>{t('columns.name')}</Link>
        </th>
        <th scope="col" aria-sort={sort === 'name' ? undefined : 'descending'}>
          <Link to={`${lookupPath(type)}?${addressOf({ sort: '-date_created' })}`}>{t('columns.date')}</Link>
        </th>
        <th scope="col">{t('columns.kind')}</th>
        <th scope="col" className={classes.number}>
          {t('columns.uses')}
        </th>
        <th scope="col">
          <span className="visually-hidden">{t('columns.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

interface DialogsProps {
  type: string;
  dialog: OpenDialog | null;
  onClose: () => void;
}

function Dialogs({ type, dialog, onClose }: DialogsProps) {
  const t = useMessages('lookups');
  const addValue = useAddValue();
  if (dialog === null) return null;
  if (dialog.kind === 'users') return <UsersDialog value={dialog.value} onClose={onClose} />;
  if (dialog.kind === 'merge')
    return <MergeDialog type={type} source={dialog.source} target={dialog.target} onClose={onClose} />;
  return (
    <NameDialog
      title={t('addNew.title', { type })}
      label={t('addNew.label')}
      submit={t('addNew.submit')}
      done={(name) => t('addNew.done', { name })}
      change={addValue}
      toInput={(name) => ({ lookup: type, name })}
      onClose={onClose}
    />
  );
}

function NoValues({ search }: { search: string }) {
  const t = useMessages('lookups');
  const isSearch = search !== '';
  return (
    <StatePanel icon={<IconListDetails />} title={isSearch ? t('notFound', { search }) : t('empty')}>
      <p>{t(isSearch ? 'notFoundHint' : 'emptyHint')}</p>
    </StatePanel>
  );
}

import type { Holiday } from '@suchi/contracts/lookups';
import { formatCalendarDate } from '@suchi/domain/basics';
import { holidaysLookup } from '@suchi/domain/lookups';
import { IconCalendarOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupPath } from '../../../shared/config/paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { holidaysQuery, useDeleteHoliday } from '../api/lookups-api.ts';
import { HolidayDialog } from './holiday-dialog.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './values-panel.module.css';

const pageSize = 10;

export function HolidaysPanel() {
  const t = useMessages('lookups');
  const [address] = useSearchParams();
  const page = readPage(address);
  const source = useQuery(holidaysQuery(page));
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null);
  return (
    <>
      <Row gap={3} wrap>
        <Text as="h2" size="2xl" weight="regular" face="display" className={classes.title}>
          {holidaysLookup}
        </Text>
        <Button icon={<IconPlus size={20} />} onClick={() => setEdited('new')}>
          {t('addNew.open')}
        </Button>
      </Row>
      <ListStates
        source={source}
        isEmpty={({ rows }) => rows.length === 0}
        loading={<Skeleton height={320} />}
        empty={<StatePanel icon={<IconCalendarOff />} title={t('holidays.empty')} />}
        ready={({ rows, total }) => (
          <>
            <Card as="table" figures className={classes.table} aria-label={t('holidays.list')}>
              <thead>
                <tr>
                  <th scope="col">{t('columns.name')}</th>
                  <th scope="col">{t('columns.state')}</th>
                  <th scope="col">{t('columns.day')}</th>
                  <th scope="col">{t('columns.date')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('columns.actions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((holiday) => (
                  <HolidayRow key={holiday.id} holiday={holiday} onEdit={() => setEdited(holiday)} />
                ))}
              </tbody>
            </Card>
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              pageHref={(to) => `${lookupPath(holidaysLookup)}?page=${to}`}
              words={{ label: t('pages'), newer: t('newer'), older: t('older') }}
              place={(values) => t('page', values)}
            />
          </>
        )}
      />
      {edited === null ? null : (
        <HolidayDialog holiday={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function HolidayRow({ holiday, onEdit }: { holiday: Holiday; onEdit: () => void }) {
  const t = useMessages('lookups');
  const tCommon = useMessages('common');
  const { mutate } = useDeleteHoliday();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, state, date } = holiday;
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name}
      </th>
      <td>{state ?? t('holidays.allIndia')}</td>
      <Text as="td" tone="soft" nowrap>
        {formatCalendarDate(date)}
      </Text>
      <Text as="td" tone="soft" nowrap>
        {formatDay(holiday.date_created)}
      </Text>
      <td className={classes.actions}>
        <IconButton
          className={classes.icon}
          label={t('holidays.change', { name })}
          onClick={onEdit}
          icon={<IconPencil size={20} />}
        />
        <IconButton
          className={classes.icon}
          label={t('holidays.remove', { name })}
          onClick={() => setIsAsking(true)}
          icon={<IconTrash size={20} />}
        />
        <AlertDialog
          isOpen={isAsking}
          title={t('holidays.deleteTitle', { name, day: formatCalendarDate(date) })}
          confirmLabel={t('holidays.delete')}
          onConfirm={() => {
            setIsAsking(false);
            mutate(
              { id },
              { onSuccess: () => showToast({ message: t('holidays.deleted', { name }), tone: 'success' }) },
            );
          }}
          cancel={{ label: tCommon('cancel'), onCancel: () => setIsAsking(false) }}
        >
          {t('holidays.deleteText')}
        </AlertDialog>
      </td>
    </tr>
  );
}

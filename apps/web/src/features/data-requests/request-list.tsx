import type { DataRequest } from '@suchi/contracts/closing';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findUrgency } from '@suchi/domain/closing';
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberPath } from '../../shared/config/office-paths.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { Link } from '../../shared/router/link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { requestsQuery } from './data-requests-api.ts';
import classes from './data-requests.module.css';

const WorkDialog = lazyPart(() => import('./work-dialog.tsx').then((module) => module.WorkDialog));

const rowsOfPage = 50;
const columns = ['request', 'about', 'askedBy', 'received', 'what', 'state'] as const;

export function RequestList() {
  const t = useMessages('dataRequests');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<DataRequest | null>(null);
  return (
    <>
      <ListStates
        source={useQuery(requestsQuery(page))}
        isEmpty={({ total }) => total === 0}
        loading={<Skeleton height={420} />}
        empty={<p>{t('empty')}</p>}
        ready={({ rows, total }) => (
          <>
            <Card className={classes.frame}>
              <table className={classes.table} aria-label={t('tabs.requests')}>
                <thead>
                  <tr>
                    {columns.map((name) => (
                      <th key={name} scope="col">
                        {t(`columns.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <RequestRow key={row.id} row={row} onOpen={() => setOpened(row)} />
                  ))}
                </tbody>
              </table>
            </Card>
            {total > rowsOfPage ? <Pages page={page} total={total} onPage={setPage} /> : null}
          </>
        )}
      />
      {opened === null ? null : <WorkDialog request={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = useMessages('dataRequests');
  return (
    <Row gap={3}>
      <Button look="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('before')}
      </Button>
      <Button look="default" disabled={page * rowsOfPage >= total} onClick={() => onPage(page + 1)}>
        {t('more')}
      </Button>
    </Row>
  );
}

function RequestRow({ row, onOpen }: { row: DataRequest; onOpen: () => void }) {
  const t = useMessages('dataRequests');
  const kind = t(`kinds.${row.kind}`);
  return (
    <tr>
      <th scope="row">
        {row.state === 'open' ? (
          <PlainButton className="touch bold" onClick={onOpen}>
            {kind}
          </PlainButton>
        ) : (
          kind
        )}
        <Text as="span" tone="muted" weight="regular" className={classes.under}>
          {row.reference}
        </Text>
      </th>
      <td>
        {row.account === null ? aboutOf(row, t) : <Link to={memberPath(row.account)}>{row.about}</Link>}
      </td>
      <td>{askerOf(row, t)}</td>
      <td className={classes.day}>{formatCalendarDate(row.received_on)}</td>
      <td>
        <What row={row} />
      </td>
      <td>
        <State row={row} />
      </td>
    </tr>
  );
}

const aboutOf = ({ about }: DataRequest, t: Translate<'dataRequests'>) => about ?? t('sealedName');

function askerOf({ asked_by: by, asker, way }: DataRequest, t: Translate<'dataRequests'>): string {
  const words = { asker: t(`askers.${by}`), way: t(`ways.${way}`) };
  return asker === null ? t('askedBy', words) : t('askedByNamed', { ...words, name: asker });
}

function What({ row }: { row: DataRequest }) {
  const t = useMessages('dataRequests');
  const isSealed = row.destroyed_on !== null;
  return (
    <>
      {isSealed ? t('sealedAtOnce') : (row.outcome ?? row.wanted)}
      <Text as="span" tone="muted" className={`${classes.under} ${classes.day}`}>
        {isSealed && row.destroyed_on !== null
          ? t('destroyedOn', { date: formatCalendarDate(row.destroyed_on) })
          : row.done_on === null
            ? t('due', { date: formatCalendarDate(row.due_on) })
            : doneWords(row.done_on, row.done_by, t)}
      </Text>
    </>
  );
}

const doneWords = (day: string, name: string | null, t: Translate<'dataRequests'>) =>
  name === null
    ? t('doneOnAlone', { date: formatCalendarDate(day) })
    : t('doneOn', { date: formatCalendarDate(day), name });

/** A colour, an icon and words; how many days are left while it is open. */
function State({ row }: { row: DataRequest }) {
  const t = useMessages('dataRequests');
  const [today] = useState(() => todayInIndia(new Date()));
  if (row.state === 'refused')
    return (
      <Badge tone="plain" icon={<IconX size={16} aria-hidden="true" />}>
        {t('states.refused')}
      </Badge>
    );
  if (row.state === 'done')
    return (
      <Badge tone="success" icon={<IconCheck size={16} aria-hidden="true" />}>
        {t(row.way === 'app' ? 'states.noWork' : 'states.done')}
      </Badge>
    );
  const { daysLeft, urgency } = findUrgency(row.due_on, today);
  const isUrgent = urgency !== 'open';
  const Icon = isUrgent ? IconAlertTriangle : IconClock;
  return (
    <Badge tone={isUrgent ? 'error' : 'gold'} icon={<Icon size={16} aria-hidden="true" />}>
      {daysLeft < 0
        ? t('states.late')
        : daysLeft === 0
          ? t('states.today')
          : t('states.left', { count: daysLeft })}
    </Badge>
  );
}

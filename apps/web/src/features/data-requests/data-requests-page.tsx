import type { RequestsPage } from '@suchi/contracts/closing';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findUrgency } from '@suchi/domain/closing';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/layout.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { ConsentCounts } from './consent-counts.tsx';
import { requestsQuery } from './data-requests-api.ts';
import classes from './data-requests.module.css';
import { RequestList } from './request-list.tsx';
import { SealedList } from './sealed-list.tsx';

const EnterDialog = lazyPart(() => import('./enter-dialog.tsx').then((module) => module.EnterDialog));

const tabs = ['requests', 'sealed', 'consents'] as const;

/** What people asked about their data, closed accounts until they are destroyed, and who agreed to what in numbers. */
export function DataRequestsPage() {
  const t = useMessages('dataRequests');
  const [isEntering, setIsEntering] = useState(false);
  const { data } = useQuery(requestsQuery(1));
  return (
    <ScreenWrapper
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button
          look="default"
          icon={<IconPlus size={20} aria-hidden="true" />}
          onClick={() => setIsEntering(true)}
        >
          {t('enter')}
        </Button>
      }
    >
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((tab) => ({
          key: tab,
          label: t(`tabs.${tab}`),
          ...(tab === 'sealed' ? { count: data?.sealed } : {}),
        }))}
      >
        {(tab) => views[tab]}
      </Tabs>
      {data === undefined ? null : <Cards page={data} />}
      {isEntering ? <EnterDialog onClose={() => setIsEntering(false)} /> : null}
    </ScreenWrapper>
  );
}

const views = { requests: <RequestList />, sealed: <SealedList />, consents: <ConsentCounts /> };

function Cards({ page }: { page: RequestsPage }) {
  const t = useMessages('dataRequests');
  const { next, backup_days: days, last_destroyed_on: last, withdrawn } = page;
  const account = next && t('cards.nextAccount', { date: formatCalendarDate(next.closed_on) });
  return (
    <div className={classes.cards}>
      <Fact
        name={t('cards.next')}
        value={account ?? t('cards.nextNone')}
        note={page.is_overdue ? t('cards.overdue') : <NextWhen day={next?.destroyed_on ?? null} />}
      />
      <Fact
        name={t('cards.backups')}
        value={t('cards.backupDays', { count: days })}
        note={last === null ? t('cards.lastNone') : t('cards.last', { date: formatCalendarDate(last) })}
      />
      <Fact
        name={t('cards.withdrawn')}
        value={
          withdrawn
            .map(({ purpose, count }) =>
              t('withdrawnOf', { count: formatCount(count), purpose: t(`purposes.${purpose}`) }),
            )
            .join(', ') || t('cards.withdrawnNone')
        }
        note={t('cards.acted')}
      />
    </div>
  );
}

function NextWhen({ day }: { day: string | null }) {
  const t = useMessages('dataRequests');
  const [today] = useState(() => todayInIndia(new Date()));
  if (day === null) return null;
  const count = findUrgency(day, today).daysLeft;
  const date = formatCalendarDate(day);
  return count > 0 ? t('cards.nextWhen', { date, count }) : t('cards.nextToday', { date });
}

function Fact({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <Card padding={4}>
      <Text tone="muted">{name}</Text>
      <Text weight="bold">{value}</Text>
      <Text>{note}</Text>
    </Card>
  );
}

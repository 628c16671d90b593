import { type ReportQueueItem, reportQueuePageSize } from '@suchi/contracts/safety';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { memberReportPath, officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { type QueueState, reportQueueQuery } from '../api/report-queries.ts';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './report-queue.module.css';

const states = ['open', 'decided'] as const;

/** Reports of members and alerts, for the office. */
export function ReportQueuePage() {
  const t = useMessages('memberReports');
  const [search, setSearch] = useSearchParams();
  const state: QueueState = search.get('state') === 'decided' ? 'decided' : 'open';
  return (
    <ScreenWrapper title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('tabs')}
        tabs={states.map((key) => ({ key, label: t(key) }))}
        initial={state}
        onSelect={(key) => setSearch(key === 'open' ? {} : { state: key }, { replace: true })}
      >
        {(key) => <Queue state={key} page={key === state ? readPage(search) : 1} />}
      </Tabs>
    </ScreenWrapper>
  );
}

function Queue({ state, page }: { state: QueueState; page: number }) {
  const t = useMessages('memberReports');
  return (
    <ListStates
      source={useQuery(reportQueueQuery(state, page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={320} />}
      empty={
        <StatePanel icon={<IconFlag />} title={t(state === 'open' ? 'empty' : 'emptyDecided')}>
          <p>{t('emptyText')}</p>
        </StatePanel>
      }
      ready={({ total, items }) => (
        <>
          <List gap={2}>
            {items.map((item) => (
              <QueueLine key={item.id} item={item} />
            ))}
          </List>
          <Pager
            page={page}
            pages={Math.ceil(total / reportQueuePageSize)}
            pageHref={(to) => `${officePaths.memberReports}?state=${state}&page=${to}`}
            words={{ label: t('pages'), newer: t('newer'), older: t('older') }}
            place={(values) => t('page', values)}
          />
        </>
      )}
    />
  );
}

function QueueLine({ item }: { item: ReportQueueItem }) {
  const t = useMessages('memberReports');
  const tSafety = useMessages('safety');
  const { reported, reporter, reference, reason, kind } = item;
  return (
    <Card as="li" padding={4} className={`${classes.line} ${kind === 'report' ? '' : classes.alert}`}>
      <Row as="p" gap={3} align="stretch" justify="between">
        <Link
          className={classes.link}
          to={memberReportPath(item.id)}
          aria-label={t('openCase', { reference, name: reported.name })}
        >
          {reported.name}
        </Link>
        <Text as="span" tone="muted" nowrap figures>
          {reference}
        </Text>
      </Row>
      <Text weight="bold">{reason === null ? t(`kinds.${kind}`) : tSafety(`report.reasons.${reason}`)}</Text>
      <Text tone="soft">
        {reporter === null ? t('byServer') : t('by', { name: reporter.name || t('unknownReporter') })} ·{' '}
        {item.entries === 1 ? t('sentOnce') : t('sentTimes', { count: item.entries })} ·{' '}
        {item.status === 'open' ? t('since', { at: formatMoment(item.at) }) : t(`states.${item.status}`)}
      </Text>
    </Card>
  );
}

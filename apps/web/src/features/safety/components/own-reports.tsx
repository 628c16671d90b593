import { type OwnReport, ownReportsPageSize } from '@suchi/contracts/safety';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownReportsQuery } from '../api/safety-queries.ts';
import { type PageLinks, SafetyPager } from './list-foot.tsx';
import { Card, List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import people from './people-list.module.css';

/** The member's own reports with the committee's answers. */
export function OwnReports({ page, pageHref }: PageLinks) {
  const t = useMessages('safety');
  return (
    <ListStates
      source={useQuery(ownReportsQuery(page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={240} />}
      empty={
        <StatePanel icon={<IconFlag />} title={t('reports.empty')}>
          <p>{t('reports.emptyText')}</p>
        </StatePanel>
      }
      ready={({ total, items }) => (
        <>
          <List gap={3} className={people.list}>
            {items.map((report) => (
              <li key={report.reference}>
                <Report report={report} />
              </li>
            ))}
          </List>
          <SafetyPager page={page} pages={Math.ceil(total / ownReportsPageSize)} pageHref={pageHref} />
        </>
      )}
    />
  );
}

function Report({ report }: { report: OwnReport }) {
  const t = useMessages('safety');
  const { name, reference, at, reasons, status, outcome } = report;
  return (
    <Card as="article" padding={4} gap={1} aria-label={`${name}, ${reference}`}>
      <Text as="h2" size="lg" weight="bold" face="plain">
        {name}
      </Text>
      <p>{formatList(reasons.map((reason) => t(`report.reasons.${reason}`)))}</p>
      <Text tone="muted" figures>
        {t('reports.sentAt', { reference, at: formatMoment(at) })}
      </Text>
      <Text tone={status === 'open' ? 'gold' : 'success'} weight="bold">
        {t(`reports.states.${status}`)}
      </Text>
      {outcome === null ? null : (
        <>
          <p>{t('reports.answer')}</p>
          <Text as="blockquote" tone="soft" breaks above={2} className={people.message}>
            {outcome}
          </Text>
        </>
      )}
    </Card>
  );
}

import { type OwnReport, ownReportsPageSize } from '@suchi/contracts/safety';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownReportsQuery } from '../api/safety-queries.ts';
import { type PageLinks, SafetyPager } from './list-foot.tsx';
import people from './people-list.module.css';
import classes from './own-reports.module.css';

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
          <ul className={people.list}>
            {items.map((report) => (
              <li key={report.reference}>
                <Report report={report} />
              </li>
            ))}
          </ul>
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
    <article className={classes.report} aria-label={`${name}, ${reference}`}>
      <h2 className={classes.name}>{name}</h2>
      <p>{reasons.map((reason) => t(`report.reasons.${reason}`)).join(', ')}</p>
      <p className={classes.when}>{t('reports.sentAt', { reference, at: formatMoment(at) })}</p>
      <p className={status === 'open' ? classes.open : classes.decided}>{t(`reports.states.${status}`)}</p>
      {outcome === null ? null : (
        <>
          <p>{t('reports.answer')}</p>
          <blockquote className={people.message}>{outcome}</blockquote>
        </>
      )}
    </article>
  );
}

import type { Dashboard } from '@suchi/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { dashboardQuery } from '../api/dashboard-queries.ts';
import { AgeBands } from './age-bands.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './dashboard-page.module.css';
import { EditionCard } from './edition-card.tsx';
import { FindMember } from './find-member.tsx';
import { Funnel } from './funnel.tsx';
import { WeekCharts } from './week-charts.tsx';
import { WorkList } from './work-list.tsx';

/** The first page of the office: a list of work, then the season in pictures. */
export function DashboardPage() {
  const t = useMessages('dashboard');
  const source = useQuery(dashboardQuery);
  return (
    <div className={classes.page}>
      <Row as="header" gap={6} rowGap={3} align="end" justify="between" wrap>
        <div>
          <Text tone="soft">{source.data ? formatWeekdayDate(source.data.today) : ' '}</Text>
          <PageHeading title={t('title')}>{t('heading')}</PageHeading>
        </div>
        <FindMember />
      </Row>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Loading />}
        empty={null}
        ready={(dashboard) => <Ready dashboard={dashboard} />}
      />
    </div>
  );
}

/** Two columns on a tablet; beside a sidebar the parts of both columns are placed one by one. */
function Ready({ dashboard }: { dashboard: Dashboard }) {
  const { today, edition, season, sold } = dashboard;
  return (
    <div className={classes.season}>
      <div className={classes.work}>
        <WorkList dashboard={dashboard} />
      </div>
      <div className={classes.column}>
        {edition ? (
          <div className={classes.edition}>
            <EditionCard edition={edition} today={today} />
          </div>
        ) : null}
        <div className={classes.weeks}>
          <WeekCharts season={season} sold={sold} />
        </div>
      </div>
      <div className={classes.column}>
        <Funnel funnel={season.funnel} since={season.since} />
        <AgeBands ages={season.ages} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className={classes.season}>
      <div className={classes.work}>
        <Skeleton height={300} />
      </div>
      <Skeleton height={420} />
      <Skeleton height={420} />
    </div>
  );
}

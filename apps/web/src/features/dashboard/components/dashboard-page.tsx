import { type Dashboard, listSearchMinLength } from '@suchi/contracts/office';
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
import { Funnel } from './funnel.tsx';
import { WeekCharts } from './week-charts.tsx';
import { WorkList } from './work-list.tsx';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';

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

/** Leads to the list of candidates with the search filled in. */
function FindMember() {
  const t = useMessages('dashboard');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const id = useId();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    setIsTooShort(search.length < listSearchMinLength);
    if (search.length >= listSearchMinLength) {
      void navigate(`${officePaths.candidates}?${new URLSearchParams({ search }).toString()}`);
    }
  };
  return (
    <form role="search" className={classes.form} onSubmit={find}>
      <Row gap={2} className={classes.field}>
        <IconSearch size={20} aria-hidden="true" />
        <label htmlFor={id} className="visually-hidden">
          {t('find.label')}
        </label>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          placeholder={t('find.hint')}
          aria-describedby={isTooShort ? `${id}-hint` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </Row>
      {isTooShort ? (
        <Text id={`${id}-hint`} role="alert" tone="error" above={1}>
          {t('find.tooShort')}
        </Text>
      ) : null}
    </form>
  );
}

import { incidentPageSize, type Incident } from '@suchi/contracts/privacy';
import { useQuery } from '@tanstack/react-query';
import { incidentPath, officePaths } from '../../shared/config/office-paths.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Pager } from '../../shared/navigation/pager.tsx';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Columns } from '../../shared/ui/columns.tsx';
import { Card, Row, Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { incidentQuery, type Only } from './api/incidents.ts';
import { ClockCards } from './components/clock-cards.tsx';
import { IncidentLines } from './components/incident-lines.tsx';
import { IncidentSteps } from './components/incident-steps.tsx';
import { PeopleTable } from './components/people-table.tsx';

/** One incident: the clocks, the lines of the log, and whose data was seen. */
export function IncidentPage({ id }: { id: number }) {
  const t = useMessages('incidents');
  const [search] = useSearchParams();
  const page = readPage(search);
  const only: Only = search.get('only') === 'untold' ? 'untold' : 'all';
  const source = useQuery(incidentQuery(id, { page, only }));
  const { data: incident } = source;
  return (
    <ScreenWrapper
      title={incident ? t('heading', { reference: incident.reference }) : t('title')}
      lead={incident?.what}
      actions={
        <>
          <ButtonLink look="default" to={officePaths.incidents}>
            {t('title')}
          </ButtonLink>
          {incident ? <IncidentSteps incident={incident} /> : null}
        </>
      }
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={480} />}
        empty={null}
        ready={(ready) => <Ready incident={ready} page={page} only={only} />}
      />
    </ScreenWrapper>
  );
}

interface ReadyProps {
  incident: Incident;
  page: number;
  only: Only;
}

function Ready({ incident, page, only }: ReadyProps) {
  const t = useMessages('incidents');
  const { closed_at: closedAt, close_note: note } = incident;
  return (
    <Stack gap={4}>
      {closedAt === null ? null : (
        <Text weight="bold" breaks>
          {t('closed', { at: formatMoment(closedAt), note: note ?? '' })}
        </Text>
      )}
      <ClockCards incident={incident} />
      <Columns from={1024} template="minmax(260px, 1fr) minmax(0, 2.5fr)" gap={4}>
        <IncidentLines incident={incident} />
        <People incident={incident} page={page} only={only} />
      </Columns>
    </Stack>
  );
}

function People({ incident, page, only }: ReadyProps) {
  const t = useMessages('incidents');
  const [, setSearch] = useSearchParams();
  const { people, affected, untold, id } = incident;
  if (affected === 0)
    return (
      <Card padding={5}>
        <Text weight="bold">{t('nobody')}</Text>
      </Card>
    );
  const isAll = only === 'all';
  return (
    <Card as="section" padding={4} gap={3} aria-labelledby="affected">
      <Row gap={3} justify="between" wrap>
        <Stack>
          <Text as="h2" id="affected" size="lg" weight="bold" face="plain">
            {t('affected', { count: affected })}
          </Text>
          <Text tone="muted">{t('affectedHint')}</Text>
        </Stack>
        <LinkButton
          className="touch"
          onClick={() => setSearch(isAll ? { only: 'untold' } : {}, { replace: true })}
        >
          {isAll ? t('only.untold', { count: untold }) : t('only.all')}
        </LinkButton>
      </Row>
      <PeopleTable people={people.rows} isClosed={incident.closed_at !== null} />
      <Pager
        page={page}
        pages={Math.ceil(people.total / incidentPageSize)}
        pageHref={(to) => `${incidentPath(id)}?${isAll ? '' : 'only=untold&'}page=${to}`}
        words={{ label: t('pages.label'), newer: t('pages.newer'), older: t('pages.older') }}
        place={(values) => t('pages.place', values)}
      />
    </Card>
  );
}

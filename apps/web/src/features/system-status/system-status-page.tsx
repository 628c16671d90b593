import type { SystemStatus } from '@suchi/contracts/office';
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { officePaths } from '../../shared/config/office-paths.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Columns } from '../../shared/ui/columns.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { findProblems } from './find-problems.ts';
import {
  BackupsCard,
  BooksCard,
  ChoicesCard,
  ComputerCard,
  MailCard,
  QueuesCard,
  SealedCard,
} from './status-cards.tsx';
import { systemStatusQuery } from './system-status-query.ts';
import classes from './system-status.module.css';

/** Whether the installation is well, for an admin who is not an engineer. */
export function SystemStatusPage() {
  const t = useMessages('systemStatus');
  const source = useQuery(systemStatusQuery);
  return (
    <ScreenWrapper
      title={t('title')}
      lead={source.data ? t('lookedAt', { time: formatMoment(source.data.checked_at) }) : undefined}
      actions={
        <>
          <ButtonLink look="default" to={officePaths.incidents}>
            {t('incidents')}
          </ButtonLink>
          <Button
            look="default"
            icon={<IconRefresh size={20} />}
            isBusy={source.isFetching}
            onClick={() => void source.refetch()}
          >
            {t('lookAgain')}
          </Button>
        </>
      }
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Loading />}
        empty={null}
        ready={(status) => <Ready status={status} />}
      />
    </ScreenWrapper>
  );
}

function Ready({ status }: { status: SystemStatus }) {
  const t = useMessages('systemStatus');
  const problems = findProblems(status, t);
  const parts = { status, problems };
  return (
    <>
      <div role="status">
        {problems.length === 0 ? (
          <Banner tone="success" icon={<IconCircleCheck />} title={t('allWell')} />
        ) : (
          <Banner tone="gold" icon={<IconAlertTriangle />} title={t('attention', { count: problems.length })}>
            <ul className={classes.problems}>
              {problems.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      <Columns from={1024} template="repeat(2, minmax(0, 1fr))" gap={4} align="stretch">
        <BackupsCard {...parts} />
        <QueuesCard {...parts} />
        <MailCard {...parts} />
        <ComputerCard {...parts} />
        <BooksCard {...parts} />
        <SealedCard {...parts} />
        <ChoicesCard {...parts} />
      </Columns>
    </>
  );
}

function Loading() {
  return (
    <Columns from={1024} template="repeat(2, minmax(0, 1fr))" gap={4} align="stretch">
      <Skeleton height={260} />
      <Skeleton height={260} />
      <Skeleton height={260} />
      <Skeleton height={260} />
    </Columns>
  );
}

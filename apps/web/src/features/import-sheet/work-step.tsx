import type { ImportJob } from '@suchi/contracts/import';
import { IconAlertTriangle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { officePaths } from '../../shared/config/office-paths.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { CountCards } from './count-cards.tsx';
import { downloadReport, importResultQuery, isWorking, useStartImport } from './import-api.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './import-sheet.module.css';
import { PeopleList } from './people-list.tsx';
import { refusalWords } from './refusal-words.ts';

/** The import while it runs, and what became of it. */
export function WorkStep({ job, onAnother }: { job: ImportJob; onAnother: () => void }) {
  if (isWorking(job)) return <Progress job={job} />;
  return job.state === 'failed' ? <Stopped job={job} /> : <Finished job={job} onAnother={onAnother} />;
}

function Progress({ job: { state, done, total } }: { job: ImportJob }) {
  const t = useMessages('importSheet');
  return (
    <Card as="section" padding={5} gap={3} className={classes.card} aria-labelledby="import-work">
      <Text as="h2" id="import-work" size="lg" weight="bold" face="plain">
        {t(state === 'queued' ? 'work.queued' : 'work.running')}
      </Text>
      <progress className={classes.progress} max={total} value={done} aria-labelledby="import-work" />
      <p aria-live="polite">{t('work.progress', { done: formatCount(done), total: formatCount(total) })}</p>
      <Text tone="soft">{t('work.text')}</Text>
    </Card>
  );
}

function Stopped({ job }: { job: ImportJob }) {
  const t = useMessages('importSheet');
  const { mutate, isPending } = useStartImport();
  const resume = () =>
    mutate(job.id, { onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }) });
  return (
    <Banner
      tone="error"
      icon={<IconAlertTriangle size={22} />}
      title={t('work.failed')}
      action={
        <Button isBusy={isPending} onClick={resume}>
          {t('work.resume')}
        </Button>
      }
    >
      <p>{t('work.progress', { done: formatCount(job.done), total: formatCount(job.total) })}</p>
      <p>{t('work.failedText')}</p>
    </Banner>
  );
}

function Finished({ job, onAnother }: { job: ImportJob; onAnother: () => void }) {
  const t = useMessages('importSheet');
  const source = useQuery(importResultQuery(job.id));
  return (
    <>
      <Banner tone="success" icon={<IconCircleCheck size={22} />} title={t('work.done')}>
        <p>{t('work.doneText')}</p>
      </Banner>
      {job.counts ? <CountCards counts={job.counts} /> : null}
      <Card as="section" padding={5} gap={3} className={classes.card} aria-labelledby="import-next">
        <Text as="h2" id="import-next" size="lg" weight="bold" face="plain">
          {t('work.next')}
        </Text>
        <p>{t('work.mailText')}</p>
        <Row gap={2} align="stretch" wrap>
          <ButtonLink to={officePaths.candidates}>{t('work.candidates')}</ButtonLink>
          <ButtonLink look="default" to={officePaths.bulkMail}>
            {t('work.mail')}
          </ButtonLink>
          <Button
            look="default"
            icon={<IconDownload size={20} aria-hidden="true" />}
            onClick={() => downloadReport(job.id, t('check.reportFile'))}
          >
            {t('check.report')}
          </Button>
          <Button look="default" onClick={onAnother}>
            {t('work.another')}
          </Button>
        </Row>
      </Card>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={320} />}
        empty={null}
        ready={({ rows }) => <PeopleList people={rows} job={job} />}
      />
    </>
  );
}

import type { ImportJob } from '@suchi/contracts/import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { currentImportQuery } from './import-api.ts';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { WorkStep } from './work-step.tsx';
import { IconCheck } from '@tabler/icons-react';
import classes from './import-page.module.css';

const steps = ['file', 'columns', 'check', 'import'] as const;
type ImportStep = (typeof steps)[number];

function ImportSteps({ step, isFinished }: { step: ImportStep; isFinished: boolean }) {
  const t = useMessages('importSheet');
  const current = steps.indexOf(step);
  return (
    <Row as="ol" gap={2} align="stretch" aria-label={t('steps.label')}>
      {steps.map((name, index) => {
        const isDone = index < current || (isFinished && step === 'import');
        return (
          <Row
            as="li"
            key={name}
            gap={2}
            tone="soft"
            className={classes.step}
            data-state={isDone ? 'done' : index === current ? 'now' : 'later'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {isDone ? <IconCheck size={18} /> : index + 1}
            </span>
            <span className={classes.name}>{t(`steps.${name}`)}</span>
            {isDone ? <span className="visually-hidden">, {t('steps.done')}</span> : null}
          </Row>
        );
      })}
    </Row>
  );
}

/** For a volunteer with last year's spreadsheet, who fears to break something: nothing is written before the end. */
export function ImportPage() {
  const t = useMessages('importSheet');
  const source = useQuery(currentImportQuery);
  const job = source.data?.job ?? null;
  return (
    <ScreenWrapper title={t('title')} lead={job === null ? t('lead') : t('rows', { count: job.total })}>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={320} />}
        empty={null}
        ready={(current) => <ImportOfJob key={current.job?.id ?? 0} job={current.job} />}
      />
    </ScreenWrapper>
  );
}

/** Which step a sheet that waits is at is the page's own matter; the rest the server knows. */
function ImportOfJob({ job }: { job: ImportJob | null }) {
  const [wanted, setWanted] = useState<ImportStep>('columns');
  const isWaiting = job?.state === 'waiting';
  const step = stepOf(job, wanted);
  return (
    <Stack gap={5}>
      <ImportSteps step={step} isFinished={job?.state === 'done'} />
      {job === null || step === 'file' ? <FileStep /> : null}
      {isWaiting && step === 'columns' ? (
        <ColumnsStep job={job} onChecked={() => setWanted('check')} />
      ) : null}
      {isWaiting && step === 'check' ? <CheckStep job={job} onBack={() => setWanted('columns')} /> : null}
      {job !== null && step === 'import' ? <WorkStep job={job} onAnother={() => setWanted('file')} /> : null}
    </Stack>
  );
}

function stepOf(job: ImportJob | null, wanted: ImportStep): ImportStep {
  if (job === null) return 'file';
  if (job.state === 'waiting') return wanted;
  return job.state === 'done' && wanted === 'file' ? 'file' : 'import';
}

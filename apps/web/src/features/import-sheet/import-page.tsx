import type { ImportJob } from '@suchi/contracts/import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { currentImportQuery } from './import-api.ts';
import { ImportSteps, type ImportStep } from './import-steps.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { WorkStep } from './work-step.tsx';

/** For a volunteer with last year's spreadsheet, who fears to break something: nothing is written before the end. */
export function ImportPage() {
  const t = useMessages('importSheet');
  const source = useQuery(currentImportQuery);
  const job = source.data?.job ?? null;
  return (
    <ScreenWrapper
      title={t('title')}
      lead={job === null ? t('lead') : t('rows', { count: job.total, total: formatCount(job.total) })}
    >
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

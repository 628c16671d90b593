import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { QueueName } from '../platform/jobs.ts';
import type { JobPlatform } from '../platform/platform.ts';
import { traceJob } from '../platform/tracing.ts';

/** How the jobs of one queue are done. */
export interface QueueWork {
  localConcurrency: number;
  batchSize: number;
  /** A word for the log and the metrics. It throws when the job has to be tried again. */
  run: (data: object, isLastTry: boolean) => Promise<string>;
}

export async function runQueue(
  boss: PgBoss,
  platform: Pick<JobPlatform, 'logger' | 'metrics'>,
  queue: QueueName,
  { run, ...hands }: QueueWork,
): Promise<void> {
  const options = {
    ...hands,
    includeMetadata: true,
    perJobResults: true,
    // A full batch is followed at once by the next. Otherwise a notification wakes the worker; polling covers a
    // lost notification.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
  } as const;
  const runOne = async ({ id, data, ...job }: JobWithMetadata): Promise<JobResult> => {
    try {
      const result = await traceJob(queue, () => run(data, job.retryCount >= job.retryLimit));
      platform.metrics.jobsTotal.inc({ queue, result });
      platform.logger.info({ queue, job: id, result }, 'job');
      return { id, status: 'completed' };
    } catch (error) {
      const { message } = error as Error;
      platform.metrics.jobsTotal.inc({ queue, result: 'retry' });
      platform.logger.warn({ queue, job: id, error: message }, 'job will be tried again');
      return { id, status: 'failed', output: { message } };
    }
  };
  await boss.work<object, void, typeof options>(queue, options, (jobs) => Promise.all(jobs.map(runOne)));
}

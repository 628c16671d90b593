import type { Metrics } from '../platform/metrics.ts';
import type { QueueName } from '../platform/jobs.ts';

type Deliver<Result> = (data: object, isLastTry: boolean) => Promise<Result>;

/** Counts what becomes of the mails of a queue. One that is not delivered is tried again; the alerts count on that. */
export function countMails<Result extends string>(
  { mailsTotal }: Pick<Metrics, 'mailsTotal'>,
  queue: QueueName,
  deliver: Deliver<Result>,
): Deliver<Result> {
  // A comparison with a missing series is never true.
  for (const result of ['sent', 'retry']) mailsTotal.inc({ queue, result }, 0);
  return async (data, isLastTry) => {
    try {
      const result = await deliver(data, isLastTry);
      mailsTotal.inc({ queue, result });
      return result;
    } catch (error) {
      mailsTotal.inc({ queue, result: 'retry' });
      throw error;
    }
  };
}

import type { BookStage } from '@suchi/domain/print';
import type { Knex } from 'knex';
import { type BookJobRow, writeBookJob } from '../repository/book-jobs.ts';

/** Someone pressed Stop, or another worker went on with the job. */
export class BookStopped extends Error {}

const writeEveryMs = 500;

export interface BookProgress {
  /** Does a stage and records its time. `tell` says how far it is, and ends the work when it was stopped. */
  run<Result>(
    stage: BookStage,
    total: number,
    work: (tell: (done: number) => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
  write(changes: Parameters<typeof writeBookJob>[2]): Promise<void>;
}

export function createBookProgress(database: Knex, job: BookJobRow): BookProgress {
  const steps = new Map((job.steps ?? []).map((step) => [step.stage, step]));
  const write: BookProgress['write'] = async (changes) => {
    if (!(await writeBookJob(database, job, changes))) throw new BookStopped();
  };
  return {
    write,
    async run(stage, total, work) {
      const from = performance.now();
      await write({ stage, done: 0, total });
      let lastAt = from;
      const result = await work(async (done) => {
        if (performance.now() - lastAt < writeEveryMs) return;
        lastAt = performance.now();
        await write({ done });
      });
      // A stage that was interrupted goes on: its times add up.
      const seconds = (performance.now() - from) / 1000 + (steps.get(stage)?.seconds ?? 0);
      steps.set(stage, { stage, total, seconds: Math.round(seconds * 10) / 10 });
      await write({ done: total, steps: JSON.stringify([...steps.values()]) });
      return result;
    },
  };
}

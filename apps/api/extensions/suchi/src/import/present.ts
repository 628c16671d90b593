import type { ImportJob } from '@suchi/contracts/import';
import type { CurrentImport } from './commands/read-current-import.ts';

export function presentCurrentImport(current: CurrentImport | null): { job: ImportJob | null } {
  if (current === null) return { job: null };
  const { job, samples, counts } = current;
  return {
    job: {
      id: job.id,
      state: job.state,
      total: job.total,
      done: job.done,
      counts,
      status: job.status,
      columns: job.headings.map((heading, place) => ({
        heading,
        column: job.columns[place] ?? null,
        samples: samples[place] ?? [],
      })),
      values: job.replaced ?? [],
      uploaded_at: job.date_created.toISOString(),
      ended_at: job.ended_at?.toISOString() ?? null,
    },
  };
}

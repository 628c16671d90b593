import type { ImportJob } from '@suchi/contracts/office';
import type { ImportDesk } from './commands/read-desk.ts';

export function presentDesk(desk: ImportDesk | null): { job: ImportJob | null } {
  if (desk === null) return { job: null };
  const { job, samples, counts } = desk;
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

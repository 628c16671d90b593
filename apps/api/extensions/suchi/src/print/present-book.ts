import type { BookOverview, BookJob } from '@suchi/contracts/print';
import type { BookOverviewFacts } from './commands/read-book-overview.ts';
import type { BookJobRow } from './repository/book-jobs.ts';

export function presentBookOverview({
  edition,
  candidates,
  job,
  proof,
  press,
}: BookOverviewFacts): BookOverview {
  return {
    year: edition.year,
    frozen_at: edition.frozenAt?.toISOString() ?? null,
    file_made_at: edition.fileMadeAt?.toISOString() ?? null,
    candidates,
    job: job && presentJob(job),
    proof: proof && presentJob(proof),
    press: press && presentJob(press),
    warnings: (job?.warnings ?? []).map(({ kind, serialNumber, name, photo }) => ({
      kind,
      serial_number: serialNumber,
      name,
      photo,
    })),
  };
}

function presentJob(job: BookJobRow): BookJob {
  return {
    id: job.id,
    kind: job.kind,
    size: job.size,
    cover: job.cover,
    state: job.state,
    stage: job.stage,
    done: job.done,
    total: job.total,
    steps: job.steps ?? [],
    checks: job.checks,
    cause: job.cause,
    snapshot: job.snapshot,
    pages: job.pages,
    bytes: job.bytes,
    started_at: job.date_created.toISOString(),
    ended_at: job.ended_at?.toISOString() ?? null,
    handed_over_at: job.handed_over_at?.toISOString() ?? null,
  };
}

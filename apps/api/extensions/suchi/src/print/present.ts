import type { EditionBook, PlannedCandidate } from '@suchi/contracts/print';
import { listPrintProblems } from '@suchi/domain/print';
import type { NumberPlan } from './commands/plan-numbers.ts';
import type { BookFacts } from './commands/read-book.ts';

export function presentBook({ year, sections, unplaced, lastRun }: BookFacts): EditionBook {
  return {
    year,
    sections: sections.map(({ kind, title, from, to, order, candidates, given }) => ({
      kind,
      title,
      from,
      to,
      order,
      candidates,
      given,
    })),
    unplaced,
    last_run: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
  };
}

export function presentPlan({ candidates, plan, digest }: NumberPlan) {
  const given = new Map(plan.given.map((each) => [each.id, each]));
  const left = new Set(plan.left);
  return {
    candidates: candidates.map((candidate): PlannedCandidate => {
      const stays = left.has(candidate.id) ? null : candidate.serialNumber;
      return {
        profile_id: candidate.id,
        name: candidate.name,
        place: candidate.place,
        birthday: candidate.birthday,
        serial_number: given.get(candidate.id)?.serialNumber ?? stays,
        current_number: candidate.serialNumber,
        last_number: candidate.lastNumber,
        is_kept: given.get(candidate.id)?.isKept ?? false,
        problems: listPrintProblems(candidate),
      };
    }),
    conflicts: plan.conflicts.map(({ serialNumber, reason, ids }) => ({
      serial_number: serialNumber,
      reason,
      profile_ids: ids,
    })),
    digest,
  };
}

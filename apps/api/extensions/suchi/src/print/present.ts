import type { EditionBook, FreezeCheck, OwnNumber, PlannedCandidate } from '@suchi/contracts/print';
import { listPrintProblems } from '@suchi/domain/print';
import type { FreezeFacts } from './commands/freeze-edition.ts';
import type { OwnNumberFacts } from './commands/keep-number.ts';
import type { NumberPlan } from './commands/plan-numbers.ts';
import type { BookFacts } from './commands/read-book.ts';

export function presentBook({ edition, frozen, sections, unplaced, lastRun }: BookFacts): EditionBook {
  return {
    year: edition.year,
    state: edition.state,
    registration_until: edition.registrationUntil,
    event_date: edition.eventDate,
    event_place: edition.eventPlace,
    delivery_after: edition.deliveryAfter,
    latest_year: edition.latestYear,
    frozen: frozen && {
      at: frozen.at.toISOString(),
      by: frozen.by,
      printed: frozen.printed,
      out: frozen.out.map(({ serialNumber, name, reason }) => ({
        serial_number: serialNumber,
        name,
        reason,
      })),
      file_made_at: frozen.fileMadeAt?.toISOString() ?? null,
    },
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

export function presentFreezeCheck({ printed, tooYoung, unnumbered }: FreezeFacts): FreezeCheck {
  return {
    printed: printed.length,
    unnumbered,
    too_young: tooYoung.map(({ profile, serialNumber, name }) => ({
      profile_id: profile,
      serial_number: serialNumber,
      name,
    })),
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

export function presentOwnNumber({ last, isKept, isLate }: OwnNumberFacts): OwnNumber {
  return {
    last: last && { year: last.year, serial_number: last.serialNumber },
    is_kept: isKept,
    is_late: isLate,
  };
}

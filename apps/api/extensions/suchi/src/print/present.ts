import type { EditionBook, FreezeCheck, OwnNumber, PlannedCandidate } from '@suchi/contracts/print';
import { listPrintProblems } from '@suchi/domain/print';
import { type SigningContext, signThumb, type Viewer } from '../media/present-picture.ts';
import type { FreezeFacts } from './commands/freeze-edition.ts';
import type { OwnNumberFacts } from './commands/keep-number.ts';
import type { NumberPreview } from './commands/plan-numbers.ts';
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

interface ViewCall {
  caller: Viewer;
  now: Date;
  platform: Pick<SigningContext, 'env'>;
}

export function presentPlan(
  { candidates, plan, digest, askedToday }: NumberPreview,
  { caller, now, platform }: ViewCall,
) {
  return {
    candidates: candidates.map((candidate): PlannedCandidate => ({
      profile_id: candidate.id,
      name: candidate.name,
      place: candidate.place,
      birthday: candidate.birthday,
      serial_number: candidate.newNumber,
      current_number: candidate.serialNumber,
      last_number: candidate.lastNumber,
      asks_to_keep: candidate.keepsSerial,
      is_kept: candidate.isKept,
      photo: candidate.photo && {
        width: candidate.photo.width,
        height: candidate.photo.height,
        thumb_url: signThumb(candidate.photo.file, caller, { env: platform.env, now }),
      },
      problems: listPrintProblems(candidate),
      is_asked_today: askedToday.has(candidate.id),
    })),
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

import type {
  EditionBook,
  FreezeCheck,
  OwnNumber,
  PlannedCandidate,
  SwitchCheck,
} from '@suchi/contracts/print';
import { comingDay } from '@suchi/domain/basics';
import { listPrintProblems } from '@suchi/domain/print';
import { type SigningContext, signThumb, type Viewer } from '../media/present-picture.ts';
import type { FreezeFacts } from './commands/freeze-edition.ts';
import type { SwitchFacts } from './commands/open-edition.ts';
import type { OwnNumberFacts } from './commands/keep-number.ts';
import type { NumberPreview } from './commands/plan-numbers.ts';
import type { BookFacts } from './commands/read-book.ts';
import type { NumberHolder } from './repository/candidates.ts';

export function presentBook({ edition, frozen, sections, unplaced, lastRun }: BookFacts): EditionBook {
  return {
    year: edition.year,
    state: edition.state,
    registration_until: edition.registrationUntil,
    event_date: edition.eventDate,
    event_place: edition.eventPlace,
    delivery_after: edition.deliveryAfter,
    latest_year: edition.latestYear,
    earlier_year: edition.earlierYear,
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

export function presentSwitchCheck({
  warnings,
  lookingBefore,
  lookingAfter,
  deactivated,
}: SwitchFacts): SwitchCheck {
  return {
    warnings,
    looking_before: lookingBefore,
    looking_after: lookingAfter,
    deactivated: deactivated.length,
  };
}

export function presentFreezeCheck(
  { registrationUntil, printed, tooYoung, unnumbered }: FreezeFacts,
  { now }: { now: Date },
): FreezeCheck {
  return {
    registering_until: comingDay(registrationUntil, now),
    printed: printed.length,
    unnumbered: unnumbered.map(({ id, name }) => ({ profile_id: id, name })),
    too_young: tooYoung.map(({ profile, serialNumber, name }) => ({
      profile_id: profile,
      serial_number: serialNumber,
      name,
    })),
  };
}

const presentHolder = ({ id, name, serialNumber }: NumberHolder) => ({
  profile_id: id,
  name,
  serial_number: serialNumber,
});

interface ViewCall {
  caller: Viewer;
  now: Date;
  platform: Pick<SigningContext, 'env'>;
}

export function presentPlan(planned: NumberPreview, { caller, now, platform }: ViewCall) {
  const { shown, candidates, plan, losing, freed, digest, askedToday } = planned;
  return {
    candidates: shown.map((candidate): PlannedCandidate => ({
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
    changed: candidates.filter(({ serialNumber, newNumber }) => newNumber !== serialNumber).length,
    losing: losing.map(presentHolder),
    freed: freed.map(presentHolder),
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

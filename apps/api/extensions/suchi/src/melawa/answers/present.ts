import type { MelawaOfFamily, OwnMelawa } from '@suchi/contracts/melawa';
import { todayInIndia } from '@suchi/domain/basics';
import { presentPicture } from '../../media/present-picture.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { Env } from '../../platform/env.ts';
import type { Melawa } from '../event/load-event.ts';
import type { OwnMelawaFacts } from './commands/load-own.ts';

interface ViewCall {
  caller: RoleCaller;
  now: Date;
  platform: { env: Env };
}

function presentEvent({ year, event }: Melawa): MelawaOfFamily {
  return {
    year,
    day: event.day,
    hall: event.hall,
    doors_at: event.doorsAt,
    stage_from: event.stageFrom,
    lunch_from: event.lunchFrom,
    lunch_until: event.lunchUntil,
    stage_until: event.stageUntil,
    foyer_until: event.foyerUntil,
    answer_until: event.answerUntil,
    people_most: event.peopleMost,
    seat_from_age: event.seatFromAge,
    stage_seconds: event.stageSeconds,
    takes_walk_ins: event.takesWalkIns,
    fee: event.asksFee && event.feePaise > 0 ? event.feePaise : null,
    returns_fee: event.returnsFee,
  };
}

export function presentOwn(facts: OwnMelawaFacts, { caller, now, platform: { env } }: ViewCall): OwnMelawa {
  const { melawa, candidate, photo, own, earlier } = facts;
  return {
    event: presentEvent(melawa),
    phase: melawa.phase,
    today: todayInIndia(melawa.now),
    candidate: {
      first_name: candidate.firstName,
      number: candidate.number,
      photo: photo && presentPicture(photo, caller, { env, now }),
      has_hall_consent: candidate.hasHallConsent,
    },
    answer: own && {
      is_coming: own.row.is_coming,
      is_candidate_coming: own.row.is_candidate_coming,
      parents: own.row.parents,
      others: own.row.others,
      stage_wish: own.row.stage_wish,
      is_from_far: own.row.is_from_far,
      has_small_child: own.row.has_small_child,
      shares_number: own.row.shares_number,
      introduction: own.row.introduction ?? '',
    },
    people: own?.people ?? 0,
    seats: own?.seats ?? 0,
    parents_with: earlier && (earlier.number === null ? earlier.first_name : String(earlier.number)),
    parents_counted: earlier?.parents ?? 0,
    paid_seats: own?.paid.seats ?? 0,
    to_pay: facts.toPayPaise,
    to_return: facts.toReturnPaise,
    is_payable: env.razorpay !== undefined,
  };
}

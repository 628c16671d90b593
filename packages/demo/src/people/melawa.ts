import { addDays } from '@suchi/domain/basics';
import {
  addMinutes,
  type DoorOperation,
  instantAt,
  type MelawaEvent,
  type StageWish,
} from '@suchi/domain/melawa';
import { createRandom, type Random } from '../random.ts';
import { stableUuid } from './identifiers.ts';
import type { Member } from './members.ts';
import type { DemoDate, DemoEditionIds, DemoInstant } from './rows.ts';
import { demoSeasons } from './season.ts';

interface MelawaEventRow {
  edition: number;
  settings: Partial<MelawaEvent>;
  date_created: DemoInstant;
}

interface MelawaAnswerRow {
  edition: number;
  profile: number;
  is_coming: boolean;
  is_candidate_coming: boolean;
  parents: number;
  others: number;
  stage_wish: StageWish;
  is_from_far: boolean;
  has_small_child: boolean;
  shares_number: boolean;
  answered_at: DemoInstant;
}

interface MelawaDeskRow {
  id: string;
  edition: number;
  desk: number;
  account: string;
  key_hash: string;
  block: number;
  joined_at: DemoInstant;
  heard_at: DemoInstant;
  sent_all_at: DemoInstant;
  battery: number;
  wiped_at: DemoInstant;
}

interface MelawaOperationRow {
  edition: number;
  stream: string;
  counter: number;
  family: string;
  kind: DoorOperation['kind'];
  happened_at: DemoInstant;
  operation: DoorOperation;
  received_at: DemoInstant;
}

export interface Melawas {
  melawaEvents: MelawaEventRow[];
  melawaAnswers: MelawaAnswerRow[];
  melawaDesks: MelawaDeskRow[];
  melawaOperations: MelawaOperationRow[];
}

const invitedDaysBefore = 28;
/** This season's invitation went out lately, so that many have not answered. */
const invitedDaysAgo = 9;
const deskCount = 3;

/** Last season's melawa, which is over, and this season's, to which families answer. */
export function holdMelawas(
  members: readonly Member[],
  { editions, today, adminId }: { editions: DemoEditionIds; today: DemoDate; adminId: string },
): Melawas {
  const { last } = demoSeasons(today);
  const random = createRandom('melawa');
  const invitedOn = addDays(today, -invitedDaysAgo);
  const lastInvitedOn = addDays(last.event_date, -invitedDaysBefore);
  // A login has not answered yet, so that its home asks.
  const families = members.filter(({ login, plan }) => login === null && plan.status === 'Active');
  const cameBefore = families.filter(
    ({ profile }) => profile.date_created < at(lastInvitedOn) && profile.id % 5 === 0,
  );
  const lastAnswers = cameBefore.map((member) => answerOf(member, random, editions.last, lastInvitedOn));
  const desks = openDesks(editions.last, last.event_date, adminId);
  return {
    melawaEvents: [eventOf(editions.last, lastInvitedOn), eventOf(editions.current, invitedOn)],
    melawaAnswers: [
      ...lastAnswers,
      ...families
        .filter(({ profile }) => profile.id % 4 === 1)
        .map((member) => answerOf(member, random, editions.current, invitedOn)),
    ],
    melawaDesks: desks,
    melawaOperations: checkIn(lastAnswers, desks, last.event_date, random),
  };
}

const at = (day: DemoDate, time = '10:00'): DemoInstant => instantAt(day, time).toISOString();

const eventOf = (edition: number, invitedOn: DemoDate): MelawaEventRow => ({
  edition,
  settings: { invitedOn },
  date_created: at(addDays(invitedOn, -3)),
});

function answerOf(
  { profile }: Member,
  random: Random,
  edition: number,
  invitedOn: DemoDate,
): MelawaAnswerRow {
  const isComing = random.chance(0.85);
  const isCandidateComing = isComing && random.chance(0.93);
  const wish = random.weighted({ morning: 50, afternoon: 30, none: 20 });
  return {
    edition,
    profile: profile.id,
    is_coming: isComing,
    is_candidate_coming: isCandidateComing,
    parents: isComing ? random.integer(1, 2) : 0,
    others: isComing && random.chance(0.3) ? 1 : 0,
    stage_wish: isCandidateComing ? wish : 'none',
    is_from_far: isComing && random.chance(0.12),
    has_small_child: isComing && random.chance(0.03),
    shares_number: isComing && random.chance(0.4),
    answered_at: at(addDays(invitedOn, random.integer(0, invitedDaysAgo - 1)), '18:00'),
  };
}

function openDesks(edition: number, day: DemoDate, adminId: string): MelawaDeskRow[] {
  return Array.from({ length: deskCount }, (_, place) => {
    const desk = place + 1;
    return {
      id: stableUuid('melawa desk', desk),
      edition,
      desk,
      account: adminId,
      key_hash: stableUuid('melawa key', desk),
      block: desk,
      joined_at: at(day, '09:05'),
      heard_at: at(day, '18:10'),
      sent_all_at: at(day, '18:10'),
      battery: 70 - 9 * place,
      wiped_at: at(addDays(day, 1), '10:00'),
    };
  });
}

const openMinutes = 165;

/** Nine of ten families that said yes, most of them in the first hour. */
function checkIn(
  answers: readonly MelawaAnswerRow[],
  desks: readonly MelawaDeskRow[],
  day: DemoDate,
  random: Random,
): MelawaOperationRow[] {
  const doors = instantAt(day, '09:30');
  const coming = answers.filter(({ is_coming: isComing }) => isComing && random.chance(0.91));
  const counters = new Map<string, number>();
  return coming
    .map((answer) => {
      const minutes = Math.floor(openMinutes * random.next() * random.next());
      return { answer, happenedAt: addMinutes(doors, minutes + random.next()) };
    })
    .toSorted((one, next) => one.happenedAt.getTime() - next.happenedAt.getTime())
    .map(({ answer, happenedAt }) => {
      const { id, desk } = random.pick(desks);
      const counter = (counters.get(id) ?? 0) + 1;
      counters.set(id, counter);
      const people = Number(answer.is_candidate_coming) + answer.parents + answer.others;
      const operation: DoorOperation = {
        kind: 'check_in',
        people,
        family: `p${answer.profile}`,
        stream: id,
        counter,
        desk,
        at: happenedAt.getTime(),
        offsetMs: 0,
      };
      return {
        edition: answer.edition,
        stream: id,
        counter,
        family: operation.family,
        kind: operation.kind,
        happened_at: happenedAt.toISOString(),
        operation,
        // The third desk was without network for a while.
        received_at: addMinutes(happenedAt, desk === deskCount ? 12 : 0).toISOString(),
      };
    });
}

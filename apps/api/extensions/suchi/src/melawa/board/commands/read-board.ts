import {
  addMinutes,
  type BoardNeed,
  countByQuarter,
  countDoor,
  type DoorCounts,
  estimateQueueMinutes,
  type FamilyAtDoor,
  isMelawaDay,
  lastAgreement,
  listNeeds,
  queueWindowMinutes,
  readFamilies,
  secondsEach,
} from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { readDoorLog } from '../../door/operations.ts';
import { type Melawa, requireWorked } from '../../event/load-event.ts';
import { type ChoiceCounts, readChoiceCounts } from '../read-choices.ts';
import { readStageSummary, type StageSummary } from '../read-stage.ts';
import { type DeskRow, listDesks, listExpected, listScreens, type WordRow } from '../repository.ts';
import { readShredding, type Shredding } from './confirm-shredded.ts';
import { readWord } from './tell-everybody.ts';

export interface DeskOnBoard extends DeskRow {
  people: number;
  walkIns: number;
  secondsEach: number | null;
}

export interface BoardOfDay extends DoorCounts {
  melawa: Melawa;
  door: { waitMinutes: number | null; cameIn: number; minutes: number; secondsEach: number | null };
  stage: StageSummary | null;
  choices: ChoiceCounts | null;
  needs: BoardNeed[];
  quarters: { from: number; people: number }[];
  desks: DeskOnBoard[];
  agreedAt: Date | null;
  word: WordRow | null;
  shredding: Shredding | null;
}

interface BoardCall {
  db: Knex;
  now: Date;
  caller: RoleCaller;
}

/** Everything about the day, in one reading. */
export async function readBoard({ db, now, caller }: BoardCall): Promise<BoardOfDay> {
  const melawa = await requireWorked(db, now);
  const families = readFamilies(await readDoorLog(db, { edition: melawa.edition }));
  const expected = await listExpected(db, melawa.edition);
  const counts = countDoor(families, expected);
  const phones = await listDesks(db, melawa.edition);
  const active = phones.filter(isActive);
  const desks = listDesksOnBoard(phones, [...families.values()], expected).map((desk) => ({
    ...desk,
    queue: isCounted(desk, melawa.now) ? desk.queue : null,
  }));
  const door = readDoor([...families.values()], active, melawa.now);
  const stage = await readStageSummary(db, melawa);
  const screens = await listScreens(db);
  const facts = {
    now: melawa.now,
    desks: desks.filter(isActive).map(({ desk, heard_at: heardAt }) => ({ desk, heardAt })),
    screens: screens.map(({ name, last_seen_at: seenAt }) => ({
      name: name ?? '',
      offlineSince: findOfflineSince(seenAt, { now, shown: melawa.now }),
    })),
    stageLateMinutes: stage?.lateMinutes ?? 0,
    smallChildren: stage?.smallChildren ?? [],
    queueMinutes: door.waitMinutes,
    people: counts.people,
  };
  return {
    melawa,
    ...counts,
    door,
    stage,
    choices: await readChoiceCounts(db, melawa),
    needs: isMelawaDay(melawa.phase) ? listNeeds(facts, melawa.event) : [],
    quarters: countByQuarter([...families.values()]),
    desks,
    agreedAt: findAgreement(active),
    word: await readWord(db, melawa),
    shredding: await readShredding(db, melawa, caller),
  };
}

const isActive = ({ ended_at: endedAt, wiped_at: wipedAt }: Pick<DeskRow, 'ended_at' | 'wiped_at'>) =>
  endedAt === null && wipedAt === null;

/** A screen asks every two seconds, by the real clock. */
const screenQuietMs = 10_000;

function findOfflineSince(seenAt: Date | null, { now, shown }: { now: Date; shown: Date }): Date | null {
  const quietMs = seenAt === null ? 0 : now.getTime() - seenAt.getTime();
  return quietMs < screenQuietMs ? null : new Date(shown.getTime() - quietMs);
}

/** Each desk with its newest phone; one whose phone was ended stands there for those who came in by it. */
function listDesksOnBoard(
  phones: readonly DeskRow[],
  families: readonly FamilyAtDoor[],
  expected: ReadonlySet<string>,
): DeskOnBoard[] {
  const byDesk = new Map<number, DeskRow>();
  for (const phone of phones) {
    const known = byDesk.get(phone.desk);
    if (known === undefined || (!isActive(known) && isActive(phone))) byDesk.set(phone.desk, phone);
  }
  return [...byDesk.values()]
    .map((phone) => {
      const own = families.filter(({ desk }) => desk === phone.desk);
      const arrivals = families.flatMap((family) => family.arrivals);
      return {
        ...phone,
        people: own.reduce((sum, { people }) => sum + people, 0),
        walkIns: own.filter(({ family }) => !expected.has(family)).length,
        secondsEach: secondsEach(arrivals.filter(({ desk }) => desk === phone.desk).map(({ at }) => at)),
      };
    })
    .filter((desk) => isActive(desk) || desk.people > 0);
}

function readDoor(
  families: readonly FamilyAtDoor[],
  phones: readonly DeskRow[],
  now: Date,
): BoardOfDay['door'] {
  const since = addMinutes(now, -queueWindowMinutes).getTime();
  const cameIn = families.filter(({ at }) => at >= since).reduce((sum, { people }) => sum + people, 0);
  const waiting = sumQueues(phones, now);
  return {
    waitMinutes: waiting === 0 ? 0 : estimateQueueMinutes({ waiting, cameIn, minutes: queueWindowMinutes }),
    cameIn,
    minutes: queueWindowMinutes,
    secondsEach: secondsEachOf(families),
  };
}

/** A count of the queue that is older says nothing any more. */
const isCounted = ({ queue_at: at }: Pick<DeskRow, 'queue_at'>, now: Date) =>
  at !== null && at >= addMinutes(now, -queueWindowMinutes);

/** Null: nobody counted lately. */
function sumQueues(phones: readonly DeskRow[], now: Date): number | null {
  const counted = phones.flatMap((phone) =>
    phone.queue === null || !isCounted(phone, now) ? [] : [phone.queue],
  );
  return counted.length === 0 ? null : counted.reduce((sum, queue) => sum + queue, 0);
}

/** Over all desks: the gaps of one desk are its own. */
export function secondsEachOf(families: readonly FamilyAtDoor[]): number | null {
  const arrivals = families.flatMap((family) => family.arrivals);
  const desks = [...new Set(arrivals.map(({ desk }) => desk))];
  const each = desks
    .map((desk) => secondsEach(arrivals.filter((arrival) => arrival.desk === desk).map(({ at }) => at)))
    .filter((seconds) => seconds !== null)
    .toSorted((one, next) => one - next);
  return each[Math.floor((each.length - 1) / 2)] ?? null;
}

/** Null while a phone never sent all it had. */
function findAgreement(phones: readonly DeskRow[]): Date | null {
  const sent = phones.flatMap(({ sent_all_at: at }) => (at === null ? [] : [at]));
  return sent.length < phones.length ? null : lastAgreement(sent);
}

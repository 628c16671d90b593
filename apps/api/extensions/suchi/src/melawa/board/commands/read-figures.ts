import {
  countAges,
  countByQuarter,
  type FamilyAtDoor,
  type MelawaFigures,
  readFamilies,
  type Shares,
  splitShares,
  summariseMelawa,
} from '@suchi/domain/melawa';
import { ageOn } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAuditOnce } from '../../../platform/audit-log.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { readDoorLog } from '../../door/operations.ts';
import { type Melawa, requireOver } from '../../event/load-event.ts';
import { type ChoiceFigures, readChoiceFigures } from '../read-choices.ts';
import { readStageFigures, type StageFigures } from '../read-stage.ts';
import {
  type CandidateFacts,
  findLongestOffline,
  listCandidateFacts,
  listDesks,
  listExpected,
  listNoShows,
  type NoShowRow,
} from '../repository.ts';
import { abroadName, unknownName } from '../towns.ts';
import { readShredding, type Shredding } from './confirm-shredded.ts';
import { secondsEachOf } from './read-board.ts';

export interface FiguresOfMelawa extends MelawaFigures {
  melawa: Melawa;
  expected: number;
  candidates: {
    women: number;
    men: number;
    ages: ReturnType<typeof countAges>;
    familiesWithout: number;
  };
  towns: Shares;
  door: {
    fullest: { from: number; people: number } | null;
    secondsEach: number | null;
    longestOffline: { desk: number; minutes: number } | null;
    atTwoDesks: number;
    wiped: number;
    desks: number;
  };
  stage: StageFigures | null;
  choices: ChoiceFigures | null;
  shredding: Shredding | null;
}

interface WhoCame {
  melawa: Melawa;
  families: Map<string, FamilyAtDoor>;
  expected: Set<string>;
}

/** From the day after on: before, desks may still send. */
async function loadWhoCame(db: Knex, now: Date): Promise<WhoCame> {
  const melawa = await requireOver(db, now);
  const families = readFamilies(await readDoorLog(db, { edition: melawa.edition }));
  return { melawa, families, expected: await listExpected(db, melawa.edition) };
}

export async function readFigures({
  db,
  now,
  caller,
}: ReadCall<unknown, RoleCaller>): Promise<FiguresOfMelawa> {
  const { melawa, families, expected } = await loadWhoCame(db, now);
  const came = [...families.values()];
  const candidates = await listCandidateFacts(db, melawa.edition, [...families.keys()]);
  const phones = await listDesks(db, melawa.edition);
  const quarters = countByQuarter(came).toSorted((one, next) => next.people - one.people);
  return {
    melawa,
    ...summariseMelawa(families, expected),
    expected: expected.size,
    candidates: countCandidates(candidates, melawa.event.day),
    towns: splitShares(countTowns(candidates)),
    door: {
      fullest: quarters[0] ?? null,
      secondsEach: secondsEachOf(came),
      longestOffline: await findLongestOffline(db, melawa.edition),
      atTwoDesks: came.filter(({ arrivals }) => arrivals.length > 1).length,
      wiped: phones.filter(({ wiped_at: at }) => at !== null).length,
      desks: phones.length,
    },
    stage: await readStageFigures(db, melawa),
    choices: await readChoiceFigures(db, melawa),
    shredding: await readShredding(db, melawa, caller),
  };
}

function countCandidates(all: readonly CandidateFacts[], day: string): FiguresOfMelawa['candidates'] {
  const present = all.filter(({ is_away: isAway }) => !isAway);
  const women = present.filter(({ gender }) => gender === 'Female').length;
  const ages = present.flatMap(({ gender, birthday, born_in: bornIn }) => {
    if (birthday !== null) return [{ gender, age: ageOn(birthday, day) }];
    return bornIn === null ? [] : [{ gender, age: Number(day.slice(0, 4)) - bornIn }];
  });
  return {
    women,
    men: present.length - women,
    ages: countAges(ages),
    familiesWithout: all.length - present.length,
  };
}

function countTowns(candidates: readonly CandidateFacts[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { town, is_abroad: isAbroad } of candidates) {
    const name = isAbroad ? abroadName : (town?.trim() ?? unknownName);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

export interface NoShowsOfMelawa {
  melawa: Melawa;
  families: NoShowRow[];
}

/** A list of names for the office, so the log keeps that it was read. */
export async function readNoShows({
  tx,
  caller,
  now,
}: WriteCall<unknown, RoleCaller>): Promise<NoShowsOfMelawa> {
  const { melawa, families, expected } = await loadWhoCame(tx, now);
  const { noShows } = summariseMelawa(families, expected);
  const profiles = noShows.flatMap((family) => (family.startsWith('p') ? [Number(family.slice(1))] : []));
  await recordAuditOnce(
    tx,
    {
      actor: { id: caller.userId, kind: 'admin' },
      action: 'melawa.no_shows',
      subject: { collection: 'edition', id: melawa.edition },
      details: { families: profiles.length },
    },
    now,
  );
  return { melawa, families: await listNoShows(tx, melawa.edition, profiles) };
}

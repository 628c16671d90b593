import type {
  CheckedSlip,
  LookedUp,
  MelawaPair,
  MelawaPairs,
  OwnChoices,
  SlipDesk,
  SlipPaper,
  ToldOnPaper,
} from '@suchi/contracts/melawa';
import { inIndia } from '@suchi/domain/basics';
import { listNumbers } from '@suchi/domain/discovery';
import { ageOn } from '@suchi/domain/profiles';
import type { RoleCaller } from '../../platform/access.ts';
import type { Call } from '../../platform/route.ts';
import type { Found } from './commands/look-up.ts';
import type { OpenPair, OwnPairs } from './commands/pairs.ts';
import type { Paper } from './commands/paper.ts';
import type { OwnState } from './commands/read-own.ts';
import type { CheckedLine, DeskState } from './commands/slips.ts';
import { sayTime, writeSlip, writeTold } from './paper-words.ts';

/** Loads the small picture of a photo, for the answer itself. */
type ThumbOf = (photo: { id: string; width: number; height: number } | null) => Promise<string | null>;

export function presentOwn({ melawa, times, own, round, sent, lookedUp, families }: OwnState): OwnChoices {
  const { event } = melawa;
  return {
    phase: melawa.phase,
    now: melawa.now.toISOString(),
    day: event.day,
    close_at: times.closeAt.toISOString(),
    grace_until: times.graceUntil.toISOString(),
    told_at: times.toldAt.toISOString(),
    has_app: event.hasChoicesInApp,
    has_paper: event.hasPaperSlips,
    most: event.choicesMost,
    look_ups_left: Math.max(0, event.lookUpsMost - lookedUp),
    own_number: own?.number ?? null,
    sent: sent && presentSent(sent),
    families,
    is_told: round !== null && round.told_at !== null,
  };
}

export const presentSent = (list: { received_at: Date; numbers: number }) => ({
  at: list.received_at.toISOString(),
  count: list.numbers,
});

/** Years on the day of the melawa; of a walk-in without a day of birth by the year. */
const ageOf = (facts: { birthday: string | null; born_in: number | null }, day: string): number | null => {
  if (facts.birthday !== null) return ageOn(facts.birthday, day);
  return facts.born_in === null ? null : Number(day.slice(0, 4)) - facts.born_in;
};

export async function presentFound({ number, day, facts, left }: Found, thumbOf: ThumbOf): Promise<LookedUp> {
  const shown = facts && {
    name: facts.name,
    age: ageOf(facts, day),
    town: facts.town,
    photo: await thumbOf(facts.photo),
  };
  return { number, shown, look_ups_left: left };
}

export async function presentPairs(
  { melawa, times, present, own, isTold, pairs }: OwnPairs,
  thumbOf: ThumbOf,
): Promise<MelawaPairs> {
  const { event } = melawa;
  return {
    day: event.day,
    now: melawa.now.toISOString(),
    told_at: times.toldAt.toISOString(),
    foyer_until: times.foyerUntil.toISOString(),
    is_told: isTold,
    was_here: own !== null,
    tables: event.tables,
    in_hall: present.size,
    pairs: await Promise.all(
      pairs.map(async (pair): Promise<MelawaPair> => {
        const { view } = pair;
        return {
          id: pair.id,
          number: pair.number,
          name: pair.name,
          gender: pair.gender,
          age: ageOf(pair, event.day),
          height_cm: pair.height === null ? null : Number(pair.height),
          town: pair.town,
          work: pair.work,
          photo: await thumbOf(pair.photo),
          is_number_open: view.isNumberOpen,
          waits_for_number: view.waitsForNumber,
          contact: contactOf(pair),
          has_table_wish: view.hasTableWish,
          waits_for_table: view.waitsForTable,
          is_asked_for_table: view.isAskedForTable,
          table: tableOf(pair, event.tableMinutes),
        };
      }),
    ),
  };
}

/** The number of a parent before the others. */
function contactOf({ view, addresses, father, mother }: OpenPair): MelawaPair['contact'] {
  if (!view.isNumberOpen) return null;
  const numbers = listNumbers(addresses, { father, mother });
  const [first] = [...numbers.filter(({ relation }) => relation !== null), ...numbers];
  return first === undefined ? null : { name: first.name, relation: first.relation, mobile: first.number };
}

const tableOf = (
  { table_number: number, table_from: from }: OpenPair,
  minutes: number,
): MelawaPair['table'] =>
  number === null || from === null ? null : { number, from: from.toISOString(), minutes };

export function presentDesk({ melawa, times, round, isOpen, waiting, finished }: DeskState): SlipDesk {
  return {
    is_open: isOpen,
    has_paper: melawa.event.hasPaperSlips,
    is_told: round !== null && round.told_at !== null,
    now: melawa.now.toISOString(),
    closes_at: times.slipsUntil.toISOString(),
    told_at: times.toldAt.toISOString(),
    most: melawa.event.choicesMost,
    waiting,
    finished,
  };
}

export const presentChecked = (lines: readonly CheckedLine[]): CheckedSlip => ({
  lines: lines.map(({ line, reason, isSame, first }) => ({ line, reason, is_same: isSame, first })),
});

export const presentPaper = ({ association, melawa }: Paper): SlipPaper =>
  writeSlip(association, melawa.event);

export function presentTold(
  { association, melawa, pairs }: Paper & { pairs: OpenPair[] },
  { input }: Call<{ number: number }, RoleCaller>,
): ToldOnPaper {
  const { event } = melawa;
  return writeTold(association, {
    number: input.number,
    day: event.day,
    pairs: pairs.map((pair) => ({
      number: pair.number,
      name: pair.name,
      age: ageOf(pair, event.day),
      town: pair.town,
      mobile: contactOf(pair)?.mobile ?? null,
      table:
        pair.table_number === null || pair.table_from === null
          ? null
          : { number: pair.table_number, at: sayTime(inIndia(pair.table_from).toISOString().slice(11, 16)) },
    })),
  });
}

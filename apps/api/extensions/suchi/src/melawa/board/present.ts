import type { heardWordContract, MelawaBoard, MelawaFigures, MelawaNeed } from '@suchi/contracts/melawa';
import { type BoardNeed, tellFamiliesMet } from '@suchi/domain/melawa';
import type * as z from 'zod/mini';
import type { BoardOfDay, DeskOnBoard } from './commands/read-board.ts';
import type { Shredding } from './commands/confirm-shredded.ts';
import type { FiguresOfMelawa, NoShowsOfMelawa } from './commands/read-figures.ts';
import type { ChoiceFigures } from './read-choices.ts';
import type { WordRow } from './repository.ts';
import { abroadName, unknownName } from './towns.ts';

export const presentWord = ({ text, said_at: at }: WordRow) => ({ text, at: at.toISOString() });

export const presentHeard = (word: WordRow | null): z.output<typeof heardWordContract.output> => ({
  word: word && presentWord(word),
});

export function presentBoard(board: BoardOfDay): MelawaBoard {
  const { melawa, door, stage, choices } = board;
  const { event } = melawa;
  return {
    day: event.day,
    hall: event.hall,
    now: melawa.now.toISOString(),
    phase: melawa.phase,
    is_rehearsal: melawa.isRehearsal,
    people: board.people,
    families: board.families,
    walk_ins: board.walkIns,
    to_come: board.toCome,
    door: {
      wait_minutes: door.waitMinutes,
      came_in: door.cameIn,
      minutes: door.minutes,
      seconds_each: door.secondsEach,
    },
    stage: stage && {
      late_minutes: stage.lateMinutes,
      done: stage.done,
      of: stage.of,
      seconds_each: stage.secondsEach,
      since: stage.since.toISOString(),
      next: stage.next,
    },
    choices,
    needs: board.needs.map((need) => presentNeed(need, board.desks)),
    quarters: board.quarters.map(({ from, people }) => ({ from: new Date(from).toISOString(), people })),
    desks: board.desks.map(presentDesk),
    agreed_at: board.agreedAt?.toISOString() ?? null,
    times: {
      doors: event.doorsAt,
      stage: event.stageFrom,
      lunch: event.lunchFrom,
      stage_again: event.lunchUntil,
      close: event.closeAt,
      told: event.toldAt,
    },
    word: board.word && presentWord(board.word),
    shredding: board.shredding && presentShredding(board.shredding),
  };
}

function presentNeed(need: BoardNeed, desks: readonly DeskOnBoard[]): MelawaNeed {
  if (need.kind !== 'desk_silent') return need;
  const desk = desks.find((one) => one.desk === need.desk);
  return {
    kind: need.kind,
    desk: need.desk,
    heard_at: need.heardAt.toISOString(),
    volunteer: desk?.volunteer ?? null,
    tel: desk?.mobile ?? null,
  };
}

const presentDesk = (desk: DeskOnBoard): MelawaBoard['desks'][number] => ({
  desk: desk.desk,
  volunteer: desk.volunteer,
  people: desk.people,
  walk_ins: desk.walkIns,
  seconds_each: desk.secondsEach,
  queue: desk.queue,
  heard_at: desk.heard_at.toISOString(),
  battery: desk.battery,
});

const presentShredding = (shredding: Shredding): NonNullable<MelawaBoard['shredding']> => ({
  slips: shredding.slips,
  said_by: shredding.said_by,
  agreed_by: shredding.agreed_by,
  agreed_at: shredding.agreed_at?.toISOString() ?? null,
  may_confirm: shredding.mayConfirm,
});

export function presentFigures(figures: FiguresOfMelawa): MelawaFigures {
  const { candidates, door, stage, choices } = figures;
  return {
    day: figures.melawa.event.day,
    people: figures.people,
    families: figures.families,
    walk_ins: figures.walkIns,
    expected: figures.expected,
    no_shows: figures.noShows.length,
    no_show_percent: figures.noShowPercent,
    candidates: {
      women: candidates.women,
      men: candidates.men,
      ages: candidates.ages,
      families_without: candidates.familiesWithout,
    },
    towns: presentTowns(figures.towns),
    door: {
      fullest: door.fullest && {
        from: new Date(door.fullest.from).toISOString(),
        people: door.fullest.people,
      },
      seconds_each: door.secondsEach,
      longest_offline: door.longestOffline,
      at_two_desks: door.atTwoDesks,
      wiped: door.wiped,
      desks: door.desks,
    },
    stage: stage && {
      on_stage: stage.onStage,
      present: stage.present,
      off: stage.off,
      skipped: stage.skipped,
      seconds_each: stage.secondsEach,
      late_minutes: stage.lateMinutes,
      slot_kept_percent: stage.slotKeptPercent,
      longest_wait_minutes: stage.longestWaitMinutes,
    },
    choices: choices && presentChoices(choices),
    shredding: figures.shredding && presentShredding(figures.shredding),
  };
}

const presentChoices = (choices: ChoiceFigures): NonNullable<MelawaFigures['choices']> => ({
  families: choices.families,
  in_app: choices.inApp,
  on_paper: choices.onPaper,
  numbers: choices.numbers,
  pairs: choices.pairs,
  families_in_pair: choices.familiesInPair,
  tables_asked: choices.tablesAsked,
  tables_given: choices.tablesGiven,
  families_met: tellFamiliesMet(choices.familiesMet),
  destroyed_at: choices.destroyedAt?.toISOString() ?? null,
});

/** Families of which no town is known stand with the others. */
function presentTowns({ named, others }: FiguresOfMelawa['towns']): MelawaFigures['towns'] {
  const unknown = named.find(({ name }) => name === unknownName)?.count ?? 0;
  return {
    named: named
      .filter(({ name }) => name !== unknownName)
      .map(({ name, count }) => ({ name: name === abroadName ? null : name, count })),
    others: others + unknown,
  };
}

export const presentNoShows = ({ melawa, families }: NoShowsOfMelawa) => ({
  fee_paise: melawa.event.noShowFeePaise,
  families,
});

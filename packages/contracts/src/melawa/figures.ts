import * as z from 'zod/mini';
import { utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';
import { melawaShredding } from './board.ts';

const group = 'qe_melawa_desk';
const access = 'admin';

const figures = z.object({
  day: z.string(),
  people: z.int(),
  families: z.int(),
  walk_ins: z.int(),
  expected: z.int(),
  no_shows: z.int(),
  no_show_percent: z.int(),
  candidates: z.object({
    women: z.int(),
    men: z.int(),
    /** Empty: too few to be split. */
    ages: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), women: z.int(), men: z.int() })),
    families_without: z.int(),
  }),
  towns: z.object({
    /** Without a name: abroad. */
    named: z.array(z.object({ name: z.nullable(z.string()), count: z.int() })),
    others: z.int(),
  }),
  door: z.object({
    fullest: z.nullable(z.object({ from: utcInstant, people: z.int() })),
    seconds_each: z.nullable(z.int()),
    longest_offline: z.nullable(z.object({ desk: z.int(), minutes: z.int() })),
    /** Families that two desks scanned without knowing of each other. */
    at_two_desks: z.int(),
    wiped: z.int(),
    desks: z.int(),
  }),
  stage: z.nullable(
    z.object({
      on_stage: z.int(),
      present: z.int(),
      off: z.int(),
      skipped: z.int(),
      seconds_each: z.int(),
      late_minutes: z.int(),
      slot_kept_percent: z.nullable(z.int()),
      longest_wait_minutes: z.nullable(z.int()),
    }),
  ),
  /** Counts only; one-sided choices exist nowhere any more. */
  choices: z.nullable(
    z.object({
      families: z.int(),
      in_app: z.int(),
      on_paper: z.int(),
      numbers: z.int(),
      pairs: z.int(),
      families_in_pair: z.int(),
      tables_asked: z.int(),
      tables_given: z.int(),
      /** Null: too few to be told. */
      families_met: z.nullable(z.int()),
      destroyed_at: z.nullable(utcInstant),
    }),
  ),
  shredding: melawaShredding,
});
export type MelawaFigures = z.output<typeof figures>;

/** What the association reads from the day after on. */
export const melawaFiguresContract = defineContract({
  method: 'GET',
  group,
  path: '/figures',
  access,
  input: z.object({}),
  output: figures,
});

export const melawaFiguresFileContract = defineContract({
  method: 'POST',
  group,
  path: '/figures_file',
  access,
  file: 'text/csv; charset=utf-8',
  input: z.object({}),
  output: fileOutput,
});

const noShows = z.object({
  /** What each of them owes, as the settings have it. */
  fee_paise: z.int(),
  families: z.array(
    z.object({ profile: z.int(), number: z.nullable(z.int()), name: z.string(), people: z.int() }),
  ),
});
export type MelawaNoShows = z.output<typeof noShows>;

/** Families that said yes and did not come. Recorded: it is a list of names. */
export const noShowsContract = defineContract({
  method: 'GET',
  group,
  path: '/no_shows',
  access,
  input: z.object({}),
  output: noShows,
});

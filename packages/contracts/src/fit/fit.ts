import { fitMarks, gotraRelations } from '@suchi/domain/fit';
import * as z from 'zod/mini';
import { inQuery, rowId } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { preferenceKind, preferences } from './preferences.ts';

/** A fact as it is stored, but values of lists by their label, towns by their name and income in rupees a year. */
const fact = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export type FitFact = z.output<typeof fact>;

const fitRow = z.object({ kind: preferenceKind, mark: z.enum(fitMarks), fact });
export type FitRowData = z.output<typeof fitRow>;

const fitCount = z.nullable(z.object({ fits: z.int(), of: z.int() }));

/** The line of a card. Null for staff, for the own card and where neither family has set preferences. */
export const cardFit = z.object({
  /** Null: that family has set none. */
  mine: fitCount,
  theirs: fitCount,
  /** The first must that differs, first of the reader, then of the other family; `more` counts the others. */
  miss: z.nullable(z.object({ side: z.enum(['mine', 'theirs']), kind: preferenceKind, fact, more: z.int() })),
  /** The gotra that both have, while the association's rule is on. */
  same_gotra: z.nullable(z.string()),
});
export type CardFit = z.output<typeof cardFit>;

/** What one family asked for beside the facts of the other. */
const fitSide = z.object({
  asked: preferences,
  /** The labels of the kinds of work that were asked for. */
  works: z.array(z.object({ id: z.int(), label: z.string() })),
  /** Musts first, then the order of the form. */
  rows: z.array(fitRow),
});
export type FitSideData = z.output<typeof fitSide>;

const gotras = z.object({
  relation: z.enum(gotraRelations),
  is_rule_on: z.boolean(),
  mine: z.nullable(z.string()),
  theirs: z.nullable(z.string()),
  my_mothers: z.nullable(z.string()),
  their_mothers: z.nullable(z.string()),
});

/** How two families fit. Null without a profile of one's own, and for the own profile. */
export const fitData = z.nullable(z.object({ mine: fitSide, theirs: fitSide, gotra: gotras }));
export type FitData = NonNullable<z.output<typeof fitData>>;

/** What stands in an opened profile too. A profile that may not be seen: PROFILE_NOT_FOUND. */
export const readFitContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/fit',
  input: z.object({ id: inQuery(rowId) }),
  output: fitData,
});

/** A smaller number is not told. */
export const fewestCounted = 5;

const counted = z.nullable(z.int());

/**
 * How many profiles fit the saved musts, of those that the caller can search or could with a subscription. Null: fewer
 * than `fewestCounted`.
 */
export const countFittingContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/how_many_fit',
  input: z.object({}),
  output: z.object({
    of: z.int(),
    all: counted,
    /** Without one of the musts each. */
    without: z.array(z.object({ kind: preferenceKind, count: counted })),
  }),
});
export type HowManyFit = z.output<typeof countFittingContract.output>;

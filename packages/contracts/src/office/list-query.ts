import * as z from 'zod/mini';
import { calendarDate, pageNumber, rowId, typedText } from '../basics/building-blocks.ts';

/** The shortest text that a list searches for. */
export const listSearchMinLength = 3;

/** How many rows a page can have. */
export const listPageSizes = [10, 25, 50, 100] as const;
export type ListPageSize = (typeof listPageSizes)[number];

/**
 * How far the office's lists count, and how many rows their pages reach. A number above it says only that there are
 * more; it is never an exact one (ADR 0080).
 */
export const listCountedAtMost = 10_000;

/** The most rows that one selection names by id. */
export const selectionMaxIds = 5000;

const listSearch = z.optional(typedText(100).check(z.minLength(listSearchMinLength, 'tooShort')));

/** The days in India on which a member registered, both included. Staff are invited, so no one of them is found. */
export const registeredDays = {
  registered_from: z.optional(calendarDate),
  registered_to: z.optional(calendarDate),
};

/** A field, ascending, or with a minus, descending. */
export type ListSort<Field extends string> = Field | `-${Field}`;

/**
 * What a list of the back office takes. `sort` is one of the fields, with a minus for descending; the default is the
 * first field, descending. Rows without a value come last either way.
 */
export function listQuery<Field extends string, Filter extends z.ZodMiniType>(
  fields: readonly [Field, ...Field[]],
  filter: Filter,
) {
  const sorts = fields.flatMap((field): ListSort<Field>[] => [`-${field}`, field]);
  return z.object({
    search: listSearch,
    sort: z._default(z.literal(sorts), `-${fields[0]}`),
    page: z._default(pageNumber, 1),
    rows: z._default(z.literal(listPageSizes), 10),
    filter,
  });
}

/**
 * A column of a list: the value in a row, and how the office's page shows it. Its words are in the catalogue of the
 * page; its SQL and its place in the CSV file are in the server's columns of the list.
 */
export interface OfficeColumn<Sort extends string = string, List extends string = string> {
  value: z.ZodMiniType;
  /** The column's name in the address and on the device, where it differs from the value's. */
  key?: string;
  /** Without it the list is not sorted by this column. */
  sort?: Sort;
  /** The first click sorts downwards, for example the newest first. */
  isSortedDownFirst?: true;
  isNumber?: true;
  /** An instant, shown as day and time. */
  isMoment?: true;
  /** Not shown until a person picks it. */
  isExtra?: true;
  /** The lists that have it; without it, all. */
  onlyOf?: readonly List[];
  /** Hidden where the table is narrow, these first. */
  leaves?: 'first' | 'second';
  /** The lists whose cards on a phone say it too, with its heading. */
  cardOf?: readonly List[];
}

/** The values of the columns, for the schema of a row. */
export function valuesOf<Columns extends Record<string, OfficeColumn>>(columns: Columns) {
  return Object.fromEntries(Object.entries(columns).map(([name, { value }]) => [name, value])) as {
    [Name in keyof Columns]: Columns[Name]['value'];
  };
}

/** What a list answers: how many rows match, counted to one more than `listCountedAtMost`, and those of the page. */
export function listOutput<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ total: z.int(), rows: z.array(row) });
}

/** The rows that an action is for: some by id, or all that match except some. */
export function selection<Filter extends z.ZodMiniType>(filter: Filter) {
  return selectionOf(rowId, filter);
}

/** A selection of accounts, whose ids are UUIDs. */
export function userSelection<Filter extends z.ZodMiniType>(filter: Filter) {
  return selectionOf(z.uuid(), filter);
}

function selectionOf<Id extends z.ZodMiniType, Filter extends z.ZodMiniType>(id: Id, filter: Filter) {
  return z.union([
    z.object({ ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(selectionMaxIds, 'tooLong')) }),
    z.object({
      all: z.literal(true),
      search: listSearch,
      filter,
      except: z._default(z.array(id).check(z.maxLength(selectionMaxIds, 'tooLong')), []),
    }),
  ]);
}

/** A parsed selection, for code that works with any list. */
export type Selection<Id extends string | number, Filter> =
  { ids: Id[] } | { all: true; search?: string | undefined; filter: Filter; except: Id[] };

/** The shortest reason for putting contact details into a file. */
export const exportReasonMinLength = 10;

/** Why a file needs mobile numbers, e-mail and postal addresses. Without it these columns are left out. */
export const contactsReason = z.optional(
  typedText(500).check(
    z.refine((text) => [...text.matchAll(/\p{L}/gu)].length >= exportReasonMinLength, 'tooShort'),
  ),
);

import { isCalendarDate } from '@suchi/domain/basics';
import * as z from 'zod/mini';

// The messages are keys of the web catalogue.

/** Control characters, of which PostgreSQL cannot store NUL and no one types any; tabs and line breaks are text. */
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** What someone typed: trimmed, not too long, without control characters. */
export const typedText = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength, 'tooLong'),
    z.refine((text) => !controlCharacters.test(text), 'characters'),
  );

/** A day that exists, as `YYYY-MM-DD`, in a year that people mean. */
export const calendarDate = z
  .string()
  .check(z.refine((text) => isCalendarDate(text) && text >= '1000-01-01', 'date'));

/** PostgreSQL's largest integer. */
const largestRowId = 2_147_483_647;

/** The number of a row. */
export const rowId = z.int().check(z.minimum(1), z.maximum(largestRowId));

const count = z.int().check(z.minimum(0));

/** How many there are of each. Not zod's record, which every page would load. */
export function countsOf<Name extends string>(
  names: readonly Name[],
): z.ZodMiniObject<Record<Name, typeof count>> {
  return z.object(Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>);
}

/** The number of a page in a list. No one pages further than this. */
export const pageNumber = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** A whole number in an address, where everything is text. */
export const inQuery = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(z.transform(Number), schema);

export { utcInstant } from './utc-instant.ts';

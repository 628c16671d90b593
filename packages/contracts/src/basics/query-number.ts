import * as z from 'zod/mini';

/** The largest row id in the database. */
export const largestRowId = 2_147_483_647;

/** The largest page number that is accepted. */
export const largestPage = 1_000_000;

/** A whole number in a query string, where everything is text. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most)));

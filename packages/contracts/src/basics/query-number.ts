import * as z from 'zod/mini';

/** The largest number a row can have in the database. */
export const largestRowId = 2_147_483_647;

/** Nobody pages further. */
export const largestPage = 1_000_000;

/** A whole number that travels in an address, where everything is text. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most)));

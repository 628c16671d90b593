import * as z from 'zod/mini';

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** An instant in UTC, as JSON has it. A pattern of our own: zod's brings every ISO format into the browser. */
export const utcInstant = z
  .string()
  .check(z.refine((text) => instantPattern.test(text) && !Number.isNaN(Date.parse(text)), 'date'));

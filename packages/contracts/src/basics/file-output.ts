import * as z from 'zod/mini';

/** The header of a file that says how many rows it will have, for a progress bar. */
export const totalRowsHeader = 'x-total-rows';

/** The output of an endpoint that answers a file: its name and its content. */
export const fileOutput = z.object({
  name: z.string(),
  content: z.custom<Uint8Array | AsyncIterable<string | Uint8Array>>(
    (content) => typeof content === 'object' && content !== null,
  ),
  /** How many rows it will have, where that is known. */
  rows: z.optional(z.int()),
});
export type FileOutput = z.output<typeof fileOutput>;

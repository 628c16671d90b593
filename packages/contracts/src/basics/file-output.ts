import * as z from 'zod/mini';

/** The output of an endpoint that answers a file: its name and its content. */
export const fileOutput = z.object({
  name: z.string(),
  content: z.custom<Uint8Array | AsyncIterable<string>>(
    (content) => typeof content === 'object' && content !== null,
  ),
});
export type FileOutput = z.output<typeof fileOutput>;

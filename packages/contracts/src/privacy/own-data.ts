import * as z from 'zod/mini';
import { defineContract } from '../basics/endpoint.ts';
import { fileOutput } from '../basics/file-output.ts';

/** What the rows of the privacy centre say. */
const ownData = z.object({
  /** In this month, by India's days. */
  uses_this_month: z.int(),
  /** Null: none was asked for, or its days are over. */
  download: z.nullable(
    z.object({
      state: z.enum(['preparing', 'ready', 'failed']),
      id: z.uuid(),
      bytes: z.nullable(z.int()),
      ready_until: z.nullable(z.string()),
    }),
  ),
  may_ask: z.boolean(),
});
export type OwnData = z.infer<typeof ownData>;

export const ownDataContract = defineContract({
  method: 'GET',
  group: 'qe_data',
  path: '/own_data',
  input: z.object({}),
  output: ownData,
});

/** Asks for a file with everything about the caller. */
export const askDownloadContract = defineContract({
  method: 'POST',
  group: 'qe_data',
  path: '/ask_download',
  input: z.object({ password: z.string().check(z.minLength(1, 'required'), z.maxLength(128, 'tooLong')) }),
  output: ownData,
});

/** The file, for its owner alone. */
export const downloadFileContract = defineContract({
  method: 'GET',
  group: 'qe_data',
  path: '/download_file',
  file: 'application/zip',
  input: z.object({ id: z.uuid() }),
  output: fileOutput,
});

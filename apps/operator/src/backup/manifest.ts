import * as z from 'zod/mini';
import type { DumpFacts } from '../database/dump.ts';
import { OperatorError } from '../exit.ts';
import type { FileFacts } from './file-list.ts';

/** The names of the parts of a backup, in the snapshot and in the scratch folder. */
export const parts = {
  manifest: 'manifest.json',
  dump: 'database.dump',
  list: 'files.sha256',
  files: 'files',
} as const;

/** Raised when an older release could not read the parts any more. */
const format = 1;

const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));

const manifestSchema = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  version: z.string(),
  database: z.string(),
  postgresql: z.string(),
  migrations: z.object({ engine: z.string(), suchi: z.string() }),
  dump: z.object({ bytes: count, checksum }),
  tables: z.record(z.string(), z.object({ rows: count, checksum: z.string() })),
  files: z.object({ count, bytes: count, listChecksum: checksum }),
});

/** What a backup says of itself, and what a restore compares with. */
export type Manifest = z.output<typeof manifestSchema>;

interface Facts extends Omit<DumpFacts, 'unfinishedFiles'> {
  madeAt: Date;
  version: string;
  database: string;
  dump: { bytes: number; checksum: string };
  files: FileFacts;
}

export function makeManifest({ madeAt, ...facts }: Facts): Manifest {
  return { format, madeAt: madeAt.toISOString(), ...facts };
}

export function parseManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = null;
  }
  const parsed = manifestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const isNewer = Number((json as { format?: unknown } | null)?.format) > format;
  throw isNewer
    ? new OperatorError(
        'refused',
        'The backup was made by a newer release, and this one cannot read it.',
        'Install the newer release, and run the command there.',
      )
    : new OperatorError(
        'damaged',
        'The description in the backup cannot be read.',
        'Choose another backup: suchi backups lists them.',
      );
}

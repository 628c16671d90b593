import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const release = z.object({ version: z.string(), revision: z.string() });

/**
 * Which release this process runs. The build writes the file; the bundle is in the same folder, and this source is
 * beside it, so one path serves both. Without a build it is `unbuilt`.
 */
function readRelease(): z.output<typeof release> {
  try {
    return release.parse(JSON.parse(readFileSync(new URL('../dist/release.json', import.meta.url), 'utf8')));
  } catch {
    return { version: 'unbuilt', revision: 'unknown' };
  }
}

export const suchiRelease = readRelease();

/** As people read it: `1.0.0 (1f2e3d4c5b6a)`. */
export const releaseName = `${suchiRelease.version} (${suchiRelease.revision})`;

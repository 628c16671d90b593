/**
 * Run after a build: `node scripts/compress.ts dist`. Writes a `.br` and a `.gz` beside each file that gets smaller by
 * it, for the reverse proxy to send.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** A smaller file fits into the same packets. */
const minBytes = 1000;

const [folder = 'dist'] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => compressible.test(file) && !file.startsWith('.'),
);
await Promise.all(files.map((file) => compress(join(folder, file))));

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [ending, packed] of Object.entries({ br: brotli, gz: gzipped })) {
    if (packed.length < content.length) await writeFile(`${file}.${ending}`, packed);
  }
}

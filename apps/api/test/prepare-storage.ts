import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '@suchi/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null: the files of the tests are on the disk. */
    s3Url: string | null;
  }
}

/** One S3 server for all files of a run with SUCHI_TEST_STORAGE=s3. */
export default async function prepareStorage({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env['SUCHI_TEST_STORAGE'] !== 's3') {
    provide('s3Url', null);
    return () => Promise.resolve();
  }
  const folder = mkdtempSync(join(tmpdir(), 'suchi-s3-'));
  const server = await startS3Server(folder);
  provide('s3Url', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}

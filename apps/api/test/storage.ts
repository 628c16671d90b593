import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBucket } from '@suchi/testing';
import { inject } from 'vitest';
import type { FileStorage } from '../extensions/suchi/src/platform/storage/file-storage.ts';
import { createLocalStorage } from '../extensions/suchi/src/platform/storage/local-storage.ts';
import { createS3Storage } from '../extensions/suchi/src/platform/storage/s3-storage.ts';

/** The files of one installation: in a folder, or in a bucket if the run has SUCHI_TEST_STORAGE=s3. */
export interface TestStorage {
  /** The variables of the installation. */
  env: Record<string, string>;
  files: FileStorage;
  /** The names that begin with the prefix. */
  names(prefix: string): Promise<string[]>;
  remove(): void;
}

export async function makeTestStorage(name: string): Promise<TestStorage> {
  const uploads = mkdtempSync(join(tmpdir(), `suchi-${name}-`));
  const s3Url = inject('s3Url');
  const bucketName = `${name}-${process.pid}`.replaceAll('_', '-');
  const bucket = s3Url === null ? {} : await createBucket(s3Url, bucketName);
  const files = s3Url === null ? createLocalStorage(uploads) : openBucket(bucket, uploads);
  return {
    env: { SUCHI_UPLOADS: uploads, ...bucket },
    files,
    async names(prefix) {
      const found: string[] = [];
      for await (const file of files.list(prefix)) found.push(file.name);
      return found;
    },
    remove: () => rmSync(uploads, { recursive: true, force: true }),
  };
}

function openBucket(variables: Record<string, string>, uploads: string): FileStorage {
  const of = (name: string) => variables[`SUCHI_S3_${name}`] ?? '';
  return createS3Storage(
    {
      endpoint: of('ENDPOINT'),
      bucket: of('BUCKET'),
      region: 'us-east-1',
      key: of('KEY'),
      secret: of('SECRET'),
    },
    uploads,
  );
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBucket, type S3Server, startS3Server } from '@suchi/testing';
import type { Fault } from '../fault.ts';

let server: S3Server | null = null;

export const storageFaults: readonly Fault[] = [
  {
    name: 's3-refusing',
    says: 'the bucket of the uploads is gone',
    needs: ['s3'],
    async before({ fleet }) {
      const folder = join(fleet.folder, 's3');
      mkdirSync(folder, { recursive: true });
      server = await startS3Server(folder);
      await fleet.restartWith(await createBucket(server.url, 'faults'));
    },
    cause: () => server?.stop() ?? Promise.resolve(),
    cure: () => server?.start() ?? Promise.resolve(),
    async after({ fleet }) {
      await fleet.restartWith({});
      await server?.stop();
    },
    seconds: 20,
    alert: 'StorageErrors',
    answersWithin: 20,
    recoversWithin: 20,
  },
];

import type { Logger } from 'pino';
import { codedError } from '../coded-error.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';

interface StoragePorts {
  /** A folder of this machine: the files, or with S3 only copies to work with. */
  uploads: string;
  metrics: Pick<Metrics, 'storageErrorsTotal'>;
  logger: Pick<Logger, 'warn'>;
}

/** The storage of a node or a worker. Whatever fails is counted and becomes `STORAGE_UNAVAILABLE`. */
export function createFileStorage(env: Pick<Env, 'storage' | 'bucket'>, ports: StoragePorts): FileStorage {
  const bucket = env.storage === 's3' ? env.bucket : null;
  const storage = bucket ? createS3Storage(bucket, ports.uploads) : createLocalStorage(ports.uploads);
  const report = (operation: 'read' | 'write', error: unknown): Error => {
    ports.metrics.storageErrorsTotal.inc({ operation });
    const { name, code } = error as Error & { code?: string };
    ports.logger.warn({ operation, error: code ?? name }, 'storage');
    return codedError('STORAGE_UNAVAILABLE');
  };
  const attempt = async <T>(operation: 'read' | 'write', work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw report(operation, error);
    }
  };
  return {
    find: (name) => attempt('read', storage.find(name)),
    open: (name, range) => attempt('read', storage.open(name, range)),
    write: (name, content) => attempt('write', storage.write(name, content)),
    delete: (name) => attempt('write', storage.delete(name)),
    toDisk: (name) => attempt('read', storage.toDisk(name)),
    async *list(prefix) {
      try {
        yield* storage.list(prefix);
      } catch (error) {
        throw report('read', error);
      }
    },
  };
}

import type { StorageKind } from '@suchi/extension/env';
import type { FileStorage } from '@suchi/extension/file-storage';
import { createLocalStorage } from '@suchi/extension/local-storage';
import { createS3Storage } from '@suchi/extension/s3-storage';
import { OperatorError } from '../exit.ts';
import type { Settings } from '../settings/env.ts';

/** Opens a storage of the installation, also the one that it does not use. */
export function openStorage({ env, uploads }: Settings, kind: StorageKind): FileStorage {
  if (kind === 'local') return createLocalStorage(uploads);
  if (env.bucket === null)
    throw new OperatorError(
      'usage',
      'No bucket is set.',
      'Set SUCHI_S3_ENDPOINT, SUCHI_S3_BUCKET, SUCHI_S3_KEY and SUCHI_S3_SECRET. See docs/ops/storage.md.',
    );
  return createS3Storage(env.bucket, uploads);
}

/** The one that the installation uses. */
export const openUsedStorage = (settings: Settings): FileStorage =>
  openStorage(settings, settings.env.storage);

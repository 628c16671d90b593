import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../env.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';

/** engine.config.js gives the engine's own client the same limits. */
const connectionTimeout = 3000;
const socketTimeout = 15_000;

/** A video that a slow phone loads has its connection for minutes. */
const agent = { maxSockets: 500, keepAlive: true };

/** How long a copy on the disk is used. */
const copyHours = 24;

/** Files in a bucket. Loads the client at the first use. Copies of files are in a folder below `folder`. */
export function createS3Storage(settings: S3Settings, folder: string): FileStorage {
  const Bucket = settings.bucket;
  let loaded: ReturnType<typeof loadClient> | undefined;
  const use = () => (loaded ??= loadClient(settings));
  const onDisk = createLocalStorage(join(folder, 'copies'));
  const open: FileStorage['open'] = async (name, range) => {
    const { client, sdk } = await use();
    const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
    const got = await orNull(
      client.send(new sdk.GetObjectCommand({ Bucket, Key: name, ...(Range && { Range }) })),
    );
    return got && { stream: got.Body as Readable, bytes: got.ContentLength ?? 0 };
  };
  return {
    open,
    async find(name) {
      const { client, sdk } = await use();
      const found = await orNull(client.send(new sdk.HeadObjectCommand({ Bucket, Key: name })));
      return (
        found && { name, bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
      );
    },
    async write(name, content) {
      const { client, Upload } = await use();
      // In parts, if it is large.
      await new Upload({ client, params: { Bucket, Key: name, Body: content } }).done();
    },
    async delete(name) {
      const { client, sdk } = await use();
      await orNull(client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name })));
    },
    async *list(prefix) {
      const { client, sdk } = await use();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key !== undefined && !Key.endsWith('/'))
            yield { name: Key, bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    },
    async toDisk(name) {
      const copied = await onDisk.toDisk(name);
      if (copied !== null) return copied;
      const file = await open(name);
      if (file === null) return null;
      await deleteOld(onDisk);
      await onDisk.write(name, file.stream);
      return onDisk.toDisk(name);
    },
  };
}

async function deleteOld(copies: FileStorage): Promise<void> {
  const before = Date.now() - copyHours * 60 * 60 * 1000;
  for await (const { name, modifiedAt } of copies.list(''))
    if (modifiedAt.getTime() < before) await copies.delete(name);
}

async function loadClient({ endpoint, region, key, secret }: S3Settings) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    // Most providers do not know the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout, httpAgent: agent, httpsAgent: agent },
    maxAttempts: 2,
  });
  return { sdk, client, Upload };
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    // Not `NoSuchBucket`, which is a mistake in the settings.
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
    throw error;
  }
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBucket, projectRoot, type S3Server, startS3Server, waitUntil } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperatedInstallation, type OperatedInstallation } from './installation.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-move-'));
const count = 120;
let s3: S3Server;
let installed: OperatedInstallation;
/** The variables of the bucket, while the installation still uses the disk. */
let bucket: Record<string, string>;
let onS3: Record<string, string>;

const hashes = () =>
  readdirSync(installed.uploads)
    .toSorted()
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(installed.uploads, name)))
        .digest('hex'),
    ]);

beforeAll(async () => {
  s3 = await startS3Server(folder);
  onS3 = await createBucket(s3.url, 'moved');
  const { SUCHI_STORAGE: _s3, ...named } = onS3;
  bucket = named;
  installed = await makeOperatedInstallation('operator_storage');
  for (let number = 0; number < count - 2; number += 1)
    writeFileSync(join(installed.uploads, `file-${number}.jpg`), `picture ${number} `.repeat(2000));
});
afterAll(async () => {
  await installed.remove();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

/** Kills the command as soon as it has copied something. */
async function killHalfWay(): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'apps/operator/src/main.ts'), 'storage', 'move', '--to', 's3'],
    { env: { ...installed.variables, ...bucket }, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stored = join(folder, 'disk', 'objects');
  await waitUntil('the first files', () => Promise.resolve(listOr(stored).length > 0), { everyMs: 10 });
  child.kill('SIGKILL');
  await ended;
}

function listOr(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

describe('suchi storage move', () => {
  it('needs a place, a bucket and a command', async () => {
    expect((await installed.suchi(['storage'])).code).toBe(2);
    expect((await installed.suchi(['storage', 'move', '--to', 'tape'])).code).toBe(2);
    const { code, error } = await installed.suchi(['storage', 'move', '--to', 's3']);
    expect([code, error?.message]).toEqual([2, 'No bucket is set.']);
    const wrong = await installed.suchi(['storage', 'move', '--to', 's3'], {
      ...bucket,
      SUCHI_S3_SECRET: 'another-secret-of-a-test',
    });
    expect(wrong.code).toBe(1);
    expect(JSON.stringify(wrong)).not.toContain('another-secret-of-a-test');
  });

  it('goes on after it was killed, and compares every file', async () => {
    await killHalfWay();
    const { code, facts } = await installed.suchi(['storage', 'move', '--to', 's3'], bucket);
    expect({ code, facts }).toMatchObject({ code: 0, facts: { files: count, deleted: 0 } });
    expect(facts['copied']).toBeLessThan(count);
    const again = await installed.suchi(['storage', 'move', '--to', 's3'], bucket);
    expect(again.facts).toMatchObject({ files: count, copied: 0 });
    expect(readdirSync(installed.uploads)).toHaveLength(count);
  });

  it('deletes the source only when it is not used any more', async () => {
    const move = ['storage', 'move', '--to', 's3', '--delete-source'];
    expect((await installed.suchi(move, bucket)).code).toBe(4);
    const before = hashes();
    expect((await installed.suchi(move, onS3)).facts).toMatchObject({ files: count, deleted: count });
    expect(readdirSync(installed.uploads)).toEqual([]);

    const { facts } = await installed.suchi(['storage', 'move', '--to', 'local'], onS3);
    expect(facts).toMatchObject({ files: count, copied: count });
    expect(hashes()).toEqual(before);
  });
});

describe('a backup of files in a bucket', () => {
  it('is made and restored', async () => {
    const made = await installed.suchi(['backup'], onS3);
    expect({ code: made.code, facts: made.facts }).toMatchObject({ code: 0, facts: { files: count } });
    const before = hashes();
    const empty = await createBucket(s3.url, 'restored');
    const restored = await installed.suchi(['restore', String(made.facts['id']), '--yes'], empty);
    expect([restored.code, restored.error]).toEqual([0, undefined]);

    for (const [name = ''] of before) rmSync(join(installed.uploads, name));
    const { facts } = await installed.suchi(['storage', 'move', '--to', 'local'], empty);
    expect(facts).toMatchObject({ files: count, copied: count });
    expect(hashes()).toEqual(before);
  });
});

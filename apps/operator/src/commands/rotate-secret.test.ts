import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/env.ts';
import { rotateSecret } from './rotate-secret.ts';

const oldSecret = 'o'.repeat(40);
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suchi-secret-'));
  file = join(folder, 'suchi.env');
  writeFileSync(
    file,
    `# kept\nSUCHI_PUBLIC_URL=https://suchi.test\nSUCHI_SECRET=${oldSecret}\nSUCHI_DATABASE_URL=postgres://a/b
SUCHI_REDIS_URL=redis://a\nSUCHI_SMTP_URL=smtp://a\n`,
    { mode: 0o644 },
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const rotate = (options = {}, source = {}) =>
  rotateSecret.run({
    words: [],
    options,
    settings: readSettings(file, source),
    environment: {},
    step: () => {},
    ask: async () => null,
    askSecret: async () => null,
  });
const read = () => parseEnv(readFileSync(file, 'utf8'));

describe('suchi rotate-secret', () => {
  it('keeps the old secret, the other lines, and the file from other users', async () => {
    const outcome = await rotate();
    const { SUCHI_SECRET: secret = '', SUCHI_SECRET_PREVIOUS: previous } = read();
    expect(secret).toHaveLength(64);
    expect(previous).toBe(oldSecret);
    expect(readFileSync(file, 'utf8')).toContain('# kept\nSUCHI_PUBLIC_URL=https://suchi.test\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it('is finished a day later, and not begun a second time before', async () => {
    await rotate();
    const { SUCHI_SECRET: secret } = read();
    await expect(rotate()).rejects.toThrow('The last change is not finished');
    await rotate({ finish: true });
    expect(read()).toMatchObject({ SUCHI_SECRET: secret });
    expect(read()).not.toHaveProperty('SUCHI_SECRET_PREVIOUS');
  });

  it('drops a secret that leaked at once', async () => {
    await rotate({ leaked: true });
    expect(readFileSync(file, 'utf8')).not.toContain(oldSecret);
  });

  it('refuses where the secret is not in the file', async () => {
    await expect(rotate({}, { SUCHI_SECRET: oldSecret })).rejects.toThrow('does not come from a file');
    expect(read()).toMatchObject({ SUCHI_SECRET: oldSecret });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { secretNames, withSecretFiles } from './secret-files.ts';

// Not TypeScript, because the engine reads it.
const { default: engineConfig } = (await import(
  new URL('../../../../engine.config.js', import.meta.url).href
)) as { default: (variables: Record<string, string>) => object };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suchi-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function secretFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('secrets in files', () => {
  it.each(secretNames)('%s is read without the line end, and its file is not passed on', (name) => {
    const file = secretFile('secret', 'marigold and jasmine\n');
    expect(withSecretFiles({ [`${name}_FILE`]: file, PATH: '/bin' })).toEqual({
      [name]: 'marigold and jasmine',
      PATH: '/bin',
    });
  });

  it('are not set when the file is empty', () => {
    const file = secretFile('empty', '\n');
    expect(withSecretFiles({ SUCHI_SECRET_PREVIOUS_FILE: file }).SUCHI_SECRET_PREVIOUS).toBeUndefined();
  });

  it('are refused when the variable is set too', () => {
    const both = { SUCHI_SECRET: 'hidden-1', SUCHI_SECRET_FILE: secretFile('other', 'hidden-2') };
    expect(() => withSecretFiles(both)).toThrow(
      'SUCHI_SECRET and SUCHI_SECRET_FILE are both set. Remove one of them.',
    );
  });

  it('name the variable, not the path, when the file is missing', () => {
    expect(() => withSecretFiles({ SUCHI_SMTP_URL_FILE: join(folder, 'nowhere') })).toThrow(
      /^The file that SUCHI_SMTP_URL_FILE names cannot be read \(ENOENT\)\.$/,
    );
  });

  it('serve our processes and the engine as variables do', () => {
    const secret = 'a-secret-of-more-than-thirty-two-characters';
    const variables = {
      SUCHI_PUBLIC_URL: 'https://suchi.example.org',
      SUCHI_SECRET_FILE: secretFile('main', `${secret}\n`),
      SUCHI_DATABASE_URL_FILE: secretFile('database', 'postgres://localhost/suchi'),
      SUCHI_REDIS_URL: 'redis://localhost',
      SUCHI_SMTP_URL_FILE: secretFile('smtp', 'smtp://localhost'),
    };
    expect(readEnv(variables)).toMatchObject({
      secret,
      databaseUrl: 'postgres://localhost/suchi',
      smtpUrl: 'smtp://localhost',
    });
    expect(engineConfig(variables)).toMatchObject({
      SECRET: secret,
      DB_CONNECTION_STRING: expect.stringContaining('postgres://localhost/suchi?'),
    });
  });
});

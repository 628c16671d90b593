import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';

const required = {
  SUCHI_PUBLIC_URL: 'https://suchi.test',
  SUCHI_SECRET: 'x'.repeat(32),
  SUCHI_DATABASE_URL: 'postgres://suchi:hidden@127.0.0.1/suchi',
  SUCHI_REDIS_URL: 'redis://127.0.0.1',
  SUCHI_SMTP_URL: 'smtp://127.0.0.1',
  SUCHI_UPLOADS: '/srv/uploads',
};
const backup = { SUCHI_BACKUP_REPOSITORY: '/srv/backups', SUCHI_BACKUP_PASSPHRASE: 'p'.repeat(16) };

describe('the settings of a command', () => {
  it('are those of the server', () => {
    expect(readSettings(undefined, required)).toMatchObject({ uploads: '/srv/uploads' });
    expect(() => readSettings(undefined, { ...required, SUCHI_SECRET: 'short' })).toThrow('SUCHI_SECRET');
  });

  it('read secrets from files, and pass values on to the programs they start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'suchi-settings-'));
    const secret = 's'.repeat(40);
    writeFileSync(join(folder, 'secret'), secret);
    writeFileSync(join(folder, 'passphrase'), 'q'.repeat(20));
    const { SUCHI_SECRET: _, ...others } = required;
    const settings = readSettings(null, {
      ...others,
      SUCHI_SECRET_FILE: join(folder, 'secret'),
      SUCHI_BACKUP_REPOSITORY: '/srv/backups',
      SUCHI_BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase'),
    });
    rmSync(folder, { recursive: true });
    expect(settings.requireBackup().passphrase).toBe('q'.repeat(20));
    expect(settings.variables['SUCHI_SECRET']).toBe(secret);
    expect(settings.variables).not.toHaveProperty('SUCHI_SECRET_FILE');
    expect(settings.file).toBeNull();
  });

  it('keep fourteen backups beside the uploads unless told otherwise', () => {
    const settings = readSettings(undefined, { ...required, ...backup }).requireBackup();
    expect(settings).toMatchObject({ keep: 14, scratch: '/srv/uploads-scratch' });
  });

  it.each([
    ['SUCHI_BACKUP_REPOSITORY', ''],
    ['SUCHI_BACKUP_PASSPHRASE', 'too-short'],
    ['SUCHI_BACKUP_KEEP', '0'],
  ])('name %s when it is %j, and not its value', (name, value) => {
    const settings = readSettings(undefined, { ...required, ...backup, [name]: value });
    expect(() => settings.requireBackup()).toThrow(`Backups are not set up: ${name}.`);
  });
});

import type { OfficeSettings } from '@suchi/contracts/settings';
import type { Knex } from 'knex';
import { codedError } from '../../platform/coded-error.ts';
import {
  type EditionRow,
  findLastChange,
  type LastChangeRow,
  readEditionRow,
  readSettingsRow,
} from '../office-repository.ts';

export interface SettingsFacts {
  settings: OfficeSettings;
  edition: EditionRow | null;
  lastChange: LastChangeRow | null;
}

export async function requireSettings(db: Knex): Promise<OfficeSettings> {
  const settings = await readSettingsRow(db);
  // Installing creates the row; without it nothing else works either.
  if (!settings) throw codedError('INTERNAL_SERVER_ERROR');
  return settings;
}

export async function readSettings({ db }: { db: Knex }): Promise<SettingsFacts> {
  const settings = await requireSettings(db);
  const edition = await readEditionRow(db);
  return { settings, edition, lastChange: await findLastChange(db, edition?.id ?? null) };
}

import type { OfficeSettings } from '@suchi/contracts/settings';
import type { Knex } from 'knex';
import { readAssociation } from '../../platform/association.ts';
import {
  type EditionRow,
  findLastChange,
  type LastChangeRow,
  readEditionRow,
  settingColumns,
} from '../office-repository.ts';

export interface SettingsFacts {
  settings: OfficeSettings;
  /** The name of its file. */
  logo: string | null;
  edition: EditionRow | null;
  lastChange: LastChangeRow | null;
}

export async function requireSettings(db: Knex): Promise<OfficeSettings> {
  return readAssociation(db, ...settingColumns);
}

export async function readSettings({ db }: { db: Knex }): Promise<SettingsFacts> {
  const settings = await requireSettings(db);
  const edition = await readEditionRow(db);
  const { association_logo: logo } = await readAssociation(db, 'association_logo');
  return { settings, logo, edition, lastChange: await findLastChange(db, edition?.id ?? null) };
}

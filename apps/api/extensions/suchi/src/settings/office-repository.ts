import {
  officeEdition,
  type OfficeEdition,
  officeSettings,
  type OfficeSettings,
} from '@suchi/contracts/settings';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';

export type EditionRow = OfficeEdition & { id: number; year: number };

export const settingColumns = Object.keys(officeSettings.shape) as (keyof OfficeSettings)[];
const editionColumns = ['id', 'year', ...Object.keys(officeEdition.shape)];

/** As JSON, in which a day is a text and not an instant. */
export async function readEditionRow(db: Knex): Promise<EditionRow | null> {
  const row = await db
    .from(db('edition').where({ is_current: true }).select(editionColumns).as('r'))
    .first<{ row: EditionRow } | undefined>(db.raw('to_jsonb(r) as row'));
  return row?.row ?? null;
}

export type LastChangeRow = Row<'audit_log', 'date_created'> &
  Row<'directus_users', 'first_name' | 'last_name'>;

export async function findLastChange(db: Knex, editionId: number | null): Promise<LastChangeRow | null> {
  const subjects = [['admin_setting', '1'], ...(editionId === null ? [] : [['edition', String(editionId)]])];
  const row = await db('audit_log as a')
    .leftJoin('directus_users as u', 'u.id', 'a.actor')
    .whereIn(['a.subject_collection', 'a.subject_id'], subjects)
    .orderBy('a.id', 'desc')
    .first<LastChangeRow | undefined>('a.date_created', 'u.first_name', 'u.last_name');
  return row ?? null;
}

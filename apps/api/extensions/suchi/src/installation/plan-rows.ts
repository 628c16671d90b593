import { isDeepStrictEqual } from 'node:util';
import { normaliseEmail } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { mediaFolderIds } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { operatorRoleId } from '../../../../access/index.ts';
import { engineSettings } from '../../../../access/settings.ts';
import { firstEdition } from '../../../../seed/first-edition.ts';
import { changeAssociation, readAssociation } from '../platform/association.ts';
import { elevate } from '../platform/elevate.ts';
import type { Env } from '../platform/env.ts';
import type { EngineContext } from '../platform/platform.ts';
import { type Change, InstallationRefused } from './change.ts';

export async function planSettings(database: Knex): Promise<Change[]> {
  const existing: unknown = await database('directus_settings').first(Object.keys(engineSettings));
  if (isDeepStrictEqual({ ...(existing as object) }, { ...engineSettings })) return [];
  return [
    {
      what: `${existing ? 'change' : 'create'} the engine settings`,
      apply: async () => {
        const table = database('directus_settings');
        await (existing ? table.update(engineSettings) : table.insert(engineSettings));
      },
    },
  ];
}

const folders = [
  { id: mediaFolderIds.photos, name: 'Photos', parent: null },
  { id: mediaFolderIds.videos, name: 'Videos', parent: null },
  { id: mediaFolderIds.grievances, name: 'Pictures of grievances', parent: null },
];

/** Access to a file depends on its folder. */
export async function planFolders(database: Knex): Promise<Change[]> {
  const changes: Change[] = [];
  for (const folder of folders) {
    const existing: unknown = await database('directus_folders')
      .where({ id: folder.id })
      .first(Object.keys(folder));
    if (existing && isDeepStrictEqual({ ...existing }, folder)) continue;
    changes.push({
      what: `${existing ? 'change' : 'create'} the folder ${folder.name}`,
      apply: async () => void (await database('directus_folders').insert(folder).onConflict('id').merge()),
    });
  }
  return changes;
}

const firstRows = {
  admin_setting: () => ({ id: 1, admin_second_factor: true }),
  edition: () => firstEdition(todayInIndia(new Date())),
};

/** Rows that must exist. Admins change their content. */
export async function planFirstRows(database: Knex): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [table, makeRow] of Object.entries(firstRows)) {
    const existing: unknown = await database(table).first('id');
    if (existing) continue;
    changes.push({
      what: `create the first row of ${table}`,
      apply: async () => void (await database(table).insert(makeRow())),
    });
  }
  return changes;
}

/** From SUCHI_ASSOCIATION, which `suchi install` asks for. A name that is there is not changed. */
export async function planAssociationName(database: Knex, env: Env): Promise<Change[]> {
  const name = env.associationAtFirst;
  if (!name || (await readAssociation(database, 'association_name')).association_name !== null) return [];
  return [
    { what: 'name the association', apply: () => changeAssociation(database, { association_name: name }) },
  ];
}

/** The first operator, from SUCHI_OPERATOR_EMAIL and SUCHI_OPERATOR_PASSWORD. An existing operator is not changed. */
export async function planOperator(context: EngineContext, { operator }: Env): Promise<Change[]> {
  if (!operator) return [];
  const existing: unknown = await context
    .database('directus_users')
    .where({ role: operatorRoleId })
    .first('id');
  if (existing) return [];
  return [
    {
      what: 'create the operator account',
      apply: async () => {
        await createOperator(context, operator);
      },
    },
  ];
}

async function createOperator(
  { database, services, getSchema }: EngineContext,
  operator: NonNullable<Env['operator']>,
): Promise<string> {
  const options = elevate('the account of an operator cannot be made by another one', {
    knex: database,
    schema: await getSchema(),
  });
  const account = { ...operator, role: operatorRoleId, status: 'active' };
  return new services.UsersService(options).createOne(account);
}

/** Makes another operator beside those that there are, and returns the id. */
export async function makeOperator(context: EngineContext, { operator }: Env): Promise<string> {
  if (!operator)
    throw new InstallationRefused('SUCHI_OPERATOR_EMAIL and SUCHI_OPERATOR_PASSWORD are not set.');
  const email = normaliseEmail(operator.email);
  const taken: unknown = await context
    .database('directus_users')
    .whereRaw('lower(email) = ?', [email])
    .first('id');
  if (taken) throw new InstallationRefused('There is an account with this address already.');
  return createOperator(context, { ...operator, email });
}

import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { PermissionDefinition, PolicyDefinition, RoleDefinition } from '../../../../access/access.ts';
import { policies, roles } from '../../../../access/index.ts';
import type { Change } from './change.ts';

interface PermissionRow {
  id: number;
  collection: string;
  action: string;
  permissions: unknown;
  validation: unknown;
  presets: unknown;
  fields: string | null;
}

/** Exactly the declared roles, policies and permissions. */
export async function planAccess(database: Knex): Promise<Change[]> {
  const changes: Change[] = [];
  for (const policy of policies) {
    changes.push(...(await planRow(database, 'directus_policies', policyRow(policy))));
    changes.push(...(await planPermissions(database, policy)));
  }
  for (const role of roles) {
    changes.push(...(await planRow(database, 'directus_roles', roleRow(role))));
    changes.push(...(await planRolePolicies(database, role)));
  }
  return changes;
}

/** New roles and rights. A right that changes is there twice for a while: the old one, and the new one. */
export async function planGrants(database: Knex): Promise<Change[]> {
  return (await planAccess(database)).filter(({ isAddition }) => isAddition);
}

const policyRow = ({ id, name, icon, description, isUnlimited }: PolicyDefinition) => ({
  id,
  name,
  icon,
  description,
  admin_access: isUnlimited,
  app_access: isUnlimited,
  enforce_tfa: false,
  ip_access: null,
});

const roleRow = ({ id, name, icon, description }: RoleDefinition) => ({
  id,
  name,
  icon,
  description,
  parent: null,
});

async function planRow(
  database: Knex,
  table: string,
  wanted: { id: string; name: string },
): Promise<Change[]> {
  const existing: unknown = await database(table).where({ id: wanted.id }).first(Object.keys(wanted));
  if (existing === undefined) {
    return [
      {
        what: `create ${table} ${wanted.name}`,
        apply: async () => void (await database(table).insert(wanted)),
        isAddition: true,
      },
    ];
  }
  if (isDeepStrictEqual({ ...(existing as object) }, wanted)) return [];
  return [
    {
      what: `change ${table} ${wanted.name}`,
      apply: async () => void (await database(table).where({ id: wanted.id }).update(wanted)),
    },
  ];
}

async function planRolePolicies(database: Knex, role: RoleDefinition): Promise<Change[]> {
  const attached = await database<{ id: string; role: string; policy: string }>('directus_access').where({
    role: role.id,
  });
  if (attached.length === 1 && attached[0]?.policy === role.policyId) return [];
  return [
    {
      what: `attach the policy of role ${role.name}`,
      isAddition: attached.length === 0,
      apply: async () => {
        await database('directus_access').where({ role: role.id }).delete();
        // Uses the role's id, so that every database gets the same rows.
        await database('directus_access').insert({
          id: role.id,
          role: role.id,
          policy: role.policyId,
          sort: 1,
        });
      },
    },
  ];
}

async function planPermissions(database: Knex, policy: PolicyDefinition): Promise<Change[]> {
  const rows = await database<PermissionRow & { policy: string }>('directus_permissions').where({
    policy: policy.id,
  });
  const existing = rows.map((row) => ({ id: row.id, content: contentOf(row) }));
  const wanted = policy.permissions.map(permissionContent);

  const surplus = existing.filter(
    ({ content }) => !wanted.some((permission) => isDeepStrictEqual(permission, content)),
  );
  const missing = wanted.filter(
    (permission) => !existing.some(({ content }) => isDeepStrictEqual(permission, content)),
  );

  return [
    ...surplus.map(({ id, content }) => ({
      what: `revoke ${policy.name}: ${content.action} ${content.collection}`,
      apply: async () => void (await database('directus_permissions').where({ id }).delete()),
    })),
    ...missing.map((permission) => ({
      what: `grant ${policy.name}: ${permission.action} ${permission.collection}`,
      isAddition: true,
      apply: async () => {
        await database('directus_permissions').insert({
          ...permission,
          permissions: JSON.stringify(permission.permissions),
          validation: permission.validation === null ? null : JSON.stringify(permission.validation),
          policy: policy.id,
        });
      },
    })),
  ];
}

function permissionContent(permission: PermissionDefinition) {
  return {
    collection: permission.collection,
    action: permission.action as string,
    permissions: permission.rows as unknown,
    validation: (permission.validation ?? null) as unknown,
    presets: null as unknown,
    fields: permission.fields.join(',') as string | null,
  };
}

function contentOf({ collection, action, permissions, validation, presets, fields }: PermissionRow) {
  return { collection, action, permissions, validation, presets, fields };
}

/** What a policy allows in one collection. Everything else is denied. */
export interface PermissionDefinition {
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  /** Which rows; an empty object means all. */
  rows: Record<string, unknown>;
  /** Each field by name, so that a new field is denied until it is added here. */
  fields: readonly string[];
  /** What a written row must satisfy. */
  validation?: Record<string, unknown>;
}

export interface PolicyDefinition {
  id: string;
  name: string;
  icon: string;
  description: string;
  /** All rights; only for the operator's policy. */
  isUnlimited: boolean;
  permissions: PermissionDefinition[];
}

export interface RoleDefinition {
  id: string;
  name: string;
  icon: string;
  description: string;
  policyId: string;
}

const me = { _eq: '$CURRENT_USER' };

/** The caller's own account. */
export const ownAccount = { id: me };

/** The rows whose field is the caller; a dotted path follows a relation. */
export function own(path: string): Record<string, unknown> {
  return path.split('.').reduceRight<Record<string, unknown>>((inner, step) => ({ [step]: inner }), me);
}

const everyRow = {};

export function read(
  collection: string,
  fields: readonly string[],
  rows: Record<string, unknown> = everyRow,
): PermissionDefinition {
  return { collection, action: 'read', rows, fields };
}

export function create(
  collection: string,
  fields: readonly string[],
  validation?: Record<string, unknown>,
): PermissionDefinition {
  return { collection, action: 'create', rows: everyRow, fields, ...(validation ? { validation } : {}) };
}

export function update(
  collection: string,
  fields: readonly string[],
  rows: Record<string, unknown> = everyRow,
): PermissionDefinition {
  return { collection, action: 'update', rows, fields };
}

export function remove(collection: string, rows: Record<string, unknown> = everyRow): PermissionDefinition {
  return { collection, action: 'delete', rows, fields: ['*'] };
}

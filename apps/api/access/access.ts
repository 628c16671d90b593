/** What a policy lets its people do with one collection. Whatever is not declared is denied. */
export interface PermissionDefinition {
  collection: string;
  action: 'create' | 'read' | 'update' | 'delete';
  /** Which rows; an empty object is all of them. */
  rows: Record<string, unknown>;
  /** Which fields, one by one: a field added later is denied until somebody decides otherwise. */
  fields: readonly string[];
  /** What a written row must satisfy. */
  validation?: Record<string, unknown>;
}

export interface PolicyDefinition {
  id: string;
  name: string;
  icon: string;
  description: string;
  /** Every right there is; only the operator's policy. */
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

/** The rows that are the caller's own account. */
export const ownAccount = { id: me };

/** The rows whose field says that they are the caller's; a dotted path goes through a relation. */
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

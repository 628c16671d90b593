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

/** The rows that are the caller's own account. */
export const ownAccount = { id: { _eq: '$CURRENT_USER' } };

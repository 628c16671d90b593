import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';

export interface ElevatedOptions {
  knex: Knex;
  schema: SchemaOverview;
  accountability: null;
}

/**
 * Uses an engine service beyond the caller's rights. This and `elevateToAdmin` are the only ways: search for their
 * names to find every use and its reason.
 */
export function elevate(_reason: string, scope: { knex: Knex; schema: SchemaOverview }): ElevatedOptions {
  return { knex: scope.knex, schema: scope.schema, accountability: null };
}

/** For engine features that need an administrator. */
export function elevateToAdmin<Given extends object>(
  _reason: string,
  accountability: Given,
): Given & { admin: true } {
  return { ...accountability, admin: true };
}

import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';

/** What the engine's services take when they act without the caller's own rights. */
export interface ElevatedOptions {
  knex: Knex;
  schema: SchemaOverview;
  accountability: null;
}

/**
 * Uses an engine service beyond the caller's rights. This and `elevateToAdmin` are the only ways: search for their
 * names to see every place, each with its reason.
 */
export function elevate(_reason: string, scope: { knex: Knex; schema: SchemaOverview }): ElevatedOptions {
  return { knex: scope.knex, schema: scope.schema, accountability: null };
}

/** The same for what the engine does for an administrator only. */
export function elevateToAdmin<Given extends object>(
  _reason: string,
  accountability: Given,
): Given & { admin: true } {
  return { ...accountability, admin: true };
}

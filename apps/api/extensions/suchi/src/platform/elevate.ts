import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';

/** What the engine's services take when they act without the caller's own rights. */
export interface ElevatedOptions {
  knex: Knex;
  schema: SchemaOverview;
  accountability: null;
}

/**
 * The one way to use an engine service beyond the caller's rights. Search for its name to see every place
 * that does; the reason stands at the call.
 */
export function elevate(_reason: string, scope: { knex: Knex; schema: SchemaOverview }): ElevatedOptions {
  return { knex: scope.knex, schema: scope.schema, accountability: null };
}

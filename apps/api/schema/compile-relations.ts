import type { CollectionDefinition } from './collection.ts';

/** An alias that lists rows through the foreign key `collection.field`. */
interface Listing {
  alias: string;
  /** For a junction: the field that points to the other side. */
  junctionField: string | null;
}

/** The parts of the engine's relation that we read. */
export interface ExistingRelation {
  collection: string;
  field: string;
  schema?: { constraint_name?: string | null } | null;
}

/**
 * The engine's relations: one for each foreign key, with the alias that lists it from the other side.
 * Constraint names are left as they are, because the engine shortens long ones.
 */
export function compileRelations(schema: CollectionDefinition[], current: ExistingRelation[]) {
  const names = new Map(
    current.map((relation) => [`${relation.collection}.${relation.field}`, relation.schema?.constraint_name]),
  );
  const listings = collectListings(schema);
  const junctions = collectJunctions(schema);
  return schema.flatMap(({ collection, fields }) =>
    Object.entries(fields).flatMap(([field, { relation }]) => {
      if (relation?.kind !== 'points_to') return [];
      const place = `${collection}.${field}`;
      const listing = listings.get(place);
      return [
        {
          collection,
          field,
          related_collection: relation.collection,
          meta: {
            junction_field: listing?.junctionField ?? junctions.get(place) ?? null,
            many_collection: collection,
            many_field: field,
            one_allowed_collections: null,
            one_collection: relation.collection,
            one_collection_field: null,
            one_deselect_action: 'nullify',
            one_field: listing?.alias ?? null,
            sort_field: null,
          },
          schema: {
            table: collection,
            column: field,
            foreign_key_table: relation.collection,
            foreign_key_column: 'id',
            constraint_name: names.get(place) ?? `${collection}_${field}_foreign`,
            on_update: 'NO ACTION',
            on_delete: relation.onDelete,
          },
        },
      ];
    }),
  );
}

function collectListings(schema: CollectionDefinition[]): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const { fields } of schema) {
    for (const [alias, { relation }] of Object.entries(fields)) {
      if (relation?.kind === 'lists_many') {
        listings.set(`${relation.collection}.${relation.field}`, { alias, junctionField: null });
      } else if (relation?.kind === 'lists_through') {
        listings.set(`${relation.junction}.${relation.here}`, { alias, junctionField: relation.there });
      }
    }
  }
  return listings;
}

function collectJunctions(schema: CollectionDefinition[]): Map<string, string> {
  const pairs = schema.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ relation }): [string, string][] =>
      relation?.kind === 'lists_through' ? [[`${relation.junction}.${relation.there}`, relation.here]] : [],
    ),
  );
  return new Map(pairs);
}

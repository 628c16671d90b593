import type { CollectionDefinition } from './collection.ts';
import { compileRelations, type ExistingRelation } from './compile-relations.ts';
import type { FieldDefinition } from './field.ts';

/** The engine's format for schemas in its snapshot and diff services. */
export interface Snapshot {
  version: number;
  directus: string;
  vendor: string;
  collections: { collection: string }[];
  fields: { collection: string; field: string; schema?: { is_indexed?: boolean } | null }[];
  systemFields: unknown[];
  relations: ExistingRelation[];
}

/**
 * Turns our declarations into the engine's own snapshot form, every default written out. Indexes are not part of
 * it: they are rules of the database (see `collection.ts`), so what the engine believes of them is left as it is.
 * Collections that no declaration names stay as they are, unless they are to be dropped.
 */
export function compileSnapshot(
  schema: CollectionDefinition[],
  current: Snapshot,
  dropped: ReadonlySet<string>,
): Snapshot {
  const { version, directus, vendor, systemFields } = current;
  const own = schema.filter(({ isSystem }) => !isSystem);
  const declared = new Set(schema.map(({ collection }) => collection));
  const kept = <Entry extends { collection: string }>(entries: Entry[]) =>
    entries.filter(({ collection }) => !declared.has(collection) && !dropped.has(collection));
  const indexed = new Set(
    current.fields
      .filter((entry) => entry.schema?.is_indexed)
      .map((entry) => `${entry.collection}.${entry.field}`),
  );
  return {
    version,
    directus,
    vendor,
    systemFields,
    collections: [...own.map(compileCollection), ...kept(current.collections)],
    fields: [
      ...schema.flatMap(({ collection, fields }) =>
        Object.entries(fields).map(([field, definition], index) =>
          compileField(
            { collection, field, sort: index + 1, isIndexed: indexed.has(`${collection}.${field}`) },
            definition,
          ),
        ),
      ),
      ...kept(current.fields),
    ],
    relations: [...compileRelations(schema, current.relations), ...kept(current.relations)],
  };
}

function compileCollection(definition: CollectionDefinition) {
  const { collection, icon, note, isSingleton, isHidden } = definition;
  return {
    collection,
    meta: {
      accountability: 'all',
      archive_app_filter: true,
      archive_field: null,
      archive_value: null,
      collapse: 'open',
      collection,
      color: null,
      display_template: null,
      group: null,
      hidden: isHidden,
      icon,
      item_duplication_fields: null,
      note,
      preview_url: null,
      singleton: isSingleton,
      sort: null,
      sort_field: null,
      translations: null,
      unarchive_value: null,
      versioning: false,
    },
    schema: { name: collection },
  };
}

interface FieldPlace {
  collection: string;
  field: string;
  sort: number;
  isIndexed: boolean;
}

function compileField(place: FieldPlace, definition: FieldDefinition) {
  const { collection, field, sort } = place;
  return {
    collection,
    field,
    type: definition.type,
    meta: {
      collection,
      conditions: null,
      display: null,
      display_options: null,
      field,
      group: null,
      hidden: definition.isHidden,
      interface: definition.interface,
      note: definition.note,
      options: definition.options,
      readonly: definition.isReadonly,
      required: definition.isRequired,
      searchable: true,
      sort,
      special: definition.special,
      translations: null,
      validation: null,
      validation_message: null,
      width: 'full',
    },
    ...(definition.type === 'alias' ? {} : { schema: compileColumn(place, definition) }),
  };
}

function compileColumn({ collection, field, isIndexed }: FieldPlace, definition: FieldDefinition) {
  const target = definition.relation?.kind === 'points_to' ? definition.relation.collection : null;
  return {
    name: field,
    table: collection,
    data_type: definition.dataType,
    default_value: definition.hasAutoIncrement
      ? `nextval('${collection}_${field}_seq'::regclass)`
      : definition.defaultValue,
    max_length: definition.maxLength,
    numeric_precision: definition.numericPrecision,
    numeric_scale: definition.numericScale,
    is_nullable: definition.isNullable,
    is_unique: definition.isUnique,
    is_indexed: isIndexed,
    is_primary_key: definition.isPrimaryKey,
    is_generated: false,
    generation_expression: null,
    has_auto_increment: definition.hasAutoIncrement,
    foreign_key_table: target,
    foreign_key_column: target === null ? null : 'id',
  };
}

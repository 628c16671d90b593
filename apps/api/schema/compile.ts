import type { CollectionDefinition } from './collection.ts';
import type { FieldDefinition } from './field.ts';

/** The engine's picture of a schema, as its snapshot and diff services exchange it. */
export interface Snapshot {
  version: number;
  directus: string;
  vendor: string;
  collections: { collection: string }[];
  fields: { collection: string; field: string; schema?: { is_indexed?: boolean } | null }[];
  systemFields: unknown[];
  relations: unknown[];
}

/**
 * Turns our declarations into the engine's own snapshot form, every default written out. Indexes are not part of
 * it: they are rules of the database (see `collection.ts`), so what the engine believes of them is left as it is.
 */
export function compileSnapshot(schema: CollectionDefinition[], current: Snapshot): Snapshot {
  const { version, directus, vendor, systemFields } = current;
  const own = schema.filter(({ isSystem }) => !isSystem);
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
    collections: own.map(compileCollection),
    fields: schema.flatMap(({ collection, fields }) =>
      Object.entries(fields).map(([field, definition], index) =>
        compileField(
          { collection, field, sort: index + 1, isIndexed: indexed.has(`${collection}.${field}`) },
          definition,
        ),
      ),
    ),
    relations: [],
  };
}

function compileCollection(definition: CollectionDefinition) {
  const { collection, icon, note, isSingleton } = definition;
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
      hidden: false,
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
    schema: compileColumn(place, definition),
  };
}

function compileColumn({ collection, field, isIndexed }: FieldPlace, definition: FieldDefinition) {
  const isInteger = definition.dataType === 'integer';
  return {
    name: field,
    table: collection,
    data_type: definition.dataType,
    default_value: definition.defaultValue,
    max_length: definition.maxLength,
    numeric_precision: isInteger ? 32 : null,
    numeric_scale: isInteger ? 0 : null,
    is_nullable: definition.isNullable,
    is_unique: definition.isUnique,
    is_indexed: isIndexed,
    is_primary_key: definition.isPrimaryKey,
    is_generated: false,
    generation_expression: null,
    has_auto_increment: false,
    foreign_key_table: null,
    foreign_key_column: null,
  };
}

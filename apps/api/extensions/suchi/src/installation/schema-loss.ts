/** The parts of the engine's diff that we read. */
export interface SnapshotDiff {
  collections: { collection: string; diff: Difference[] }[];
  fields: { collection: string; field: string; diff: Difference[] }[];
  relations: { collection: string; field: string; diff: Difference[] }[];
  systemFields: unknown[];
}

export interface Difference {
  /** New, deleted, edited, or a changed array. */
  kind: 'N' | 'D' | 'E' | 'A';
  path?: string[];
  lhs?: unknown;
  rhs?: unknown;
}

/** A schema change that deletes data, or that existing rows may not fit. */
export interface Loss {
  kind: 'drop' | 'narrow';
  /** A collection, or `collection.field`. */
  name: string;
  why: string;
}

/** An alias has no column, so dropping it loses nothing. */
export function findLosses(diff: SnapshotDiff): Loss[] {
  return [
    ...diff.collections.filter(isDropped).map(({ collection }): Loss => {
      return { kind: 'drop', name: collection, why: 'the collection is no longer declared' };
    }),
    ...diff.fields.flatMap((entry): Loss[] => {
      const name = nameOf(entry);
      if (isDropped(entry))
        return isAlias(entry.diff[0]?.lhs)
          ? []
          : [{ kind: 'drop', name, why: 'the field is no longer declared' }];
      const reasons = entry.diff.map(describeNarrowing).filter((reason) => reason !== null);
      return reasons.length > 0 ? [{ kind: 'narrow', name, why: reasons.join(', ') }] : [];
    }),
  ];
}

/** Splits a diff by whether it can lose data. A relation goes with its field. */
export function splitDiff(diff: SnapshotDiff): { safe: SnapshotDiff; losing: SnapshotDiff } {
  const names = new Set(findLosses(diff).map(({ name }) => name));
  const pick = (isLosing: boolean): SnapshotDiff => ({
    collections: diff.collections.filter(({ collection }) => names.has(collection) === isLosing),
    fields: diff.fields.filter((entry) => names.has(nameOf(entry)) === isLosing),
    relations: diff.relations.filter((entry) => names.has(nameOf(entry)) === isLosing),
    systemFields: isLosing ? [] : diff.systemFields,
  });
  return { safe: pick(false), losing: pick(true) };
}

/** The changes that the release before does not notice, in parts. */
export function listExpansions(diff: SnapshotDiff): SnapshotDiff[] {
  const { safe } = splitDiff(diff);
  return listParts({
    collections: safe.collections.filter((entry) => !isDropped(entry)),
    fields: safe.fields.filter((entry) => !isDropped(entry)),
    relations: safe.relations.filter((entry) => !isDropped(entry)),
    systemFields: safe.systemFields,
  });
}

/**
 * Parts that can be made one after the other, so that no table is locked for longer than one of them. Collections are
 * one part: nobody uses the new ones yet, or the dropped ones any more.
 */
export function listParts({ collections, fields, relations, systemFields }: SnapshotDiff): SnapshotDiff[] {
  const nothing: SnapshotDiff = { collections: [], fields: [], relations: [], systemFields: [] };
  const names = new Set(collections.map(({ collection }) => collection));
  const isInside = ({ collection }: { collection: string }) => names.has(collection);
  const parts = [
    { ...nothing, collections, fields: fields.filter(isInside), relations: relations.filter(isInside) },
    ...fields
      .filter((entry) => !isInside(entry))
      .map((entry) => ({ ...nothing, fields: [entry], relations: relations.filter(isOf(entry)) })),
    ...relations
      .filter((entry) => !isInside(entry) && !fields.some(isOf(entry)))
      .map((entry) => ({ ...nothing, relations: [entry] })),
    { ...nothing, systemFields },
  ];
  return parts.filter((part) => !isEmptyDiff(part));
}

/** New columns that the release before would leave empty and that must not be: its inserts would fail. */
export function findUnfillable(diff: SnapshotDiff): string[] {
  const created = namesOfNew(diff);
  return diff.fields
    .filter(({ collection, diff: [first] }) => {
      if (created.has(collection) || first?.kind !== 'N' || first.path) return false;
      const { schema } = first.rhs as { schema?: ColumnSchema | null };
      return schema?.is_nullable === false && schema.default_value === null && !schema.has_auto_increment;
    })
    .map(nameOf);
}

interface ColumnSchema {
  is_nullable: boolean;
  default_value: unknown;
  has_auto_increment: boolean;
}

const namesOfNew = ({ collections }: SnapshotDiff) =>
  new Set(
    collections
      .filter(({ diff: [first] }) => first?.kind === 'N' && !first.path)
      .map(({ collection }) => collection),
  );

const isOf =
  (field: { collection: string; field: string }) => (other: { collection: string; field: string }) =>
    nameOf(field) === nameOf(other);

export function isEmptyDiff({ collections, fields, relations, systemFields }: SnapshotDiff): boolean {
  return [collections, fields, relations, systemFields].every((entries) => entries.length === 0);
}

/** Whether a change affects only the Studio: order, note, hidden. */
export function isForStudio({ diff }: { diff: Difference[] }): boolean {
  return diff.every(
    ({ kind, path, rhs }) =>
      kind === 'E' && path?.[0] === 'meta' && path.length === 2 && (rhs === null || typeof rhs !== 'object'),
  );
}

const nameOf = ({ collection, field }: { collection: string; field: string }) => `${collection}.${field}`;

// A deletion with a path removes only a part of the entry, such as a note.
const isDropped = ({ diff }: { diff: Difference[] }) => diff[0]?.kind === 'D' && !diff[0].path;

const isAlias = (field: unknown) =>
  typeof field === 'object' && field !== null && 'type' in field && field.type === 'alias';

/** Type changes that keep every value. */
const wideningTypes = new Set([
  'character varying > text',
  'smallint > integer',
  'smallint > bigint',
  'integer > bigint',
]);

/** Why a changed property may not fit existing rows, or null. */
function describeNarrowing({ path, lhs, rhs }: Difference): string | null {
  const [part, property = ''] = path ?? [];
  const change = `${String(lhs)} to ${String(rhs)}`;
  return part === 'schema' && narrows[property]?.(lhs, rhs) ? `${property} from ${change}` : null;
}

const narrows: Record<string, (before: unknown, after: unknown) => boolean> = {
  data_type: (before, after) => !wideningTypes.has(`${String(before)} > ${String(after)}`),
  max_length: isSmaller,
  numeric_precision: isSmaller,
  numeric_scale: (before, after) => before !== after,
  is_nullable: (_before, after) => after === false,
  is_unique: (_before, after) => after === true,
};

/** No limit is the largest one. */
function isSmaller(before: unknown, after: unknown): boolean {
  if (typeof after !== 'number') return false;
  return typeof before !== 'number' || after < before;
}

/** A readable change of one field; null where it was or is empty. */
export interface FieldChange {
  field: string;
  was: string | null;
  is: string | null;
}

/** Readable values by field. */
export type ReadableFields = Readonly<Record<string, string | null>>;

/** The fields that differ between two states; a missing field counts as empty. */
export function diffFields(before: ReadableFields, after: ReadableFields): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({ field, was: before[field] ?? null, is: after[field] ?? null }))
    .filter(({ was, is }) => was !== is);
}

/** Merges several saves, oldest first: the first and last value of each field, without fields that were reverted. */
export function mergeChanges(saves: readonly (readonly FieldChange[])[]): FieldChange[] {
  const merged = new Map<string, FieldChange>();
  for (const change of saves.flat()) {
    const first = merged.get(change.field) ?? change;
    merged.set(change.field, { field: change.field, was: first.was, is: change.is });
  }
  return [...merged.values()].filter(({ was, is }) => was !== is);
}

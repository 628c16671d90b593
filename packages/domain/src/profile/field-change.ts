/** A change of one field in words a person reads; null where it was or is empty. */
export interface FieldChange {
  field: string;
  was: string | null;
  is: string | null;
}

/** Values by field, as a person reads them. */
export type ReadableFields = Readonly<Record<string, string | null>>;

/** What differs between two states; a field that one of them does not name is empty there. */
export function diffFields(before: ReadableFields, after: ReadableFields): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({ field, was: before[field] ?? null, is: after[field] ?? null }))
    .filter(({ was, is }) => was !== is);
}

/** Several saves, oldest first, as one: what a field was before the first and is after the last; nothing if it came back. */
export function mergeChanges(saves: readonly (readonly FieldChange[])[]): FieldChange[] {
  const merged = new Map<string, FieldChange>();
  for (const change of saves.flat()) {
    const first = merged.get(change.field) ?? change;
    merged.set(change.field, { field: change.field, was: first.was, is: change.is });
  }
  return [...merged.values()].filter(({ was, is }) => was !== is);
}

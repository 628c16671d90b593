const ownColumn = /^\w+$/;
const relationalOperators = new Set(['_some', '_none']);

/** The parts of an engine query that can reach another collection. */
export interface EngineQuery {
  filter?: unknown;
  sort?: unknown;
  deep?: unknown;
  alias?: unknown;
  aggregate?: unknown;
  group?: unknown;
}

/**
 * Whether a query uses only the collection's own columns. The engine checks which fields of a related row may be
 * read, but not which rows. A filter or sort through a relation would reveal hidden profiles; `fields` is safe.
 */
export function isLocalQuery(query: EngineQuery): boolean {
  return (
    isLocalFilter(query.filter) &&
    areOwnColumns(query.sort, /^-?\w+$/) &&
    areOwnColumns(query.group) &&
    isEmpty(query.deep) &&
    Object.values(asRecord(query.alias)).every((name) => areOwnColumns(name)) &&
    Object.values(asRecord(query.aggregate)).every((names) => areOwnColumns(names, /^(\w+|\*)$/))
  );
}

function isLocalFilter(filter: unknown): boolean {
  return Object.entries(asRecord(filter)).every(([key, value]) => {
    if (key === '_and' || key === '_or') return Array.isArray(value) && value.every(isLocalFilter);
    return ownColumn.test(key) && !key.startsWith('_') && isLocalCondition(value);
  });
}

function isLocalCondition(condition: unknown): boolean {
  return Object.keys(asRecord(condition)).every(
    (operator) => operator.startsWith('_') && !relationalOperators.has(operator),
  );
}

function areOwnColumns(names: unknown, pattern = ownColumn): boolean {
  if (names === undefined || names === null) return true;
  const list: unknown[] =
    typeof names === 'string' ? names.split(',') : Array.isArray(names) ? names : [names];
  return list.every((name) => typeof name === 'string' && pattern.test(name));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isEmpty(value: unknown): boolean {
  return Object.keys(asRecord(value)).length === 0;
}

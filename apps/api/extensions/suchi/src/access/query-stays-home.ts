const simpleName = /^\w+$/;
const relationalOperators = new Set(['_some', '_none']);

/** The parts of an engine query through which a question can travel to another collection. */
export interface EngineQuery {
  filter?: unknown;
  sort?: unknown;
  deep?: unknown;
  alias?: unknown;
  aggregate?: unknown;
  group?: unknown;
}

/**
 * Whether a query asks only about the collection's own columns. The engine checks which *fields* of a related row
 * may be read, but not which *rows*: a filter or a sort through a relation answers questions about people whose
 * profile the asker may not see. `fields` may go through relations, because there the rows are checked.
 */
export function queryStaysHome(query: EngineQuery): boolean {
  return (
    filterStaysHome(query.filter) &&
    namesAreSimple(query.sort, /^-?\w+$/) &&
    namesAreSimple(query.group) &&
    isEmpty(query.deep) &&
    Object.values(asRecord(query.alias)).every((name) => namesAreSimple(name)) &&
    Object.values(asRecord(query.aggregate)).every((names) => namesAreSimple(names, /^(\w+|\*)$/))
  );
}

function filterStaysHome(filter: unknown): boolean {
  return Object.entries(asRecord(filter)).every(([key, value]) => {
    if (key === '_and' || key === '_or') return Array.isArray(value) && value.every(filterStaysHome);
    return simpleName.test(key) && !key.startsWith('_') && conditionStaysHome(value);
  });
}

function conditionStaysHome(condition: unknown): boolean {
  return Object.keys(asRecord(condition)).every(
    (operator) => operator.startsWith('_') && !relationalOperators.has(operator),
  );
}

function namesAreSimple(names: unknown, pattern = simpleName): boolean {
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

import * as z from 'zod/mini';
import { isPlainJson } from './plain-json.ts';

const operators = new Set(
  [
    '_eq _neq _lt _lte _gt _gte _in _nin _null _nnull _empty _nempty _between _nbetween',
    '_contains _ncontains _icontains _nicontains _starts_with _nstarts_with _istarts_with _nistarts_with',
    '_ends_with _nends_with _iends_with _niends_with',
  ].flatMap((line) => line.split(' ')),
);
const relationalOperators = new Set(['_some', '_none']);
const maxDepth = 8;
const maxListLength = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isOperand = (value: unknown) =>
  isScalar(value) || (Array.isArray(value) && value.length <= maxListLength && value.every(isScalar));

/** The engine calls methods of a text on what `_icontains` and the like compare with. */
const textOperator = /_(n?i?contains|n?i?(starts|ends)_with)$/;
const isOperandOf = (operator: string, value: unknown) =>
  textOperator.test(operator) ? typeof value === 'string' : isOperand(value);

/** Whether the engine can read a filter: it takes the shape for granted and fails on any other. */
function isFilter(filter: unknown, depth = 0): boolean {
  if (!isRecord(filter) || depth > maxDepth) return false;
  return Object.entries(filter).every(([key, value]) => {
    if (key === '_and' || key === '_or')
      return (
        Array.isArray(value) &&
        value.length <= maxListLength &&
        value.every((part) => isFilter(part, depth + 1))
      );
    if (relationalOperators.has(key)) return isFilter(value, depth + 1);
    if (key.startsWith('_')) return operators.has(key) && isOperandOf(key, value);
    return key !== '' && (isScalar(value) || isFilter(value, depth + 1));
  });
}

/** The texts of a query may be JSON; undefined means invalid JSON. */
function parseJson(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  if (given === '') return {};
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
const json = <Schema extends z.ZodMiniType>(schema: Schema) => z.pipe(z.transform(parseJson), schema);

const names = z.union([z.string(), z.array(z.string())]);
const filter = json(z.custom<Record<string, unknown>>((value) => isFilter(value)));
const deepPart = z.strictObject({
  _filter: z.optional(filter),
  _sort: z.optional(names),
  _fields: z.optional(names),
  _search: z.optional(z.string()),
  _limit: z.optional(z.union([z.string(), z.number()])),
  _offset: z.optional(z.union([z.string(), z.number()])),
  _page: z.optional(z.union([z.string(), z.number()])),
});

function isDeep(deep: unknown, depth = 0): boolean {
  if (!isRecord(deep) || depth > maxDepth) return false;
  const entries = Object.entries(deep);
  const own = Object.fromEntries(entries.filter(([key]) => key.startsWith('_')));
  const nested = entries.filter(([key]) => !key.startsWith('_'));
  return deepPart.safeParse(own).success && nested.every(([, part]) => isDeep(part, depth + 1));
}

/** The parameters that the engine parses for every path, in the only shapes it can read. */
const engineQuery = z.looseObject({
  fields: z.optional(names),
  sort: z.optional(names),
  groupBy: z.optional(names),
  meta: z.optional(names),
  filter: z.optional(filter),
  deep: z.optional(json(z.custom((value) => isDeep(value)))),
  aggregate: z.optional(json(z.record(z.string(), names))),
  alias: z.optional(json(z.record(z.string(), z.string()))),
  search: z.optional(z.string()),
  export: z.optional(z.string()),
  version: z.optional(z.string()),
  limit: z.optional(z.string()),
  offset: z.optional(z.string()),
  page: z.optional(z.string()),
});
export type EngineQueryShape = z.output<typeof engineQuery>;

/** A query as the engine will understand it, or the name of the parameter that it could not read. */
export function readEngineQuery(query: unknown): EngineQueryShape | { malformed: string } {
  const parsed = engineQuery.safeParse(query);
  if (!parsed.success) return { malformed: String(parsed.error.issues[0]?.path[0] ?? 'query') };
  const broken = Object.entries(parsed.data).find(([name, value]) => !isPlainJson([name, value]));
  return broken ? { malformed: 'query' } : parsed.data;
}

import type { EngineQueryShape } from './query-shape.ts';

/** Limits for a query. They do not apply to the operator. */
export interface QueryRules {
  parameters: ReadonlySet<string>;
  maxFields: number;
  /** Fields such as `photos.*`: each is a join over all columns. */
  maxRelationalWildcards: number;
  maxAliases: number;
  maxSorts: number;
  maxConditions: number;
}

const forMembers = ['fields', 'filter', 'sort', 'limit', 'offset', 'page', 'meta'];
const forStaff = [...forMembers, 'search', 'aggregate', 'groupBy', 'alias', 'deep', 'export'];

export const memberRules: QueryRules = {
  parameters: new Set(forMembers),
  maxFields: 100,
  maxRelationalWildcards: 3,
  maxAliases: 0,
  maxSorts: 3,
  maxConditions: 30,
};

export const staffRules: QueryRules = {
  parameters: new Set(forStaff),
  maxFields: 200,
  maxRelationalWildcards: 5,
  maxAliases: 5,
  maxSorts: 5,
  maxConditions: 100,
};

/** At most two relations deep, with a wildcard only at the end: `*.*` would read everything that is connected. */
const fieldPattern = /^(\w+\.){0,2}(\w+|\*)$/;

export function findForbiddenParameter(query: EngineQueryShape, rules: QueryRules): string | null {
  const unknown = Object.keys(query).find((name) => !rules.parameters.has(name));
  if (unknown !== undefined) return unknown;
  const fields = listNames(query.fields);
  const relationalWildcards = fields.filter((field) => field.endsWith('.*'));
  const checks = {
    fields:
      fields.length <= rules.maxFields &&
      relationalWildcards.length <= rules.maxRelationalWildcards &&
      fields.every((field) => fieldPattern.test(field)),
    alias: Object.keys(query.alias ?? {}).length <= rules.maxAliases,
    sort: listNames(query.sort).length <= rules.maxSorts,
    groupBy: listNames(query.groupBy).length <= rules.maxSorts,
    filter: countConditions(query.filter) <= rules.maxConditions,
  };
  return Object.entries(checks).find(([, isAllowed]) => !isAllowed)?.[0] ?? null;
}

function listNames(names: string | string[] | undefined): string[] {
  return [names ?? []]
    .flat()
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function countConditions(filter: unknown): number {
  if (typeof filter !== 'object' || filter === null) return 1;
  return Object.values(filter).reduce((count: number, part) => count + countConditions(part), 0);
}

import type { EngineQueryShape } from './query-shape.ts';

/** What a query may have. It does not apply to the operator. */
const parameters = new Set(['fields', 'filter', 'sort', 'limit', 'offset', 'page', 'meta']);
const maxFields = 100;
/** Fields such as `photos.*`: each is a join over all columns. */
const maxRelationalWildcards = 3;
const maxSorts = 3;
const maxConditions = 30;

/** At most two relations deep, with a wildcard only at the end: `*.*` would read everything that is connected. */
const fieldPattern = /^(\w+\.){0,2}(\w+|\*)$/;

export function findForbiddenParameter(query: EngineQueryShape): string | null {
  const unknown = Object.keys(query).find((name) => !parameters.has(name));
  if (unknown !== undefined) return unknown;
  const fields = listNames(query.fields);
  const relationalWildcards = fields.filter((field) => field.endsWith('.*'));
  const checks = {
    fields:
      fields.length <= maxFields &&
      relationalWildcards.length <= maxRelationalWildcards &&
      fields.every((field) => fieldPattern.test(field)),
    sort: listNames(query.sort).length <= maxSorts,
    filter: countConditions(query.filter) <= maxConditions,
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

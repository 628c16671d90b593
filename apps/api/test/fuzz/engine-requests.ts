import type { KnownValues } from './from-schema.ts';
import { hostileTexts, hostileValue, spoil } from './hostile.ts';
import { queryText } from './query-text.ts';
import type { Random } from './random.ts';
import { type FuzzRequest, jsonRequest } from './request.ts';

interface EnginePath {
  path: string;
  methods: readonly string[];
  /** For queries and for the keys of a body. */
  fields: readonly string[];
}

const pair = ['id', 'directus_users_id', 'qd_matrimonial_profile_id', 'date_created'];
const note = ['id', 'note', 'user_created', 'matrinonial_profile', 'date_created'];
const favourites = 'junction_directus_users_qd_matrimonial_profile';
const marks = [
  { collection: favourites, fields: pair },
  { collection: `${favourites}_1`, fields: pair },
  { collection: 'matrimonial_profile_notes', fields: note },
];
const account = ['id', 'first_name', 'last_name', 'email', 'mobile', 'password', 'role', 'status', 'token'];

export const enginePaths: readonly EnginePath[] = [
  { path: '/auth/login', methods: ['POST'], fields: ['email', 'password', 'mode', 'otp'] },
  { path: '/auth/refresh', methods: ['POST'], fields: ['refresh_token', 'mode'] },
  { path: '/auth/logout', methods: ['POST'], fields: ['refresh_token', 'mode'] },
  { path: '/auth/password/request', methods: ['POST'], fields: ['email', 'reset_url'] },
  { path: '/auth/password/reset', methods: ['POST'], fields: ['token', 'password'] },
  {
    path: '/users/me',
    methods: ['GET', 'PATCH'],
    fields: [...account, 'is_reactivated', 'policies', 'avatar'],
  },
  { path: '/items/admin_setting', methods: ['GET'], fields: ['id', 'isactive_search', 'suchi_start_date'] },
  {
    path: '/items/edition',
    methods: ['GET'],
    fields: ['id', 'year', 'is_current', 'event_date', 'sections'],
  },
  {
    path: '/items/qdb_lookup',
    methods: ['GET'],
    fields: ['id', 'lookup', 'name', 'description', 'user_created'],
  },
  { path: '/items/qd_subscriptions', methods: ['GET'], fields: ['id', 'user', 'start_date', 'end_date'] },
  ...marks.flatMap(({ collection, fields }) => [
    { path: `/items/${collection}`, methods: ['POST'], fields },
    { path: `/items/${collection}/{id}`, methods: ['DELETE'], fields },
  ]),
];

/** Allowed query parameters, and some that are not. */
const parameters: Record<string, (fields: readonly string[], random: Random) => unknown> = {
  fields: (fields, random) =>
    random.pick([random.pick(fields), fields, '*', '*.*', '*.*.*.*.*.*', `${random.pick(fields)}.*.*`]),
  filter: filterFor,
  sort: (fields, random) =>
    random.pick([`-${random.pick(fields)}`, fields, '?', `${random.pick(fields)}.id`]),
  deep: (fields, random) => ({
    [random.pick(fields)]: { [random.pick(['_filter', '_limit', '_sort', 'x'])]: hostileValue(random) },
  }),
  aggregate: (fields, random) => ({
    [random.pick(['count', 'sum', 'avg', 'min', 'max', 'countDistinct', 'x'])]: random.pick([
      random.pick(fields),
      '*',
    ]),
  }),
  group: (fields, random) => random.pick([random.pick(fields), `year(${random.pick(fields)})`, fields]),
  alias: (fields, random) =>
    Object.fromEntries(
      Array.from({ length: random.pick([1, 3, 100]) }, (_, place) => [`a${place}`, random.pick(fields)]),
    ),
  search: (_fields, random) => random.pick(hostileTexts),
  limit: (_fields, random) => random.pick([-1, 0, 1, 100, 1001, '1e9', 'x']),
  offset: (_fields, random) => random.pick([-1, 0, 2 ** 31, 'x']),
  page: (_fields, random) => random.pick([-1, 0, 1, 2 ** 31, 'x']),
  meta: (_fields, random) => random.pick(['*', 'total_count', 'filter_count', 'x']),
  export: (_fields, random) => random.pick(['json', 'csv', 'xml', 'yaml', 'x']),
  version: (_fields, random) => random.pick(['main', 'draft', 'x']),
  versionRaw: () => true,
  backlink: () => false,
  access_token: (_fields, random) => random.pick(hostileTexts),
  unknown: (_fields, random) => hostileValue(random),
};

const operators = [
  '_eq', '_neq', '_in', '_nin', '_null', '_nnull', '_gt', '_lt', '_between', '_contains', '_icontains', '_starts_with',
  '_regex', '_intersects', '_intersects_bbox', '_empty', '_some', '_none', '_unknown',
]; // prettier-ignore

function filterFor(fields: readonly string[], random: Random, depth = 0): unknown {
  if (depth < 3 && random.chance(0.3)) {
    return {
      [random.pick(['_and', '_or'])]: [
        filterFor(fields, random, depth + 1),
        filterFor(fields, random, depth + 1),
      ],
    };
  }
  const field = random.chance(0.1)
    ? random.pick([`count(${random.pick(fields)})`, 'user.email', '$FOLLOW(a,b)'])
    : random.pick(fields);
  const value = random.chance(0.3) ? 1 : hostileValue(random);
  return { [field]: random.chance(0.1) ? value : { [random.pick(operators)]: value } };
}

function queryFor(fields: readonly string[], random: Random): Record<string, unknown> {
  const names = Object.keys(parameters);
  const query: Record<string, unknown> = {};
  for (let count = random.pick([0, 1, 1, 1, 2, 4]); count > 0; count -= 1) {
    const name = random.pick(names);
    query[name] = random.chance(0.3) ? hostileValue(random) : parameters[name]?.(fields, random);
  }
  return query;
}

function bodyFor({ path, fields }: EnginePath, random: Random, known: KnownValues): unknown {
  const hostility = random.pick([0, 0.1, 0.4]);
  const body = Object.fromEntries(
    fields
      // Nearly all fields of an account are refused, so few at a time get further.
      .filter(() => random.chance(path === '/users/me' ? 0.2 : 0.8))
      .map((field) => {
        const values = known[field];
        const isKnown = values !== undefined && values.length > 0 && !random.chance(hostility);
        return [field, isKnown ? random.pick(values) : hostileValue(random)];
      }),
  );
  if (path.startsWith('/items/') && !random.chance(hostility)) {
    delete body['id'];
    delete body['date_created'];
  }
  if (random.chance(0.05)) return Array.from({ length: random.pick([1, 100, 101]) }, () => body);
  return random.chance(0.1) ? spoil(body, random) : body;
}

export function engineRequest(random: Random, known: KnownValues): FuzzRequest {
  const target = random.pick(enginePaths);
  const method = random.chance(0.1)
    ? random.pick(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'SEARCH', 'HEAD', 'OPTIONS'])
    : random.pick(target.methods);
  const id = random.chance(0.5) ? random.pick(known['id'] ?? [1]) : random.pick(hostileTexts);
  const path = target.path.replace('{id}', encodeURIComponent(String(id).toWellFormed().slice(0, 500)));
  const hasQuery = method === 'GET' || random.chance(0.2);
  const query = hasQuery ? queryText(queryFor(target.fields, random), random) : '';
  if (method === 'SEARCH')
    return jsonRequest(method, path + query, { query: queryFor(target.fields, random) });
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method) && (method !== 'DELETE' || random.chance(0.3));
  return jsonRequest(method, path + query, hasBody ? bodyFor(target, random, known) : undefined);
}

import type { Access } from '@suchi/contracts/basics';
import * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD';

/** A path of the engine that an account may call. Read by the guard, the proxy and the OpenAPI document. */
export interface EnginePath {
  summary: string;
  methods: readonly Method[];
  /** `:name` is one segment. */
  path: string;
  access: Extract<Access, 'visitor' | 'account' | 'member' | 'new_staff'>;
  /** Whether the proxy forwards it from the internet. */
  isForwarded: boolean;
  body?: z.ZodMiniType;
  /** The proxy passes the body on as it arrives, so that the bytes before a broken connection are kept. */
  isStreamed?: boolean;
}

const item = z.record(z.string(), z.unknown());
const items = z.union([item, z.array(item)]);
const key = z.union([z.string(), z.number()]);
// The engine takes one of the three for granted and fails on a body without any.
const keys = z.union([
  z.array(key),
  z.object({ keys: z.array(key) }),
  z.object({ query: z.record(z.string(), z.unknown()) }),
]);
const tokenHolder = z.looseObject({
  refresh_token: z.optional(z.string().check(z.maxLength(200))),
  mode: z.optional(z.string()),
});

const markCollections = [
  'junction_directus_users_qd_matrimonial_profile',
  'junction_directus_users_qd_matrimonial_profile_1',
  'matrimonial_profile_notes',
];
const readCollections = ['admin_setting', 'edition', 'qdb_lookup', 'qd_subscriptions'];

const forwarded: Omit<EnginePath, 'isForwarded'>[] = [
  {
    summary: 'Sign in and get tokens',
    methods: ['POST'],
    path: '/auth/login',
    access: 'visitor',
    body: tokenHolder,
  },
  {
    summary: 'Exchange a refresh token for new tokens',
    methods: ['POST'],
    path: '/auth/refresh',
    access: 'visitor',
    body: tokenHolder,
  },
  {
    summary: 'End the session of a refresh token',
    methods: ['POST'],
    path: '/auth/logout',
    access: 'visitor',
    body: tokenHolder,
  },
  {
    summary: 'Ask for a mail to reset the password',
    methods: ['POST'],
    path: '/auth/password/request',
    access: 'visitor',
    body: item,
  },
  {
    summary: 'Set a new password with the token of the mail',
    methods: ['POST'],
    path: '/auth/password/reset',
    access: 'visitor',
    body: item,
  },
  {
    summary: 'Read and change the own account',
    methods: ['GET', 'PATCH'],
    path: '/users/me',
    access: 'account',
    body: item,
  },
  {
    summary: 'Begin a resumable upload',
    methods: ['POST'],
    path: '/files/tus',
    access: 'member',
    isStreamed: true,
  },
  {
    summary: 'Continue, measure or end a resumable upload',
    methods: ['PATCH', 'HEAD', 'DELETE'],
    path: '/files/tus/:upload',
    access: 'member',
    isStreamed: true,
  },
  ...readCollections.map((collection) => ({
    summary: `Read ${collection}`,
    methods: ['GET'] as const,
    path: `/items/${collection}`,
    access: 'member' as const,
  })),
  ...markCollections.flatMap((collection) => [
    {
      summary: `Add to ${collection}`,
      methods: ['POST'] as const,
      path: `/items/${collection}`,
      access: 'member' as const,
      // One at a time: a batch of 100 keeps the engine busy for seconds.
      body: item,
    },
    {
      summary: `Remove from ${collection}`,
      methods: ['DELETE'] as const,
      path: `/items/${collection}/:id`,
      access: 'member' as const,
    },
  ]),
];

/** For clients inside the network that call a node directly. The engine's policies decide. */
const inside: Omit<EnginePath, 'isForwarded'>[] = ['/users', '/items/:collection'].flatMap((path) => [
  { summary: '', methods: ['GET'], path, access: 'member' },
  { summary: '', methods: ['POST', 'PATCH'], path, access: 'member', body: items },
  { summary: '', methods: ['DELETE'], path, access: 'member', body: keys },
  { summary: '', methods: ['GET'], path: `${path}/:id`, access: 'member' },
  { summary: '', methods: ['PATCH'], path: `${path}/:id`, access: 'member', body: item },
  { summary: '', methods: ['DELETE'], path: `${path}/:id`, access: 'member' },
]);

/** All engine paths for members and staff. Any other path is refused. */
export const enginePaths: readonly EnginePath[] = [
  ...forwarded.map((path) => ({ ...path, isForwarded: true })),
  ...inside.map((path) => ({ ...path, isForwarded: false })),
];

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
const patterns = enginePaths.map((path) => ({ ...path, pattern: patternOf(path.path) }));

export function findEnginePath(method: string, path: string): EnginePath | undefined {
  return (
    patterns.find((known) => known.methods.some((one) => one === method) && known.pattern.test(path)) ??
    (method === 'HEAD' ? findEnginePath('GET', path) : undefined)
  );
}

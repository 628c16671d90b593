// The engine's configuration. What is the same everywhere is decided here, once; what differs between
// machines comes from a few SUCHI_ variables (see .env.example). The engine reads this file through CONFIG_PATH.
import { fileURLToPath } from 'node:url';
import { withSecretFiles } from '@suchi/extension/secret-files';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Compiling a query (JIT) costs more than it saves: our frequent queries read few rows, but their estimated cost is
 * above PostgreSQL's threshold.
 */
function withoutJit(databaseUrl) {
  const url = new URL(databaseUrl);
  if (!url.searchParams.has('options')) url.searchParams.set('options', '-c jit=off');
  // PostgreSQL does not read a plus sign as a space.
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}

/**
 * The engine writes the location's name into every row of a file. It is always `local`, so that moving the files to
 * a bucket changes no row. Missing variables are reported by platform/env.ts.
 */
function storageOf(env, uploads) {
  if (env.SUCHI_STORAGE !== 's3') return { STORAGE_LOCAL_DRIVER: 'local', STORAGE_LOCAL_ROOT: uploads };
  // The engine's client reads these itself. Most providers do not know the checksums that it would add.
  process.env.AWS_REQUEST_CHECKSUM_CALCULATION = 'WHEN_REQUIRED';
  process.env.AWS_RESPONSE_CHECKSUM_VALIDATION = 'WHEN_REQUIRED';
  process.env.AWS_MAX_ATTEMPTS = '2';
  return {
    STORAGE_LOCAL_DRIVER: 's3',
    // The engine's default would be the beginning of every name.
    STORAGE_LOCAL_ROOT: '',
    STORAGE_LOCAL_ENDPOINT: (env.SUCHI_S3_ENDPOINT ?? '').replace(/\/$/, ''),
    STORAGE_LOCAL_BUCKET: env.SUCHI_S3_BUCKET,
    STORAGE_LOCAL_REGION: env.SUCHI_S3_REGION ?? 'us-east-1',
    STORAGE_LOCAL_KEY: env.SUCHI_S3_KEY,
    STORAGE_LOCAL_SECRET: env.SUCHI_S3_SECRET,
    STORAGE_LOCAL_FORCE_PATH_STYLE: true,
    // As in platform/storage/s3-storage.ts.
    STORAGE_LOCAL_CONNECTION_TIMEOUT: 3000,
    STORAGE_LOCAL_SOCKET_TIMEOUT: 15000,
  };
}

/** Published, so nothing real is kept with it. The same text as in packages/testing. */
const testSecret = 'only-for-tests-and-local-stacks-0123456789';

/**
 * The cost of Argon2id: what OWASP recommends (decision 0083). Always set here, so that no variable of the machine makes
 * passwords cheap to guess. Tests register thousands of people and use a cheap one.
 */
function hashingOf(env) {
  if (env.SUCHI_QUICK_HASHING !== 'true')
    return { HASH_MEMORY_COST: 19_456, HASH_TIME_COST: 2, HASH_PARALLELISM: 1 };
  if (env.SUCHI_SECRET !== testSecret)
    throw new Error('SUCHI_QUICK_HASHING is only for tests: passwords would be cheap to guess. Remove it.');
  return { HASH_MEMORY_COST: 1024, HASH_TIME_COST: 2, HASH_PARALLELISM: 1 };
}

/**
 * A new connection tells Redis its name and version, waits for the reply, and only then checks whether Redis is ready.
 * A subscription in between makes that check fail, and the node ends.
 */
function withoutClientInfo(url) {
  const changed = new URL(url);
  changed.searchParams.set('disableClientInfo', 'true');
  return changed.href;
}

/** What must be said for every installation. */
function fromOperator(env) {
  const required = (name) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set. See .env.example.`);
    return value;
  };
  const namespace = env.SUCHI_NAMESPACE ?? 'suchi';
  const isSecure = required('SUCHI_PUBLIC_URL').startsWith('https:');
  const uploads = env.SUCHI_UPLOADS ?? here('./uploads');
  return {
    HOST: env.SUCHI_API_HOST ?? '127.0.0.1',
    PORT: env.SUCHI_API_PORT ?? '8055',
    PUBLIC_URL: required('SUCHI_PUBLIC_URL'),
    SECRET: required('SUCHI_SECRET'),
    ...hashingOf(env),
    DB_CONNECTION_STRING: withoutJit(required('SUCHI_DATABASE_URL')),
    REDIS: withoutClientInfo(required('SUCHI_REDIS_URL')),
    // Several installations can share one Redis: each has its own names in it.
    REDIS_BUS_NAMESPACE: `${namespace}:bus`,
    REDIS_LOCK_NAMESPACE: `${namespace}:lock`,
    REDIS_COUNTERS_NAMESPACE: `${namespace}:counters`,
    REDIS_PERMISSIONS_NAMESPACE: `${namespace}:permissions`,
    CACHE_NAMESPACE: `${namespace}:cache`,
    SYNCHRONIZATION_NAMESPACE: `${namespace}:sync`,
    RATE_LIMITER_KEY_PREFIX: `${namespace}:engine-limit`,
    // Requests a second from one address: the first fence against a flood. The limits that matter are per
    // account, in the extension.
    RATE_LIMITER_POINTS: env.SUCHI_ADDRESS_RATE ?? '100',
    // A node that cannot keep up refuses for a moment. A benchmark wants to know how much it can do, and tests run
    // on machines that are busy with other tests.
    PRESSURE_LIMITER_ENABLED: env.SUCHI_BENCH !== 'true' && env.SUCHI_PRESSURE_LIMITER !== 'off',
    // Which proxies may say where a request came from. The address limits depend on it.
    IP_TRUST_PROXY: env.SUCHI_TRUST_PROXY ?? 'loopback',
    ACCESS_TOKEN_TTL: env.SUCHI_ACCESS_TOKEN_TTL ?? '15m',
    // The same name as in platform/env.ts. `__Host-` makes browsers refuse it from another host or without TLS.
    SESSION_COOKIE_NAME: isSecure ? '__Host-suchi_session' : 'suchi_session',
    SESSION_COOKIE_SECURE: isSecure,
    REFRESH_TOKEN_COOKIE_SECURE: isSecure,
    SUCHI_UPLOADS: uploads,
    ...storageOf(env, uploads),
    LOG_LEVEL: env.SUCHI_LOG_LEVEL ?? 'info',
    EXTENSIONS_AUTO_RELOAD: env.SUCHI_RELOAD ?? 'false',
  };
}

const sameEverywhere = {
  DB_CLIENT: 'pg',
  DB_POOL__MIN: 0,
  DB_POOL__MAX: 20,
  // Without PostgreSQL a request would wait for a connection for a minute, longer than a person does.
  DB_POOL__ACQUIRE_TIMEOUT_MILLIS: 5000,
  EXTENSIONS_PATH: here('./extensions'),
  EXTENSIONS_MUST_LOAD: true,
  MIGRATIONS_PATH: here('./migrations'),
  EMAIL_TEMPLATES_PATH: here('./templates'),
  PROJECT_NAME: 'Suchi',

  // Shared between nodes.
  REDIS_ENABLED: true,
  CACHE_STORE: 'redis',
  RATE_LIMITER_STORE: 'redis',
  SYNCHRONIZATION_STORE: 'redis',
  // Whole answers are not cached: our endpoints write past the engine's purging, and a stale approval
  // or price is worse than a slow one. The schema and the permissions are.
  CACHE_ENABLED: false,
  CACHE_SCHEMA: true,
  // Doubles the throughput; nothing of ours changes a schema object.
  CACHE_SCHEMA_FREEZE_ENABLED: true,

  // Longer than the proxy keeps an idle connection, or a request meets one that is being closed.
  SERVER_KEEP_ALIVE_TIMEOUT: 75_000,
  SERVER_HEADERS_TIMEOUT: 76_000,
  // A node that stops lets requests finish for so long; an export or a large photo takes more than a second.
  SERVER_SHUTDOWN_TIMEOUT: 30_000,

  RATE_LIMITER_ENABLED: true,
  RATE_LIMITER_DURATION: 1,
  PRESSURE_LIMITER_MAX_EVENT_LOOP_UTILIZATION: 0.99,
  PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: 1000,
  PRESSURE_LIMITER_RETRY_AFTER: '2',

  // As in accounts/sessions/refuse-sign-in.ts.
  LOGIN_STALL_TIME: 500,
  REFRESH_TOKEN_TTL: '7d',
  SESSION_COOKIE_SAME_SITE: 'lax',
  // The most a session can last. It usually ends sooner: its row in directus_sessions has an end that moves with use
  // (accounts/sessions/check-session.ts).
  SESSION_COOKIE_TTL: '365d',
  // Nobody asks for a hundred thousand rows at once; exports stream by other means.
  QUERY_LIMIT_DEFAULT: 100,
  // The largest book has 1,050 numbers, and one page shows it.
  QUERY_LIMIT_MAX: 1100,
  MAX_BATCH_MUTATION: 100,
  // The largest form is a profile of some 40 kB.
  MAX_PAYLOAD_SIZE: '256kb',
  // The smallest with which `block_profile.qd_matrimonial_profile_id.*` can be read.
  MAX_RELATIONAL_DEPTH: 3,
  FILES_MAX_UPLOAD_SIZE: '20mb',
  // Videos come in pieces and can be resumed for a day, on any node.
  TUS_ENABLED: true,
  // A piece of the web app (videoLimits.pieceBytes) and a part of a bucket's file are the same: a bucket keeps whole
  // parts only, and of at least 5 MiB.
  TUS_CHUNK_SIZE: '5mb',
  TUS_UPLOAD_EXPIRATION: '24h',
  TUS_CLEANUP_SCHEDULE: '0 * * * *',
  // Photos that are kept have at most 2000 by 2500 pixels. Sizes are made when a photo is uploaded; a whole page of
  // photos whose sizes are missing waits for its turn rather than fail.
  ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: 4000,
  ASSETS_TRANSFORM_MAX_OPERATIONS: 2,
  ASSETS_TRANSFORM_MAX_CONCURRENT: 100,

  // One JSON line an event. The engine's own line a request has the query string and the headers in it, where
  // people are named: ours takes its place (platform/request-log.ts).
  LOG_STYLE: 'raw',
  LOGGER_HTTP_AUTO_LOGGING: false,
  // The database quotes the offending value in its detail.
  LOGGER_REDACT__PATHS: ['err.detail', 'detail', 'error.detail'],
  METRICS_ENABLED: false,

  // Not used, so off.
  ROOT_REDIRECT: false,
  CORS_ENABLED: false,
  TELEMETRY: false,
  GRAPHQL_INTROSPECTION: false,
  OPENAPI_ENABLED: false,
  WEBSOCKETS_ENABLED: false,
  WEBSOCKETS_REST_ENABLED: false,
  WEBSOCKETS_GRAPHQL_ENABLED: false,
  WEBSOCKETS_LOGS_ENABLED: false,
  WEBSOCKETS_COLLAB_ENABLED: false,
  MCP_ENABLED: false,
  AI_ENABLED: false,
  MARKETPLACE_TRUST: 'sandbox',
  EMAIL_VERIFY_SETUP: false,
};

export default function engineConfig(env) {
  return { ...sameEverywhere, ...fromOperator(withSecretFiles(env)) };
}

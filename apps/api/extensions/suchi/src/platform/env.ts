import { resolve, sep } from 'node:path';
import { type DemoMode, demoModes } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { isLoopback } from './is-loopback.ts';
import { isSender } from './mail-sender.ts';
import { withSecretFiles } from './secret-files.ts';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));

/** Cookies and keys travel only over TLS, or on the loopback address. */
function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || isLoopback(url?.hostname ?? '');
}

const isDatabaseUrl = (text: string) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

export const storageKinds = ['local', 's3'] as const;
export type StorageKind = (typeof storageKinds)[number];

const variables = z.object({
  SUCHI_PUBLIC_URL: z.string().check(z.refine(isSafeUrl)),
  SUCHI_SECRET: z.string().check(z.minLength(32)),
  /** The previous secret, while what it signed is still in use. */
  SUCHI_SECRET_PREVIOUS: z.optional(z.string().check(z.minLength(32))),
  SUCHI_DATABASE_URL: z.string().check(z.refine(isDatabaseUrl)),
  /** A streaming replica that may answer reads. Without it the primary answers all. */
  SUCHI_REPLICA_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  /** How many seconds it may be behind. More than a minute would lose sight of people's own writes. */
  SUCHI_REPLICA_LAG_SECONDS: z._default(z.string().check(z.regex(/^([1-9]|[1-4]\d)$/)), '10'),
  SUCHI_REDIS_URL: z.string(),
  /** The first account for the Studio; only read when installing. */
  SUCHI_OPERATOR_EMAIL: z.optional(z.string()),
  SUCHI_OPERATOR_PASSWORD: z.optional(z.string()),
  /** Prefix for names in a Redis that several installations share. */
  SUCHI_NAMESPACE: z._default(z.string(), 'suchi'),
  SUCHI_SMTP_URL: z.string().check(z.refine(isMailServer)),
  SUCHI_MAIL_FROM: z._default(z.string().check(z.refine(isSender)), 'no-reply@example.org'),
  /** The association's name; only read when installing, and only while the settings have none. */
  SUCHI_ASSOCIATION: z.optional(z.string()),
  /** Port for metrics, on the loopback address only. Without it there are none. */
  SUCHI_METRICS_PORT: z.optional(port),
  /** How long a node that stops goes on serving, and is not ready. */
  SUCHI_DRAIN_SECONDS: z._default(z.string().check(z.regex(/^\d{1,3}$/)), '5'),
  /** Comma-separated queues of this worker. Without it: all queues. */
  SUCHI_WORKER_QUEUES: z.optional(z.string()),
  /** Requests a minute from one account to the engine's own paths. What it may use of a node follows from it. */
  SUCHI_ACCOUNT_RATE: z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), '300'),
  /** Multiplies the limits of one address for registration, login and codes. */
  SUCHI_ADDRESS_FACTOR: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '1'),
  /** The payment provider. Without the first three nothing can be paid online. */
  SUCHI_RAZORPAY_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  SUCHI_RAZORPAY_KEY_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** Comma-separated: the current one, and the previous one while its events may still be retried. */
  SUCHI_RAZORPAY_WEBHOOK_SECRETS: z.optional(z.string().check(z.regex(/^[^,]{12,}(,[^,]{12,})?$/))),
  SUCHI_RAZORPAY_API_URL: z._default(z.string().check(z.refine(isSafeUrl)), 'https://api.razorpay.com'),
  SUCHI_RAZORPAY_CHECKOUT_URL: z._default(
    z.string().check(z.refine(isSafeUrl)),
    'https://checkout.razorpay.com/v1/checkout.js',
  ),
  /** Bulk mails a minute, of all workers together. */
  SUCHI_BULK_MAIL_PER_MINUTE: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '20'),
  /** How often the worker looks for purchases that are due to be checked. */
  SUCHI_PAYMENT_CHECK_SECONDS: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '30'),
  /** The browser that prints receipts. Without it the usual paths are tried. */
  SUCHI_CHROMIUM: z.optional(z.string()),
  /** Where uploaded files are: on the disk, or in a bucket. */
  SUCHI_STORAGE: z._default(z.enum(storageKinds), 'local'),
  /** The folder of the files; with S3 the folder of copies to work with. The engine has the same default, in apps/api. */
  SUCHI_UPLOADS: z.optional(z.string().check(z.minLength(1))),
  /** The folder of the filled pages, which the proxy serves before the build of the web app. Without it none are made. */
  SUCHI_SITE: z.optional(z.string().check(z.minLength(1))),
  SUCHI_S3_ENDPOINT: z.optional(z.string().check(z.refine(isSafeUrl))),
  SUCHI_S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  SUCHI_S3_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  SUCHI_S3_KEY: z.optional(z.string().check(z.minLength(1))),
  SUCHI_S3_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** The file in which the backup job reports. Without it the office is told that there is no backup. */
  SUCHI_BACKUP_REPORT: z.optional(z.string().check(z.minLength(1))),
  /** Of one worker: the folder of the keys that open choices. Outside of the uploads, which backups have. */
  SUCHI_CHOICE_KEYS: z.optional(z.string().check(z.minLength(1))),
  /** A demo: counts only where the demo community was loaded. `nightly`: its timer resets it each night. */
  SUCHI_DEMO: z._default(z.enum(demoModes), 'off'),
  /** The page on which visitors of a demo read the mails that were caught. */
  SUCHI_DEMO_MAIL_URL: z.optional(z.string().check(z.refine(isSafeUrl))),
  /** For tests: validates every response against its contract. */
  SUCHI_CHECK_OUTPUT: z._default(z.string(), 'false'),
  /** For benchmarks: an endpoint that does almost nothing, as a baseline. */
  SUCHI_BENCH: z._default(z.string(), 'false'),
  SUCHI_LOG_LEVEL: z._default(z.string(), 'info'),
});

/** The account at the payment provider. */
export interface ProviderSettings {
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  apiUrl: string;
  checkoutUrl: string;
}

/** A bucket of an S3 interface. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** The configuration of one process. Invalid values stop the start. */
export interface Env {
  publicUrl: string;
  /** engine.config.js applies the same rule. */
  sessionCookie: { name: string; isSecure: boolean };
  secret: string;
  /** The current and the previous secret. */
  acceptedSecrets: readonly string[];
  databaseUrl: string;
  /** Undefined: the primary answers all reads. */
  replica: { url: string; lagSeconds: number } | undefined;
  redisUrl: string;
  operator: { email: string; password: string } | undefined;
  namespace: string;
  smtpUrl: string;
  mailFrom: string;
  associationAtFirst: string | undefined;
  metricsPort: number | undefined;
  drainSeconds: number;
  workerQueues: string[] | undefined;
  accountRate: number;
  addressFactor: number;
  /** Undefined: nothing can be paid online. */
  razorpay: ProviderSettings | undefined;
  paymentCheckSeconds: number;
  bulkMailPerMinute: number;
  chromiumPath: string | undefined;
  storage: StorageKind;
  uploads: string | undefined;
  site: string | undefined;
  /** Null: files are on the disk, and no bucket is set. */
  bucket: S3Settings | null;
  backupReport: string | undefined;
  /** Undefined: this worker makes no keys and no pairs. */
  choiceKeys: string | undefined;
  demo: DemoMode;
  demoMailUrl: string | undefined;
  checksOutput: boolean;
  isBench: boolean;
  logLevel: string;
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = variables.safeParse(withSecretFiles(source));
  if (!parsed.success) throw malformed(parsed.error.issues.map((issue) => issue.path.join('.')));
  const { data } = parsed;
  const { SUCHI_OPERATOR_EMAIL: email, SUCHI_OPERATOR_PASSWORD: password } = data;
  const isSecure = data.SUCHI_PUBLIC_URL.startsWith('https:');
  return {
    sessionCookie: { name: isSecure ? '__Host-suchi_session' : 'suchi_session', isSecure },
    publicUrl: data.SUCHI_PUBLIC_URL.replace(/\/$/, ''),
    secret: data.SUCHI_SECRET,
    acceptedSecrets: [data.SUCHI_SECRET, data.SUCHI_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    databaseUrl: data.SUCHI_DATABASE_URL,
    replica: readReplica(data),
    redisUrl: data.SUCHI_REDIS_URL,
    operator: email && password ? { email, password } : undefined,
    namespace: data.SUCHI_NAMESPACE,
    smtpUrl: data.SUCHI_SMTP_URL,
    mailFrom: data.SUCHI_MAIL_FROM,
    associationAtFirst: data.SUCHI_ASSOCIATION,
    metricsPort: data.SUCHI_METRICS_PORT,
    drainSeconds: Number(data.SUCHI_DRAIN_SECONDS),
    workerQueues: data.SUCHI_WORKER_QUEUES?.split(','),
    accountRate: Number(data.SUCHI_ACCOUNT_RATE),
    addressFactor: Number(data.SUCHI_ADDRESS_FACTOR),
    razorpay: readProvider(data),
    bulkMailPerMinute: Number(data.SUCHI_BULK_MAIL_PER_MINUTE),
    paymentCheckSeconds: Number(data.SUCHI_PAYMENT_CHECK_SECONDS),
    chromiumPath: data.SUCHI_CHROMIUM,
    storage: data.SUCHI_STORAGE,
    uploads: data.SUCHI_UPLOADS,
    site: data.SUCHI_SITE && resolve(data.SUCHI_SITE),
    bucket: readBucket(data),
    backupReport: data.SUCHI_BACKUP_REPORT,
    choiceKeys: readChoiceKeys(data),
    demo: data.SUCHI_DEMO,
    demoMailUrl: data.SUCHI_DEMO_MAIL_URL,
    checksOutput: data.SUCHI_CHECK_OUTPUT === 'true',
    isBench: data.SUCHI_BENCH === 'true',
    logLevel: data.SUCHI_LOG_LEVEL,
  };
}

function readReplica({
  SUCHI_REPLICA_URL: url,
  SUCHI_REPLICA_LAG_SECONDS: seconds,
}: z.output<typeof variables>) {
  return url === undefined ? undefined : { url, lagSeconds: Number(seconds) };
}

/** A key that is backed up would open what was promised to be destroyed. */
function readChoiceKeys({ SUCHI_CHOICE_KEYS: folder, SUCHI_UPLOADS: uploads }: z.output<typeof variables>) {
  if (folder === undefined) return undefined;
  const keys = resolve(folder);
  const isBackedUp = uploads !== undefined && `${keys}${sep}`.startsWith(`${resolve(uploads)}${sep}`);
  if (isBackedUp) throw malformed(['SUCHI_CHOICE_KEYS']);
  return keys;
}

const providerKeys = [
  'SUCHI_RAZORPAY_KEY_ID',
  'SUCHI_RAZORPAY_KEY_SECRET',
  'SUCHI_RAZORPAY_WEBHOOK_SECRETS',
] as const;

function readProvider(data: z.output<typeof variables>): ProviderSettings | undefined {
  const missing = providerKeys.filter((name) => data[name] === undefined);
  if (missing.length === providerKeys.length) return undefined;
  // In a demo nobody pays with real money.
  if (data.SUCHI_DEMO !== 'off' && data.SUCHI_RAZORPAY_KEY_ID?.startsWith('rzp_live_'))
    throw malformed(['SUCHI_RAZORPAY_KEY_ID']);
  if (missing.length > 0) throw malformed(missing);
  return {
    keyId: data.SUCHI_RAZORPAY_KEY_ID ?? '',
    keySecret: data.SUCHI_RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: (data.SUCHI_RAZORPAY_WEBHOOK_SECRETS ?? '').split(','),
    apiUrl: data.SUCHI_RAZORPAY_API_URL.replace(/\/$/, ''),
    checkoutUrl: data.SUCHI_RAZORPAY_CHECKOUT_URL,
  };
}

const bucketKeys = ['SUCHI_S3_ENDPOINT', 'SUCHI_S3_BUCKET', 'SUCHI_S3_KEY', 'SUCHI_S3_SECRET'] as const;

function readBucket(data: z.output<typeof variables>): S3Settings | null {
  const missing = bucketKeys.filter((name) => data[name] === undefined);
  if (missing.length > 0 && data.SUCHI_STORAGE === 's3') throw malformed(missing);
  if (missing.length > 0) return null;
  return {
    endpoint: (data.SUCHI_S3_ENDPOINT ?? '').replace(/\/$/, ''),
    bucket: data.SUCHI_S3_BUCKET ?? '',
    region: data.SUCHI_S3_REGION,
    key: data.SUCHI_S3_KEY ?? '',
    secret: data.SUCHI_S3_SECRET ?? '',
  };
}

function malformed(names: readonly string[]): Error {
  return new Error(`These variables are missing or malformed: ${names.join(', ')}. See .env.example.`);
}

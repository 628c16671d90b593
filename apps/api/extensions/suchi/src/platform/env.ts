import * as z from 'zod/mini';

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));

/** The session cookie is sent with every request: only over TLS, or on the loopback address. */
function mayCarryCookies(publicUrl: string): boolean {
  const url = URL.parse(publicUrl);
  return url?.protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
}

const variables = z.object({
  SUCHI_PUBLIC_URL: z.string().check(z.refine(mayCarryCookies)),
  SUCHI_SECRET: z.string().check(z.minLength(32)),
  /** The previous secret, while what it signed is still in use. */
  SUCHI_SECRET_PREVIOUS: z.optional(z.string().check(z.minLength(32))),
  SUCHI_DATABASE_URL: z.string(),
  SUCHI_REDIS_URL: z.string(),
  /** The first account for the Studio; only read when installing. */
  SUCHI_OPERATOR_EMAIL: z.optional(z.string()),
  SUCHI_OPERATOR_PASSWORD: z.optional(z.string()),
  /** Prefix for names in a Redis that several installations share. */
  SUCHI_NAMESPACE: z._default(z.string(), 'suchi'),
  SUCHI_SMTP_URL: z.string(),
  SUCHI_MAIL_FROM: z._default(z.string(), 'Suchi <no-reply@example.org>'),
  /** In the header and footer of every mail. */
  SUCHI_ASSOCIATION: z._default(z.string(), 'Sahyadri Samaj Mandal'),
  /** Port for metrics, on the loopback address only. Without it there are none. */
  SUCHI_METRICS_PORT: z.optional(port),
  /** Comma-separated queues of this worker. Without it: all queues. */
  SUCHI_WORKER_QUEUES: z.optional(z.string()),
  /** Requests a minute from one account to the engine's own paths. */
  SUCHI_ACCOUNT_RATE: z._default(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), '300'),
  /** For tests: validates every response against its contract. */
  SUCHI_CHECK_OUTPUT: z._default(z.string(), 'false'),
  /** For benchmarks: an endpoint that does almost nothing, as a baseline. */
  SUCHI_BENCH: z._default(z.string(), 'false'),
  SUCHI_LOG_LEVEL: z._default(z.string(), 'info'),
});

/** The configuration of one process. Invalid values stop the start. */
export interface Env {
  publicUrl: string;
  /** engine.config.js applies the same rule. */
  sessionCookie: { name: string; isSecure: boolean };
  secret: string;
  /** The current and the previous secret. */
  acceptedSecrets: readonly string[];
  databaseUrl: string;
  redisUrl: string;
  operator: { email: string; password: string } | undefined;
  namespace: string;
  smtpUrl: string;
  mailFrom: string;
  association: string;
  metricsPort: number | undefined;
  workerQueues: string[] | undefined;
  accountRate: number;
  checksOutput: boolean;
  isBench: boolean;
  logLevel: string;
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`These variables are missing or malformed: ${names}. See .env.example.`);
  }
  const { data } = parsed;
  const { SUCHI_OPERATOR_EMAIL: email, SUCHI_OPERATOR_PASSWORD: password } = data;
  const isSecure = data.SUCHI_PUBLIC_URL.startsWith('https:');
  return {
    sessionCookie: { name: isSecure ? '__Host-suchi_session' : 'suchi_session', isSecure },
    publicUrl: data.SUCHI_PUBLIC_URL.replace(/\/$/, ''),
    secret: data.SUCHI_SECRET,
    acceptedSecrets: [data.SUCHI_SECRET, data.SUCHI_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    databaseUrl: data.SUCHI_DATABASE_URL,
    redisUrl: data.SUCHI_REDIS_URL,
    operator: email && password ? { email, password } : undefined,
    namespace: data.SUCHI_NAMESPACE,
    smtpUrl: data.SUCHI_SMTP_URL,
    mailFrom: data.SUCHI_MAIL_FROM,
    association: data.SUCHI_ASSOCIATION,
    metricsPort: data.SUCHI_METRICS_PORT,
    workerQueues: data.SUCHI_WORKER_QUEUES?.split(','),
    accountRate: Number(data.SUCHI_ACCOUNT_RATE),
    checksOutput: data.SUCHI_CHECK_OUTPUT === 'true',
    isBench: data.SUCHI_BENCH === 'true',
    logLevel: data.SUCHI_LOG_LEVEL,
  };
}

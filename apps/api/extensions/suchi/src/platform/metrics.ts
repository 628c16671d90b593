import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { suchiRelease } from '../release.ts';

/** Labels are routes, codes and queues, never people. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'route' | 'method' | 'status'>;
  largestPaintSeconds: Histogram<'route'>;
  interactionSeconds: Histogram<'route'>;
  layoutShift: Histogram<'route'>;
  browserErrorsTotal: Counter<'name' | 'route'>;
  mailsTotal: Counter<'queue' | 'result'>;
  jobsTotal: Counter<'queue' | 'result'>;
  /** 1 while it responds. */
  dependencyUp: Gauge<'dependency'>;
  /** 1 while reads go to the replica; without a replica there is none. */
  replicaUp: Gauge;
  replicaLagSeconds: Gauge;
  replicaReadsTotal: Counter<'from' | 'why'>;
  storageErrorsTotal: Counter<'operation'>;
  signInsTotal: Counter<'result'>;
  moneyAlarmsTotal: Counter<'alarm'>;
  paymentsTotal: Counter<'result'>;
  providerCallsTotal: Counter<'result'>;
}

/** What browsers report about pages, by the page's pattern. */
function createPageMetrics(registers: Registry[]) {
  return {
    largestPaintSeconds: new Histogram({
      name: 'suchi_page_largest_paint_seconds',
      help: 'When the largest part of a page was painted, by route',
      labelNames: ['route'],
      buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
      registers,
    }),
    interactionSeconds: new Histogram({
      name: 'suchi_page_interaction_seconds',
      help: 'The slowest interaction of a visit, by route',
      labelNames: ['route'],
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'suchi_page_layout_shift',
      help: 'By how much a page jumped, by route',
      labelNames: ['route'],
      buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    browserErrorsTotal: new Counter({
      name: 'suchi_browser_errors_total',
      help: 'Errors in the web app, by class and route',
      labelNames: ['name', 'route'],
      registers,
    }),
  };
}

export const signInResults = ['right', 'wrong_password', 'wrong_code'] as const;

/** Begins with zeros, because a comparison with a missing series is never true. */
function createSignInCounter(registers: Registry[]): Counter<'result'> {
  const help = 'Sign-ins that were tried, by result';
  const total = new Counter({ name: 'suchi_sign_ins_total', help, labelNames: ['result'], registers });
  for (const result of signInResults) total.inc({ result }, 0);
  return total;
}

/** Always 1: the labels are the fact. */
function createBuildInfo(registers: Registry[]): void {
  const info = new Gauge({
    name: 'suchi_build_info',
    help: 'The release of this process',
    labelNames: ['version', 'revision'],
    registers,
  });
  info.set(suchiRelease, 1);
}

/** Only of a node with a replica: a gauge at 0 would say that there is one that is down. */
function createReplicaMetrics(registers: Registry[]) {
  const gauge = (name: string, help: string) => {
    const made = new Gauge({ name, help, registers });
    made.remove();
    return made;
  };
  return {
    replicaUp: gauge('suchi_replica_up', 'Whether reads go to the replica of the database'),
    replicaLagSeconds: gauge('suchi_replica_lag_seconds', 'How far the replica is behind the primary'),
    replicaReadsTotal: new Counter({
      name: 'suchi_replica_reads_total',
      help: 'Reads that may go to the replica, by where they went and why',
      labelNames: ['from', 'why'],
      registers,
    }),
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  createBuildInfo([registry]);
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    ...createPageMetrics([registry]),
    ...createReplicaMetrics([registry]),
    requestSeconds: new Histogram({
      name: 'suchi_request_seconds',
      help: 'How long requests took, by group of routes',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    dependencyUp: new Gauge({
      name: 'suchi_dependency_up',
      help: 'Whether PostgreSQL and Redis respond to this process',
      labelNames: ['dependency'],
      registers: [registry],
    }),
    storageErrorsTotal: counter('suchi_storage_errors_total', 'Files not read or written', ['operation']),
    signInsTotal: createSignInCounter([registry]),
    moneyAlarmsTotal: counter('suchi_money_alarms_total', 'Alarms about money, by kind', ['alarm']),
    jobsTotal: counter('suchi_jobs_total', 'Jobs done by the worker, by queue and result', [
      'queue',
      'result',
    ]),
    mailsTotal: counter('suchi_mails_total', 'Mails handed to the mail server, by queue and result', [
      'queue',
      'result',
    ]),
    providerCallsTotal: counter('suchi_provider_calls_total', 'Calls to the payment provider, by result', [
      'result',
    ]),
    paymentsTotal: counter('suchi_payments_applied_total', 'Payments brought into the books, by result', [
      'result',
    ]),
  };
}

/**
 * On the loopback address, not on the port that the proxy forwards to. `measure` sets the gauges before each answer;
 * it never throws.
 */
export function serveMetrics(
  { registry }: Metrics,
  port: number,
  measure: () => Promise<void>,
): { close: () => void } {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    measure()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  server.listen(port, '127.0.0.1');
  server.unref();
  return { close: () => server.close() };
}

import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Labels are routes, codes and queues, never people. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'route' | 'method' | 'status'>;
  largestPaintSeconds: Histogram<'route'>;
  interactionSeconds: Histogram<'route'>;
  layoutShift: Histogram<'route'>;
  mailsTotal: Counter<'queue' | 'result'>;
  jobsTotal: Counter<'queue' | 'result'>;
  ledgerDifference: Gauge;
  unmatchedPayments: Gauge;
  moneyAlarmsTotal: Counter<'alarm'>;
  paymentsTotal: Counter<'result'>;
}

/** What browsers report about the speed of pages, by the page's pattern. */
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
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...createPageMetrics([registry]),
    requestSeconds: new Histogram({
      name: 'suchi_request_seconds',
      help: 'How long requests took, by group of routes',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    ledgerDifference: new Gauge({
      name: 'suchi_ledger_difference_paise',
      help: 'By how much the ledger differed from the provider’s list at the last check',
      registers: [registry],
    }),
    unmatchedPayments: new Gauge({
      name: 'suchi_unmatched_payments',
      help: 'Payments and rows of payouts that did not match at the last check',
      registers: [registry],
    }),
    moneyAlarmsTotal: new Counter({
      name: 'suchi_money_alarms_total',
      help: 'Alarms about money, by kind',
      labelNames: ['alarm'],
      registers: [registry],
    }),
    jobsTotal: new Counter({
      name: 'suchi_jobs_total',
      help: 'Jobs done by the worker, by queue and result',
      labelNames: ['queue', 'result'],
      registers: [registry],
    }),
    mailsTotal: new Counter({
      name: 'suchi_mails_total',
      help: 'Mails handed to the mail server, by queue and result',
      labelNames: ['queue', 'result'],
      registers: [registry],
    }),
    paymentsTotal: new Counter({
      name: 'suchi_payments_applied_total',
      help: 'Payments of the provider that were brought into the books, by result',
      labelNames: ['result'],
      registers: [registry],
    }),
  };
}

/** On the loopback address, not on the port that the proxy forwards to. */
export function serveMetrics(metrics: Metrics, port: number): { close: () => void } {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  server.unref();
  return { close: () => server.close() };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { createInstallationMetrics } from '../apps/api/extensions/suchi/src/health/installation-metrics.ts';
import { createMetrics } from '../apps/api/extensions/suchi/src/platform/metrics.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, 'ops', file), 'utf8');

export interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string; runbook: string };
}

export function readAlerts(): Alert[] {
  const { groups } = parse(read('prometheus/rules.yml')) as { groups: { rules: Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

interface AlertTest {
  name: string;
  promql_expr_test?: { expr: string; exp_samples: unknown[] }[];
}

/** Alerts for which the tests have a case of the kind. */
export function listTestedAlerts(kind: 'fires' | 'is quiet'): string[] {
  const { tests } = parse(read('prometheus/rules.test.yml')) as { tests: AlertTest[] };
  return tests.flatMap(({ name, promql_expr_test: cases = [] }) => {
    const [alert = ''] = name.split(' ', 1);
    const isMeant = ({ expr, exp_samples: samples }: (typeof cases)[number]) =>
      expr.includes(`alertname="${alert}"`) && samples.length === (kind === 'fires' ? 1 : 0);
    return name.startsWith(`${alert} ${kind} `) && cases.some(isMeant) ? [alert] : [];
  });
}

export interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string; legendFormat: string }[];
}

export function readPanels(): Panel[] {
  return (JSON.parse(read('grafana/suchi.json')) as { panels: Panel[] }).panels;
}

/** The names of metrics in a query. */
export function metricsIn(query: string): string[] {
  return query.match(/\b(?:suchi|nodejs|process)_\w+/g) ?? [];
}

/** Our metrics and Node's, as our processes serve them. */
export function listMetrics(): { name: string; series: string[] }[] {
  const { registry } = createMetrics();
  createInstallationMetrics(registry);
  return registry.getMetricsAsArray().map((metric) => {
    const { name } = metric;
    // The types of prom-client do not have the kind of a metric.
    const isHistogram = metric.constructor.name === 'Histogram';
    return { name, series: isHistogram ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name] };
  });
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { describeWith } from '@suchi/testing/describe-with';
import { listMetrics, listTestedAlerts, metricsIn, readAlerts, readPanels } from './monitoring.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const alerts = readAlerts();
const panels = readPanels();
const drawn = panels.filter(({ type }) => type !== 'row');
const metrics = listMetrics();
const known = new Set(metrics.flatMap(({ series }) => series));
const unknownIn = (query: string) => metricsIn(query).filter((name) => !known.has(name));

describeWith('promtool', 'Prometheus', () => {
  const promtool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  it('fires the alerts and keeps them quiet as their tests say', { timeout: 120_000 }, () => {
    expect(promtool('check', 'config', 'ops/prometheus/prometheus.yml')).toMatchObject({ status: 0 });
    const { status, output } = promtool('test', 'rules', 'ops/prometheus/rules.test.yml');
    expect(output).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  it('understands the queries of the dashboard', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'suchi-dashboard-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const rules = drawn.flatMap(({ id, targets = [] }) =>
      targets.map(({ expr }, index) => ({ record: `panel:${id}:${index}`, expr })),
    );
    const file = path.join(folder, 'panels.yml');
    writeFileSync(file, stringify({ groups: [{ name: 'panels', rules }] }));
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
  });
});

describe('the alerts', () => {
  it.each(['fires', 'is quiet'] as const)('have a test each in which one %s', (kind) => {
    expect(listTestedAlerts(kind)).toEqual(alerts.map(({ alert }) => alert));
  });

  it.each(alerts)('$alert uses metrics that exist and tells what to do', ({ alert, expr, ...words }) => {
    expect(unknownIn(expr)).toEqual([]);
    expect(['urgent', 'soon']).toContain(words.labels.severity);
    expect(words.annotations.summary).toMatch(/\.$/);
    expect(words.annotations.action).toMatch(/\.$/);
    const [page = '', anchor] = words.annotations.runbook.split('#');
    expect(anchor).toBe(alert.toLowerCase());
    expect(read(page)).toMatch(new RegExp(`^## ${alert}$`, 'm'));
  });
});

describe('the dashboard', () => {
  it.each(drawn)('$title has words and queries of metrics that exist', ({ description, ...panel }) => {
    expect(description).toMatch(/\.$/);
    expect(panel.datasource?.uid).toBe('${source}');
    expect(panel.targets).not.toEqual([]);
    for (const { expr, legendFormat } of panel.targets ?? []) {
      expect(unknownIn(expr)).toEqual([]);
      expect(legendFormat).not.toBe('');
    }
  });

  it('has each panel once, and none on top of another', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});

it('describes every metric of ours, and shows it in the dashboard', () => {
  const ours = metrics.map(({ name }) => name).filter((name) => name.startsWith('suchi_'));
  const page = read('docs/ops/monitoring.md');
  const shown = read('ops/grafana/suchi.json');
  expect(ours.filter((name) => !page.includes(`\`${name}\``) || !shown.includes(name))).toEqual([]);
});

it('finds a metric that does not exist', () => {
  expect(unknownIn('sum(rate(suchi_mails_total[5m])) / suchi_request_seconds + suchi_nothing')).toEqual([
    'suchi_request_seconds',
    'suchi_nothing',
  ]);
});

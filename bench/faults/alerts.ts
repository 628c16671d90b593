// A real Prometheus with the rules of ops/prometheus, in which every span of time is sixty times shorter: a minute of an
// alert is a second here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, projectRoot, startBackgroundProcess, waitForUrl } from '@suchi/testing';
import { parse, stringify } from 'yaml';
import type { Fleet } from './fleet.ts';

export interface Alerts {
  /** The names of those that fire now. */
  listFiring(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Rule {
  alert: string;
  expr: string;
  for: string;
}

const timesFaster = 60;
const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

const shortenSpan = (span: string): string => {
  const [, count = '', unit = ''] = /^(\d+)([smhd])$/.exec(span) ?? [];
  return `${Math.max(count === '0' ? 0 : 1, Math.round((Number(count) * (secondsOf[unit] ?? 1)) / timesFaster))}s`;
};

/** Ages are compared with numbers of seconds. */
const shortenAges = (expr: string) =>
  expr.includes('_oldest_seconds')
    ? expr.replace(/> (\d+)$/, (_whole, seconds: string) => `> ${Number(seconds) / timesFaster}`)
    : expr;

/** The rules for a test that has seconds where an installation has minutes. */
export function shortenRules(text: string): string {
  const rules = parse(text) as { groups: { rules: Rule[] }[] };
  for (const rule of rules.groups.flatMap((group) => group.rules)) {
    rule.for = shortenSpan(rule.for);
    rule.expr = shortenAges(rule.expr).replace(
      /\[(\w+)\]/g,
      (_whole, span: string) => `[${shortenSpan(span)}]`,
    );
  }
  return stringify(rules);
}

const scrape = (job: string, ports: readonly number[]) => ({
  job_name: job,
  static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }],
});

export async function startAlerts({
  folder,
  metricsPorts,
}: Pick<Fleet, 'folder' | 'metricsPorts'>): Promise<Alerts> {
  const own = join(folder, 'prometheus');
  mkdirSync(own, { recursive: true });
  const rules = readFileSync(join(projectRoot, 'ops/prometheus/rules.yml'), 'utf8');
  writeFileSync(join(own, 'rules.yml'), shortenRules(rules));
  writeFileSync(
    join(own, 'prometheus.yml'),
    stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      scrape_configs: [
        scrape('suchi-api', metricsPorts.nodes),
        // It asks the database, for five seconds at the most.
        { ...scrape('suchi-worker', [metricsPorts.worker]), scrape_interval: '6s', scrape_timeout: '6s' },
      ],
    }),
  );
  const url = `http://127.0.0.1:${await freePort()}`;
  const prometheus = startBackgroundProcess({
    name: 'prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${join(own, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(own, 'data')}`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    cwd: own,
    env: {},
    logFile: join(own, 'log'),
  });
  await waitForUrl(`${url}/-/ready`, prometheus);
  return {
    async listFiring() {
      const answer = (await (await fetch(`${url}/api/v1/alerts`)).json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      return answer.data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname);
    },
    stop: () => prometheus.stop(),
  };
}

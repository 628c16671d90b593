import { randomUUID } from 'node:crypto';
import { type ApiNode, signToken } from '@suchi/testing';
import { Client } from 'pg';
import { roleIds } from '../packages/domain/src/accounts/role.ts';
import { askHttp, summarise, takeSamples } from './load.ts';
import { listMemberPages, listOfficePages, type MeasuredPage } from './pages.ts';
import { cpuMsOf } from './process-use.ts';
import type { Subject } from './subjects.ts';

export interface PageFigures {
  page: string;
  'median ms': number;
  '95 % ms': number;
  'node ms': number;
  'PostgreSQL ms': number;
  asked: number;
  failed: number;
}

interface Measured {
  subject: Subject;
  node: ApiNode;
  nextStaff: () => string;
  /** How long each page is asked for. */
  seconds: number;
}

const connections = 2;

/** Opens every page, two at a time, and gives its times and the processor time of one opening. */
export async function measurePages({ subject, node, nextStaff, seconds }: Measured): Promise<PageFigures[]> {
  const client = new Client({ connectionString: subject.databaseUrl });
  await client.connect();
  let turn = 0;
  const tokenFor = ({ who }: MeasuredPage): string =>
    who === 'staff' ? nextStaff() : (subject.memberTokens[turn % subject.memberTokens.length] ?? '');
  const open = async (page: MeasuredPage): Promise<boolean> => {
    turn += 1;
    const token = tokenFor(page);
    const asked = page.asks(turn).map(({ path, body }) => askHttp(node.url + path, { token, body }));
    return (await Promise.all(asked)).every(Boolean);
  };
  const pages = [
    ...listMemberPages(subject.visibleId),
    ...(await listOfficePages((path, body) => readJson(node.url + path, body, nextStaff()))),
  ];
  try {
    const figures: PageFigures[] = [];
    for (const page of pages) {
      await open(page);
      const [backends, nodeBefore] = [await readBackends(client), cpuMsOf(node.pid)];
      const samples = await takeSamples(() => open(page), { connections, seconds, warmUpMs: 0 });
      const nodeMs = cpuMsOf(node.pid) - nodeBefore;
      const postgresMs = [...(await readBackends(client))].reduce(
        (sum, [pid, ms]) => sum + ms - (backends.get(pid) ?? 0),
        0,
      );
      const { medianMs, p95Ms, failed } = summarise(samples, seconds);
      figures.push({
        page: page.name,
        'median ms': toTenths(medianMs),
        '95 % ms': toTenths(p95Ms),
        'node ms': toTenths(nodeMs / samples.length),
        'PostgreSQL ms': toTenths(postgresMs / samples.length),
        asked: samples.length,
        failed,
      });
    }
    return figures;
  } finally {
    await client.end();
  }
}

const toTenths = (value: number) => Number(value.toFixed(1));

/** Processor time of each process that serves this database. */
async function readBackends(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return new Map(rows.map(({ pid }) => [pid, cpuMsOf(pid)]));
}

/** Limits count by account, so the requests are spread over many. */
export async function appointStaff(databaseUrl: string, count: number): Promise<() => string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`delete from directus_users where email like 'bench-office-%'`);
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into directus_users (id, email, role, status, provider, email_verified)
     select id, 'bench-office-' || id || '@example.org', $2, 'active', 'default', true from unnest($1::uuid[]) id`,
    [ids, roleIds.admin],
  );
  await client.end();
  const tokens = ids.map((id) => signToken(id, roleIds.admin));
  let turn = 0;
  return () => tokens[(turn += 1) % tokens.length] ?? '';
}

async function readJson(url: string, body: object, token: string): Promise<{ data: { total: number } }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as { data: { total: number } };
}

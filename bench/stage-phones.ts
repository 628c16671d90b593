// `pnpm bench:stage`: 600 phones of families listen to the stage on one node while a caller calls on another. How long
// until a call is on the phones, what the node needs for them, and whether a phone misses a call when its node is
// restarted. Fails when 95 of 100 phones wait two seconds or more, or when one does not have the last call.
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type ApiNode,
  askApi,
  recordFigures,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { insertPeople } from '../apps/api/test/community.ts';
import { registerStaff } from '../apps/api/test/member.ts';
import { setUpMelawa } from '../apps/api/test/melawa.ts';
import { runStep } from '../scripts/run-step.ts';
import { cpuMsOf, memoryMbOf } from './process-use.ts';

/** `pnpm bench:stage 600 20`: phones, and calls. */
const [phoneCount = 600, callCount = 20] = process.argv.slice(2).map(Number);
const families = 230;
const largestP95Ms = 2000;
/** A browser waits so long before it connects again. */
const againMs = 3000;

interface Phone {
  token: string;
  /** Who is on the stage, as the phone shows it. */
  shows: number | null;
  /** When each call was on it. */
  heard: Map<number, number>;
  connects: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
let nodes: ApiNode[] = [];
const over = new AbortController();

/** As EventSource does it: connects again after a cut, to any node. */
async function follow(phone: Phone): Promise<void> {
  while (!over.signal.aborted) {
    const node = nodes[0];
    phone.connects += 1;
    if (node !== undefined) await hear(phone, node.url).catch(() => undefined);
    if (!over.signal.aborted) await delay(againMs * (0.5 + Math.random() / 2));
  }
}

async function hear(phone: Phone, url: string): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`${url}/qe_stage/events`, {
      agent,
      headers: { authorization: `Bearer ${phone.token}` },
    });
    asked.on('response', resolve).on('error', reject).end();
  });
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += String(part);
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) take(phone, event);
  }
}

function take(phone: Phone, event: string): void {
  if (!event.startsWith('data: ')) return;
  const { on_stage: onStage } = JSON.parse(event.slice(6)) as { on_stage: { number: number } | null };
  phone.shows = onStage?.number ?? null;
  if (phone.shows !== null && !phone.heard.has(phone.shows)) phone.heard.set(phone.shows, performance.now());
}

async function setUp(server: TestInstallation): Promise<{ tokens: string[]; caller: string }> {
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  const edition = current?.id ?? 0;
  const people = await insertPeople(
    server,
    Array.from({ length: families }, (_, at) => ({
      gender: at % 2 === 0 ? ('Female' as const) : ('Male' as const),
      profile: { serial_number: at + 1, edition, hall_consent: true, first_name: `Name${at}` },
      subscription: null,
    })),
  );
  await setUpMelawa(server, { at: '11:00' });
  const ids = people.map(({ profileId }) => profileId);
  await server.query(
    `insert into melawa_answer (edition, profile, is_coming, is_candidate_coming, parents, others, stage_wish,
       is_from_far, has_small_child, shares_number, seats_paid, paise_paid, answered_at)
     select $1, id, true, true, 2, 0, 'morning', false, false, false, 3, 0, now() from unnest($2::integer[]) id`,
    [edition, ids],
  );
  const stream = randomUUID();
  await server.query(
    `insert into melawa_operation (edition, stream, counter, family, kind, happened_at, operation, received_at)
     select $1, $2::uuid, n, 'p' || id, 'check_in', now(),
            json_build_object('kind', 'check_in', 'people', 3, 'family', 'p' || id, 'stream', $2::text,
                              'counter', n, 'desk', 1, 'at', extract(epoch from now()) * 1000, 'offsetMs', 0), now()
       from unnest($3::integer[]) with ordinality as f(id, n)`,
    [edition, stream, ids],
  );
  return { tokens: people.map(({ token }) => token), caller: (await registerStaff(server, ['event'])).token };
}

/** One call by the second node. Returns the number and when it was tapped. */
async function call(url: string, token: string): Promise<{ number: number; at: number }> {
  const { data } = await askApi<{ line: number[] }>(url, '/qe_stage/caller', { token });
  const [number = 0] = data.line;
  const at = performance.now();
  const body = { tap: randomUUID(), kind: 'call', number };
  const answer = await askApi(url, '/qe_stage/tap', { token, body });
  if (answer.status !== 200) throw new Error(`the call of ${number} was refused: ${answer.code}`);
  return { number, at };
}

const percentile = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
const server = await startTestInstallation({
  name: 'stage_phones',
  nodes: 2,
  workers: 0,
  extraEnv: { SUCHI_DRAIN_SECONDS: '1', SUCHI_LOG_LEVEL: 'warn' },
});
try {
  const [listened, other] = server.nodes as [ApiNode, ApiNode];
  const { tokens, caller } = await setUp(server);
  await askApi(listened.url, '/qe_stage/now', { token: tokens[0] ?? '' });
  const before = memoryMbOf(listened.pid);
  nodes = [listened];
  const phones: Phone[] = Array.from({ length: phoneCount }, (_, at) => ({
    token: tokens[at % tokens.length] ?? '',
    shows: null,
    heard: new Map(),
    connects: 0,
  }));
  const heardByAll = (what: string, hasIt: (phone: Phone) => boolean) =>
    waitUntil(what, () => Promise.resolve(phones.every(hasIt)), { timeoutMs: 60_000, everyMs: 20 });
  const following = phones.map((phone) => follow(phone));
  const first = await call(other.url, caller);
  await heardByAll('the first call', ({ shows }) => shows === first.number);
  const cpu = cpuMsOf(listened.pid);
  const waits: number[] = [];
  for (let at = 0; at < callCount; at += 1) {
    const called = await call(other.url, caller);
    await heardByAll('a call', ({ heard }) => heard.has(called.number));
    waits.push(...phones.map(({ heard }) => (heard.get(called.number) ?? Infinity) - called.at));
    await delay(500);
  }
  const cpuMs = Math.round((cpuMsOf(listened.pid) - cpu) / callCount);
  const memory = memoryMbOf(listened.pid);

  // The node is restarted; a call comes while its phones are on their way to another one.
  nodes = [other];
  const stopping = listened.stop();
  const missed = await call(other.url, caller);
  await stopping;
  const late = await call(other.url, caller);
  const restartedAt = performance.now();
  await heardByAll('the last call', ({ shows }) => shows === late.number);
  const backMs = Math.round(performance.now() - restartedAt);
  over.abort();
  const sorted = waits.toSorted((one, next) => one - next);
  const p95 = percentile(sorted, 0.95);
  const figures = {
    phones: phoneCount,
    'calls heard': waits.length,
    'ms p50': percentile(sorted, 0.5),
    'ms p95': p95,
    'ms most': Math.round(sorted.at(-1) ?? 0),
    'MB of the node': memory,
    'MB before': before,
    'CPU ms a call': cpuMs,
    'connected again': phones.filter(({ connects }) => connects > 1).length,
    'ms until all had the last call': backMs,
    'without the last call': phones.filter(({ shows }) => shows !== late.number).length,
    'heard the call of the restart at once': phones.filter(({ heard }) => heard.has(missed.number)).length,
  };
  console.table(figures);
  recordFigures('stage', figures);
  if (p95 >= largestP95Ms) throw new Error(`95 of 100 phones waited up to ${p95} ms`);
  agent.destroy();
  await Promise.all(following);
} finally {
  over.abort();
  agent.destroy();
  await server.stop();
}

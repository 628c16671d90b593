import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ProgramFailed } from '../run-program.ts';
import type { Settings } from '../settings/env.ts';
import { judgeCertificate } from './certificate.ts';
import { inspectClock } from './clock.ts';
import { inspect, presentFindings } from './finding.ts';
import { inspectMailRecords } from './mail-records.ts';
import { inspectSchema, judgeSchema } from './programs.ts';
import { inspectMailServer, inspectRedis, inspectServices } from './services.ts';
import { inspectPlaceholders } from './settings.ts';
import { judgeBackups, judgeQueue, judgeWebhook } from './work.ts';

const now = new Date('2026-11-16T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** A server that greets, and answers each line with the next of these. */
async function withServer<T>(
  greeting: string,
  answers: string[],
  run: (port: number) => Promise<T>,
): Promise<T> {
  const server = createServer((socket) => {
    socket.write(greeting);
    socket.on('data', () => socket.write(answers.join('')));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await run((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

const settings = (env: object, variables = {}) => ({ env, variables }) as unknown as Settings;

describe('the services', () => {
  it.each([
    ['220 mail.test ready\r\n', 'ok'],
    ['554 not you\r\n', 'problem'],
  ])('the mail server that greets with %j: %s', async (greeting, state) => {
    const found = await withServer(greeting, [], (port) =>
      inspectMailServer(settings({ smtpUrl: `smtp://user:secret@127.0.0.1:${port}` })),
    );
    expect(found.state).toBe(state);
  });

  it.each([
    ['redis://127.0.0.1', ['+PONG\r\n'], 'ok'],
    ['redis://user:secret@127.0.0.1', ['+OK\r\n', '+PONG\r\n'], 'ok'],
    ['redis://127.0.0.1', ['-NOAUTH Authentication required.\r\n'], 'problem'],
  ])('Redis at %s that answers %j: %s', async (url, answers, state) => {
    const found = await withServer('', answers, (port) =>
      inspectRedis(settings({ redisUrl: `${url}:${port}` })),
    );
    expect(found.state).toBe(state);
  });

  it('names a service that is down, says how to start it, and does not blame the schema', async () => {
    const port = await withServer('', [], async (used) => used);
    const given = settings({
      databaseUrl: `postgres://suchi:secret@127.0.0.1:${port}/suchi`,
      redisUrl: `redis://127.0.0.1:${port}`,
    });
    const services = await inspectServices(given);
    expect(services).toMatchObject([
      { name: 'PostgreSQL', state: 'problem', next: expect.stringContaining('systemctl start postgresql') },
      { name: 'Redis', state: 'problem', next: expect.stringContaining('systemctl start redis-server') },
    ]);
    expect(JSON.stringify(services)).not.toContain('secret');
    const schema = await inspectSchema(given, services);
    expect(schema.says).toBe('was not compared, because PostgreSQL and Redis cannot be used');
    expect(schema.next).not.toMatch(/install|upgrade/);
  });

  it.each([
    [1, '', 'differs from this release', 'suchi upgrade'],
    [4, 'Nothing was changed: a newer release ran here.', 'Nothing was changed', 'suchi upgrade'],
    [1, 'error: connection lost', 'could not be compared', 'Correct that first'],
  ])('a comparison that ends with %d and %j', (code, words, says, next) => {
    const found = judgeSchema(new ProgramFailed('node', code, words));
    expect(found.says).toContain(says);
    expect(found.next).toContain(next);
  });

  it('finds a server that is not there, and goes on', async () => {
    const port = await withServer('', [], async (used) => used);
    const found = await inspect('mail server', 'Start it.', () =>
      inspectMailServer(settings({ smtpUrl: `smtp://127.0.0.1:${port}` })),
    );
    expect(found).toMatchObject([
      { state: 'problem', says: expect.stringContaining('ECONNREFUSED'), next: 'Start it.' },
    ]);
  });
});

describe('the clock', () => {
  it.each([
    [0, 'ok'],
    [-10, 'warning'],
    [60, 'problem'],
  ])('that is %d seconds ahead: %s', async (seconds, state) => {
    const server = createSocket('udp4');
    server.on('message', (_message, from) => {
      const answer = Buffer.alloc(48);
      answer.writeUInt32BE(Math.floor(Date.now() / 1000) - seconds + 2_208_988_800, 40);
      answer.writeUInt32BE(Math.floor(((Date.now() % 1000) / 1000) * 2 ** 32), 44);
      server.send(answer, from.port, from.address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const found = await inspectClock(async () => ({ address: '127.0.0.1', port: server.address().port }));
    server.close();
    expect(found.state).toBe(state);
  });

  it('is not known where no time server is found', async () => {
    const found = await inspectClock(() => Promise.reject(new Error('no network')));
    expect(found).toMatchObject({ state: 'warning', says: expect.stringContaining('could not be compared') });
  });
});

describe('the DNS records of the sender', () => {
  const good = {
    'suchi.test': ['v=spf1 include:mail.test -all'],
    'key1._domainkey.suchi.test': ['v=DKIM1; p=MIIB'],
    '_dmarc.suchi.test': ['v=DMARC1; p=quarantine'],
  };
  const states = async (records: Record<string, string[]>, selector = 'key1') => {
    const given = settings({ mailFrom: 'Suchi <no-reply@suchi.test>' }, { SUCHI_DKIM_SELECTOR: selector });
    return (await inspectMailRecords(given, async (name) => records[name] ?? []))
      .map(({ state }) => state)
      .join(' ');
  };

  it.each([
    [good, 'key1', 'ok ok ok'],
    [good, '', 'ok warning ok'],
    [{}, 'key1', 'problem problem problem'],
    [{ ...good, 'suchi.test': ['v=spf1 -all', 'v=spf1 a -all'] }, 'key1', 'problem ok ok'],
    [{ ...good, 'suchi.test': ['v=spf1 +all'] }, 'key1', 'warning ok ok'],
    [{ ...good, 'key1._domainkey.suchi.test': ['v=DKIM1; p='] }, 'key1', 'ok problem ok'],
    [{ ...good, '_dmarc.suchi.test': ['v=DMARC1; p=none'] }, 'key1', 'ok ok warning'],
  ])('%j with the selector %j: %s', async (records, selector, expected) => {
    expect(await states(records, selector)).toBe(expected);
  });
});

describe('what runs in time', () => {
  const good = (hours: number) => ({ finishedAt: before(hours), isGood: true, bytes: 1 });
  const failed = (hours: number) => ({ finishedAt: before(hours), isGood: false, bytes: null });

  it.each([
    [90, 'ok'],
    [20, 'warning'],
    [6, 'problem'],
    [-1, 'problem'],
  ])('a certificate with %d days left: %s', (days, state) => {
    expect(judgeCertificate(before(-24 * days), now).state).toBe(state);
  });

  it.each([
    [{ waiting: 0, oldest: null, failed: 0, workerSeenAt: before(0) }, 'ok ok ok'],
    [{ waiting: 3, oldest: before(1), failed: 0, workerSeenAt: before(0) }, 'ok problem ok'],
    [{ waiting: 0, oldest: null, failed: 2, workerSeenAt: before(1) }, 'problem ok warning'],
    [{ waiting: 0, oldest: null, failed: 0, workerSeenAt: null }, 'problem ok ok'],
  ])('the queue %j: %s', (facts, expected) => {
    expect(
      judgeQueue(facts, now)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(expected);
  });

  it.each([
    [{ lastEvent: null, lastPayment: null }, 'ok'],
    [{ lastEvent: before(2), lastPayment: before(2) }, 'ok'],
    [{ lastEvent: before(9), lastPayment: before(2) }, 'problem'],
    [{ lastEvent: null, lastPayment: before(2) }, 'problem'],
  ])('the webhook %j: %s', (facts, state) => {
    expect(judgeWebhook(facts).state).toBe(state);
  });

  it.each([
    [[good(3)], { restoreTriedAt: before(100) }, 'ok ok'],
    [[failed(3)], { restoreTriedAt: before(100) }, 'problem ok'],
    [[failed(3), good(20)], { restoreTriedAt: before(100) }, 'problem ok'],
    [[good(27)], { restoreTriedAt: before(24 * 36) }, 'problem warning'],
    [[good(3)], { restoreTriedAt: before(100), drillFailedAt: before(4) }, 'ok problem'],
    [[], {}, 'problem warning'],
  ])('backups %j and drills %j: %s', (backups, drills, expected) => {
    const report = { backups, restoreTriedAt: null, drillFailedAt: null, copiesElsewhere: null, ...drills };
    const found = judgeBackups(report, now);
    expect(found.map(({ state }) => state).join(' ')).toBe(expected);
  });
});

describe('the report', () => {
  it('names a placeholder of the example, and not its value', () => {
    const found = inspectPlaceholders({
      SUCHI_SECRET: 'replace-me-now',
      SUCHI_UPLOADS: '/srv',
      PATH: 'replace-me',
    });
    expect(found).toMatchObject({ state: 'problem', says: expect.stringMatching(/: SUCHI_SECRET$/) });
  });

  it('needs attention as soon as one thing does, and says what to do', () => {
    const fine = { name: 'disk', state: 'ok', says: 'is fine' } as const;
    expect(presentFindings([fine])).toMatchObject({ exit: 'done' });
    const { exit, lines } = presentFindings([
      fine,
      { name: 'mail', state: 'warning', says: 'is slow', next: 'Wait.' },
    ]);
    expect(exit).toBe('attention');
    expect(lines).toEqual([
      'ok       disk  is fine',
      'warning  mail  is slow',
      '               Wait.',
      '',
      '1 of 2 need attention.',
    ]);
  });
});

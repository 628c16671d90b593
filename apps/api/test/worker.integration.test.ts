import { codeIn, startTestInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchInstallation } from '../extensions/suchi/src/health/commands/watch-installation.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerMember } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await startTestInstallation({ name: 'worker', workers: 0 });
});
afterAll(() => server.stop());
afterEach(() => {
  server.mail.beforeAnswer = null;
});

const mailRow = async (email: string) => {
  const [row] = await server.query<{ id: string; state: string; tries: number; failure: string | null }>(
    'select id, state, tries, failure from qdb_mail where to_email = $1',
    [email],
  );
  return row;
};
const waitForState = (email: string, state: string) =>
  waitUntil(`mail to be ${state}`, async () => (await mailRow(email))?.state === state, {
    timeoutMs: 45_000,
  });

describe('the metrics of the installation', () => {
  it('have the queues, mails, payments, disk and backups, and no old figures without a database', async () => {
    const { form } = await registerMember(server);
    await server.query(
      `insert into qd_payments ("user", order_type, amount, next_check_at)
       select id, 'suchi', 60000, now() - interval '1 hour' from directus_users where email = $1`,
      [form.email],
    );
    const platform = jobPlatformOf(server);
    const { registry } = platform.metrics;
    const measure = watchInstallation(platform, import.meta.dirname);
    await measure();
    const text = await registry.metrics();
    for (const line of [
      /^suchi_queue_waiting\{queue="mail-code"\} [1-9]/m,
      /^suchi_queue_oldest_seconds\{queue="mail-code"\} [\d.]+$/m,
      /^suchi_queue_failed\{queue="refund"\} 0$/m,
      /^suchi_mails_waiting [1-9]/m,
      /^suchi_payments_pending [1-9]/m,
      /^suchi_payments_overdue [1-9]/m,
      /^suchi_payment_events_waiting 0$/m,
      /^suchi_ledger_difference_paise 0$/m,
      /^suchi_disk_used_bytes [1-9]/m,
      /^suchi_backup_timestamp_seconds 0$/m,
      /^suchi_dependency_up\{dependency="database"\} 1$/m,
    ]) {
      expect(text).toMatch(line);
    }
    expect(text).not.toContain('@example');

    await platform.database.destroy();
    await measure();
    const after = await registry.metrics();
    expect(after).toContain('suchi_dependency_up{dependency="database"} 0');
    expect(after).not.toMatch(/^suchi_(queue|mails|payments|ledger)_\w+(\{.*)? \d/m);
    expect(after).toMatch(/^suchi_disk_used_bytes [1-9]/m);
  });
});

describe('killing the worker in mid-mail', () => {
  it('before the mail server’s 250: nothing is lost, nothing is sent twice', async () => {
    const { form } = await registerMember(server);
    let answer: (isTaken: boolean) => void = () => {};
    const inMidMail = new Promise<void>((resolve) => {
      server.mail.beforeAnswer = () => {
        resolve();
        return new Promise((decide) => (answer = decide));
      };
    });
    const first = await server.startWorker();
    await inMidMail;
    await first.kill();
    server.mail.beforeAnswer = null;
    answer(false);
    expect(await mailRow(form.email)).toMatchObject({ state: 'queued' });

    const second = await server.startWorker();
    await waitForState(form.email, 'sent');
    await second.stop();
    expect(server.mail.mailsTo(form.email)).toHaveLength(1);
  });

  it('between the 250 and our commit: the mail repeats, with the same Message-ID', async () => {
    const { form } = await registerMember(server);
    // Lets the worker read and lock the mail, but not record that it was sent.
    const blocker = new Client({ connectionString: server.installation.databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table qdb_mail in share mode');

    const first = await server.startWorker();
    await server.mail.waitForMail(form.email);
    await first.kill();
    await blocker.query('rollback');
    await blocker.end();

    const second = await server.startWorker();
    await waitForState(form.email, 'sent');
    await second.stop();
    const mails = server.mail.mailsTo(form.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
    expect(mails[0]?.messageId).toContain((await mailRow(form.email))?.id);
    expect(mails[1] && codeIn(mails[1])).toBe(mails[0] && codeIn(mails[0]));
  });
});

describe('a mail server in trouble', () => {
  it('that refuses for now is tried again', async () => {
    const { form } = await registerMember(server);
    let refusals = 0;
    server.mail.beforeAnswer = async () => (refusals += 1) > 1;
    const worker = await server.startWorker();
    await waitForState(form.email, 'sent');
    await worker.stop();
    expect(await mailRow(form.email)).toMatchObject({ tries: 2, failure: null });
    expect(server.mail.mailsTo(form.email)).toHaveLength(1);
  });
});

describe('the queues', () => {
  it('a one-time code does not wait behind other mail', async () => {
    const backlog = 5000;
    const crowd = await server.query<{ id: string }>(
      `insert into qdb_mail (id, to_email, subject, kind)
       select gen_random_uuid(), 'crowd-' || n || '@example.org', 'A notice', 'notice' from generate_series(1, $1) n
       returning id`,
      [backlog],
    );
    const boss = await new PgBoss(server.installation.databaseUrl).start();
    await boss.insert(
      'mail-notice',
      crowd.map(({ id }) => ({ data: { mailId: id } })),
    );
    await boss.stop({ graceful: false });
    const worker = await server.startWorker();
    await waitUntil('the crowd to be on its way', async () => server.mail.mails.length > 20);
    const { form } = await registerMember(server);
    const askedAt = performance.now();
    await server.mail.waitForMail(form.email);
    const waitedMs = performance.now() - askedAt;
    const left = backlog - server.mail.mails.filter(({ to }) => to.startsWith('crowd-')).length;
    await worker.stop();
    expect(left).toBeGreaterThan(1000);
    expect(waitedMs).toBeLessThan(5000);
  });
});

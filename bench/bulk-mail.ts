// `pnpm bench:bulk-mail 500`: a bulk mail while the worker is killed three times. Afterwards everyone has the mail, a
// repeat has the same Message-ID, there is at most one a kill, and those who unsubscribed got none.
import { randomUUID } from 'node:crypto';
import { askApi, signToken, startTestInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { roleIds } from '../packages/domain/src/accounts/role.ts';
import { runStep } from '../scripts/run-step.ts';

const [recipients = 500] = process.argv.slice(2).map(Number);
const unsubscribed = 20;
const kills = 3;
const perMinute = 1800;
const staffId = '0be9c000-0000-4000-8000-000000000002';
const startedAt = performance.now();

function say(text: string): void {
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}

async function main(): Promise<void> {
  runStep('pnpm', ['--filter', '@suchi/extension', 'build']);
  const server = await startTestInstallation({
    name: 'bench_bulk_mail',
    workers: 0,
    extraEnv: { SUCHI_BULK_MAIL_PER_MINUTE: String(perMinute) },
  });
  try {
    await insertCommunity(server);
    await sendToAll(server);
    await deliverWhileKilling(server);
    process.exitCode = await report(server);
  } finally {
    await server.stop();
  }
}

async function insertCommunity(server: TestInstallation): Promise<void> {
  await server.query(
    `insert into directus_users (id, email, role, status, provider, email_verified)
     values ($1, 'staff@example.org', $2, 'active', 'default', true)`,
    [staffId, roleIds.admin],
  );
  await server.query(
    `with accounts as (
       insert into directus_users (id, first_name, email, role, status, provider, email_verified)
       select gen_random_uuid(), 'Asha', 'member-' || n || '@example.org', $1::uuid, 'active', 'default', true
         from generate_series(1, $2::int) n returning id, email)
     insert into qd_matrimonial_profile ("user", status, gender, first_name, last_name, brithday, bulk_mail_stopped_at)
     select id, 'Active', 'Female', 'Asha', 'Kelkar', '1995-03-04',
            case when split_part(split_part(email, '@', 1), '-', 2)::int > $3::int then now() end
       from accounts`,
    [roleIds.user, recipients + unsubscribed, recipients],
  );
  say(`${recipients} candidates, and ${unsubscribed} who unsubscribed`);
}

async function sendToAll(server: TestInstallation): Promise<void> {
  const { code } = await askApi(server.api.url, '/qe_bulk_mail/send', {
    token: signToken(staffId, roleIds.admin),
    body: {
      key: randomUUID(),
      subject: 'To {name}',
      text: 'Please come to {event}.',
      audience: 'All candidates',
      selection: { all: true, filter: { list: 'all' } },
      recipients,
    },
  });
  if (code !== null) throw new Error(`sending was refused: ${code}`);
}

async function deliverWhileKilling(server: TestInstallation): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const worker = await server.startWorker();
    const until = Math.round((recipients * kill) / (kills + 1));
    await waitUntil(`${until} mails`, async () => server.mail.mails.length >= until, { timeoutMs: 300_000 });
    // In the middle of a mail: it is accepted, and the worker dies before it can record that.
    const { promise, resolve } = Promise.withResolvers<void>();
    server.mail.beforeAnswer = async () => {
      server.mail.beforeAnswer = null;
      await worker.kill();
      resolve();
      return true;
    };
    await promise;
    say(`killed the worker at ${server.mail.mails.length} mails`);
  }
  const last = await server.startWorker();
  await waitUntil('the mail to be complete', async () => (await countOf(server, 'pending')) === 0, {
    timeoutMs: 300_000,
  });
  await last.stop();
}

async function countOf(server: TestInstallation, status: string): Promise<number> {
  const [row] = await server.query<{ count: number }>(
    'select count(*)::int as count from qdb_cold_mail_to_profile where status = $1',
    [status],
  );
  return row?.count ?? 0;
}

async function report(server: TestInstallation): Promise<number> {
  const { mails } = server.mail;
  const addresses = new Set(mails.map(({ to }) => to));
  const messageIds = new Set(mails.map(({ messageId }) => messageId));
  const stopped = [...addresses].filter((address) => Number(/\d+/.exec(address)?.[0]) > recipients);
  const recorded = await countOf(server, 'success');
  const repeats = mails.length - addresses.size;
  const findings = [
    { what: 'people who got the mail', found: addresses.size, isGood: addresses.size === recipients },
    { what: 'recorded as sent', found: recorded, isGood: recorded === recipients },
    { what: 'repeats', found: repeats, isGood: repeats <= kills },
    {
      what: 'repeats with another Message-ID',
      found: messageIds.size - addresses.size,
      isGood: messageIds.size === addresses.size,
    },
    { what: 'unsubscribed who got it', found: stopped.length, isGood: stopped.length === 0 },
  ];
  console.table(findings);
  const isGood = findings.every((finding) => finding.isGood);
  say(isGood ? 'all have it, and none of the unsubscribed' : 'THE COUNTS ARE WRONG');
  return isGood ? 0 : 1;
}

await main();

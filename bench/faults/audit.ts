// Compares what people were told with what is there: nothing lost, nothing done twice.
import { waitUntil } from '@suchi/testing';
import { Client } from 'pg';
import { audit as auditPayments, type Finding } from '../payment-audit.ts';
import type { Scene } from './fault.ts';
import { type Author, favouritesTable, type Save, type Told } from './people.ts';

type Count = (sql: string, values?: unknown[]) => Promise<number>;

export async function auditAll({ fleet, people, cuts }: Scene): Promise<Finding[]> {
  const count: Count = async (sql, values = []) =>
    Number((await fleet.query(`select count(*) n from ${sql}`, values))[0]?.['n']);
  // A mail that is due later, in the morning or again, is brought forward; that it comes by itself is shown by the time until all was good.
  await waitUntil(
    'every mail to be sent',
    async () => {
      await fleet.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and name like 'mail-%'`,
      );
      return (await count(`qdb_mail where state = 'queued'`)) === 0;
    },
    { timeoutMs: 60_000, everyMs: 500 },
  );
  await fleet.provider.control.waitForDeliveries(undefined, 120_000);
  await waitUntil(
    'every event to be processed',
    async () => (await count('qd_payment_event where processed_at is null')) === 0,
  );
  return [
    ...(await auditSaved(people.told, fleet.query, count)),
    ...(await auditMails({ registered: people.told.registered, fleet, cuts }, count)),
    ...(await auditMoney(fleet)),
  ];
}

/** A save that ended before another began must not be what is there now. */
function mayBeThere(save: Save, saves: readonly Save[]): boolean {
  return saves.every((other) => !other.isAcknowledged || other.startedAt < save.endedAt || other === save);
}

function isWhole({ saves }: Author, words: unknown): boolean {
  return saves.some((save) => save.words === words && mayBeThere(save, saves));
}

async function auditSaved(
  { authors, favourites, buyers, photos }: Told,
  query: Scene['fleet']['query'],
  count: Count,
): Promise<Finding[]> {
  let whole = 0;
  for (const author of authors) {
    const [row] = await query('select designation from qd_matrimonial_profile where "user" = $1', [
      author.id,
    ]);
    if (isWhole(author, row?.['designation'])) whole += 1;
  }
  const pairs = await query(
    `select directus_users_id || ' ' || qd_matrimonial_profile_id as pair from ${favouritesTable}`,
  );
  const made = pairs.map(({ pair }) => String(pair));
  return [
    { what: 'forms with the words saved last', expected: authors.length, found: whole },
    {
      what: 'favourites that were made',
      expected: favourites.acknowledged.size,
      found: [...favourites.acknowledged].filter((pair) => made.includes(pair)).length,
    },
    { what: 'favourites there twice', expected: 0, found: made.length - new Set(made).size },
    {
      what: 'favourites that nobody made',
      expected: 0,
      found: made.filter((pair) => !favourites.tried.has(pair)).length,
    },
    {
      what: 'buyers with one order',
      expected: buyers.size,
      found: await count(
        `(select "user" from qd_order where "user" = any($1) group by "user" having count(*) = 1) o`,
        [[...buyers]],
      ),
    },
    {
      what: 'photos that were uploaded',
      expected: photos.size,
      found: await count('directus_files where id = any($1)', [[...photos]]),
    },
  ];
}

/** What a worker sends at the same time, and may send again after a cut. */
const mailsInHand = 3;

async function auditMails(
  { registered, fleet, cuts }: Pick<Told, 'registered'> & Pick<Scene, 'fleet' | 'cuts'>,
  count: Count,
): Promise<Finding[]> {
  const { mail } = fleet;
  const ids = mail.mails.map(({ messageId }) => messageId);
  // A code that is too old to be used is not sent. The person asks for a new one.
  const expired = (await fleet.query(`select to_email from qdb_mail where failure = 'expired'`)).map(
    (row) => row['to_email'],
  );
  return [
    {
      what: 'accounts that were registered',
      expected: registered.size,
      found: await count('directus_users where email = any($1)', [[...registered]]),
    },
    {
      what: 'of them with a mail, or with a code that became too old',
      expected: registered.size,
      found: [...registered].filter(
        (address) => mail.mailsTo(address).length > 0 || expired.includes(address),
      ).length,
    },
    {
      what: 'mails that arrived',
      expected: await count(`qdb_mail where state = 'sent'`),
      found: new Set(ids).size,
    },
    {
      what: 'mails that failed',
      expected: 0,
      found: await count(`qdb_mail where state = 'failed' and failure is distinct from 'expired'`),
    },
    {
      what: 'mails that arrived twice without a cut',
      expected: 0,
      found: Math.max(0, ids.length - new Set(ids).size - cuts * mailsInHand),
    },
  ];
}

async function auditMoney({ postgres, provider }: Scene['fleet']): Promise<Finding[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await auditPayments(client, provider.control, { sold: ['suchi'], mayWait: true });
  } finally {
    await client.end();
  }
}

// Compares our books with the provider's after `pnpm bench:payments`.
import type { PaymentsControl } from '@suchi/testing';
import type { Client } from 'pg';

export interface Finding {
  what: string;
  expected: number;
  found: number;
}

type Count = (sql: string, values?: unknown[]) => Promise<number>;

interface AuditOptions {
  /** What was sold. Others may have been granted before. */
  sold?: readonly (keyof typeof grants)[];
  /** Some have begun a purchase and not paid. */
  mayWait?: boolean;
}

/** In every finding the expected number must be the one found. */
export async function audit(
  client: Client,
  control: PaymentsControl,
  options: AuditOptions = {},
): Promise<Finding[]> {
  const count: Count = async (sql, values = []) =>
    Number((await client.query<{ n: string }>(sql, values)).rows[0]?.n ?? 0);
  const provided = (await control.listPayments()).filter(({ status }) => status === 'captured');
  return [
    ...(await auditPurchases(
      count,
      provided.map(({ order_id: id }) => id),
      options,
    )),
    ...(await auditBooks(count, {
      payments: provided.length,
      paise: provided.reduce((total, { amount }) => total + amount, 0),
    })),
  ];
}

const captured = `from qd_payments where status = 'captured'`;
const grants = {
  subscription: "from qd_subscriptions t where t.status = 'active'",
  suchi: "from qd_order t where t.status = 'paid'",
};

async function auditPurchases(
  count: Count,
  orders: string[],
  { sold = ['subscription', 'suchi'], mayWait = false }: AuditOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [
    {
      what: 'paid purchases',
      expected: orders.length,
      found: await count(`select count(*) n ${captured} and order_id = any($1)`, [orders]),
    },
    {
      what: 'captured here, unknown there',
      expected: 0,
      found: await count(`select count(*) n ${captured} and order_id <> all($1)`, [orders]),
    },
  ];
  if (!mayWait)
    findings.push({
      what: 'purchases that still wait',
      expected: 0,
      found: await count("select count(*) n from qd_payments where status = 'pending'"),
    });
  for (const orderType of sold) {
    const granted = grants[orderType];
    const expected = await count(`select count(*) n ${captured} and order_type = $1`, [orderType]);
    const paid = `exists (select ${captured} and "user" = t."user" and order_type = $1)`;
    findings.push(
      { what: `granted: ${orderType}`, expected, found: await count(`select count(*) n ${granted}`) },
      {
        what: `granted to a payer: ${orderType}`,
        expected,
        found: await count(`select count(distinct t."user") n ${granted} and ${paid}`, [orderType]),
      },
    );
  }
  return findings;
}

async function auditBooks(count: Count, provided: { payments: number; paise: number }): Promise<Finding[]> {
  return [
    {
      what: 'paise of sales in the ledger',
      expected: provided.paise,
      found: await count("select sum(amount) n from ledger_transfer where purpose = 'sale'"),
    },
    {
      what: 'paise the provider owes',
      expected: provided.paise,
      found:
        await count(`select sum(case when debit_account = 'provider_receivable' then amount else -amount end) n
          from ledger_transfer where 'provider_receivable' in (debit_account, credit_account)`),
    },
    {
      what: 'receipts',
      expected: provided.payments,
      found: await count("select count(*) n from receipt where kind = 'receipt'"),
    },
    {
      what: 'highest receipt number',
      expected: provided.payments,
      found: await count('select max(sequence) n from receipt'),
    },
    {
      what: 'mails of payments',
      expected: provided.payments,
      found: await count("select count(*) n from qdb_mail where kind = 'payment_received'"),
    },
  ];
}

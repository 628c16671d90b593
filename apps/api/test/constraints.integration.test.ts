import { cloneDatabase, dropDatabase } from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// What the database refuses from any writer: the Studio, a script, a faulty command.
const name = `suchi_test_constraints_${process.pid}`;
let client: Client;

const first = '00000000-0000-4000-8000-000000000001';
const second = '00000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  client = new Client({ connectionString: await cloneDatabase(name) });
  await client.connect();
  await client.query(
    `insert into directus_users (id, email) values ('${first}', 'a@example.org'), ('${second}', 'b@example.org')`,
  );
  await client.query(`
    insert into qd_matrimonial_profile (id, "user", status, first_name, last_name, gender, brithday, serial_number, edition)
      values (9001, '${first}', 'Active', 'A', 'A', 'Male', '1990-01-01', 5, 1);
    insert into junction_directus_users_qd_matrimonial_profile (directus_users_id, qd_matrimonial_profile_id) values ('${first}', 9001);
    insert into junction_directus_users_qd_matrimonial_profile_1 (directus_users_id, qd_matrimonial_profile_id) values ('${first}', 9001);
    insert into qd_payments (id, "user", amount, order_type, payment_id, status, captured_at)
      values (9001, '${first}', 100, 'suchi', 'pay_1', 'captured', now());
    insert into qd_payment_event (event_id, kind, body) values ('evt_1', 'payment.captured', '{}');
    insert into qd_order (id, "user", razorpay_order_id) values (9001, '${first}', 'order_1');`);
});
afterAll(async () => {
  await client.end();
  await dropDatabase(name);
});

async function refusalOf(sql: string): Promise<string> {
  const refusal = await client.query(sql).then(
    () => 'accepted',
    (error: Error & { constraint?: string }) => error.constraint ?? error.message,
  );
  return refusal;
}

const profile = (columns: string, values: string) =>
  `insert into qd_matrimonial_profile ("user", first_name, last_name, gender, brithday, ${columns})
   values ('${second}', 'B', 'B', 'Female', '1995-01-01', ${values})`;

describe('the database refuses', () => {
  it.each([
    [
      'a second profile of a member',
      `insert into qd_matrimonial_profile ("user") values ('${first}')`,
      'qd_matrimonial_profile_user_unique',
    ],
    [
      'a serial twice in an edition',
      profile('serial_number, edition', '5, 1'),
      'suchi_profile_serial_in_edition',
    ],
    ['a serial without an edition', profile('serial_number', '6'), 'suchi_profile_serial_has_edition'],
    ['an unknown status', profile('status', "'approved'"), 'suchi_profile_status'],
    ['an unknown marital status', profile('marital_status', "'Single'"), 'suchi_profile_marital_status'],
    [
      'an approved profile without a name',
      `insert into qd_matrimonial_profile ("user", status) values ('${second}', 'Active')`,
      'suchi_profile_complete',
    ],
    ['eleven brothers', profile('brothers_married', '11'), 'suchi_profile_siblings'],
    ['an income beyond the limit', profile('income', '20000001'), 'suchi_profile_income'],
    [
      'the same favourite twice',
      `insert into junction_directus_users_qd_matrimonial_profile (directus_users_id, qd_matrimonial_profile_id) values ('${first}', 9001)`,
      'suchi_favourite_pair',
    ],
    [
      'the same block twice',
      `insert into junction_directus_users_qd_matrimonial_profile_1 (directus_users_id, qd_matrimonial_profile_id) values ('${first}', 9001)`,
      'suchi_block_pair',
    ],
    [
      'a provider’s payment twice',
      `insert into qd_payments ("user", amount, order_type, payment_id) values ('${first}', 100, 'suchi', 'pay_1')`,
      'suchi_payment_provider_id',
    ],
    [
      'a payment of nothing',
      `insert into qd_payments ("user", amount, order_type) values ('${first}', 0, 'suchi')`,
      'suchi_payment_amount',
    ],
    [
      'a captured payment that the provider did not name',
      `insert into qd_payments ("user", amount, order_type, status) values ('${first}', 1, 'suchi', 'captured')`,
      'suchi_payment_captured',
    ],
    [
      'a provider’s event twice',
      `insert into qd_payment_event (event_id, kind, body) values ('evt_1', 'x', '{}')`,
      'qd_payment_event_event_id_unique',
    ],
    [
      'a provider’s order twice',
      `insert into qd_order ("user", razorpay_order_id) values ('${second}', 'order_1')`,
      'suchi_order_provider_order',
    ],
    [
      'an unpaid order on its way',
      `insert into qd_order ("user", order_status) values ('${second}', 'dispatched')`,
      'suchi_order_moves_when_paid',
    ],
    [
      'a subscription that ends before it begins',
      `insert into qd_subscriptions ("user", start_date, end_date) values ('${first}', '2026-02-01', '2026-01-01')`,
      'suchi_subscription_range',
    ],
    ['a second row of settings', 'insert into admin_setting (id) values (2)', 'suchi_admin_setting_one_row'],
    [
      'a display without dates',
      'update admin_setting set public_display_on = true',
      'suchi_admin_setting_display_range',
    ],
    [
      'a second current edition',
      `insert into edition (year, is_current, sections, tv_ranges, activation_cutoff) values (2026, true, '[]', '[]', '2024-07-01')`,
      'suchi_edition_current',
    ],
    [
      'the same value of a list twice',
      `insert into qdb_lookup (lookup, name) values ('Job Type', 'SERVICE')`,
      'suchi_lookup_name',
    ],
    [
      'the same address in other letters',
      `insert into directus_users (id, email) values (gen_random_uuid(), 'A@Example.org')`,
      'suchi_users_email_lower',
    ],
    [
      'an empty note',
      `insert into matrimonial_profile_notes (note, user_created, matrinonial_profile) values ('', '${first}', 9001)`,
      'suchi_note_length',
    ],
  ])('%s', async (_what, sql, constraint) => {
    expect(await refusalOf(sql)).toBe(constraint);
  });

  it('paise with a fraction', async () => {
    expect(await refusalOf(`insert into qd_order ("user", amount) values ('${second}', '600.50')`)).toMatch(
      /invalid input syntax for type integer/,
    );
  });
});

describe('the reference data', () => {
  it('has the ids that the specification relies on', async () => {
    const { rows } = await client.query<{ id: number; name: string }>(
      'select id, name from qdb_lookup where id in (1470, 11203, 11204, 11217) order by id',
    );
    expect(rows).toEqual([
      { id: 1470, name: 'India' },
      { id: 11203, name: 'Service' },
      { id: 11204, name: 'Business' },
      { id: 11217, name: 'Undisclosed' },
    ]);
  });

  it('leaves room: a value of a member gets a number above it', async () => {
    const { rows } = await client.query<{ id: number }>(
      `insert into qdb_lookup (lookup, name, record_type) values ('Gotra', 'Of our village', 'custom') returning id`,
    );
    expect(rows[0]?.id).toBeGreaterThan(100_000);
  });
});

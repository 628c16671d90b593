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
    insert into qdb_cold_mail (id, subject, client_key) values (9001, 'A', '${first}'), (9002, 'B', null);
    insert into qdb_cold_mail_to_profile (qdb_cold_mail_id, qd_matrimonial_profile_id, message_id)
      values (9001, 9001, '${first}');
    insert into book_job (id, edition, kind, size, cover, state) values (9001, 1, 'proof', 'A5', 'word', 'done');
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
      'a language of an account that is no code',
      `update directus_users set app_language = 'M1' where id = '${first}'`,
      'suchi_users_app_language',
    ],
    [
      'a language of a mail that is no code',
      "insert into qdb_mail (id, to_email, subject, language) values (gen_random_uuid(), 'a@example.org', 'A', 'E')",
      'suchi_qdb_mail_language',
    ],
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
    [
      'a printed number twice in an edition',
      "insert into printed_profile (edition, profile, serial_number, content) values (1, 9001, 5, '{}'), (1, 9001, 5, '{}')",
      'suchi_printed_profile_number',
    ],
    [
      'a candidate printed twice in an edition',
      "insert into printed_profile (edition, profile, serial_number, content) values (1, 9001, 5, '{}'), (1, 9001, 6, '{}')",
      'suchi_printed_profile_once',
    ],
    [
      'a printed candidate in an unknown section',
      "insert into printed_profile (edition, profile, serial_number, section, content) values (1, 9001, 5, 'x', '{}')",
      'suchi_printed_profile_section',
    ],
    [
      'a printed number below 1',
      "insert into printed_profile (edition, profile, serial_number, content) values (1, 9001, 0, '{}')",
      'suchi_printed_profile_serial',
    ],
    [
      'two files of the book in work',
      "insert into book_job (edition, kind, size, cover) values (1, 'proof', 'A5', 'word'), (1, 'press', 'A5', 'word')",
      'suchi_book_job_one',
    ],
    ...['kind', 'size', 'cover', 'state', 'stage'].map((column) => [
      `a file of the book with an unknown ${column}`,
      `update book_job set ${column} = 'x'`,
      `suchi_book_job_${column}`,
    ]),
    [
      'a file of an edition that is not frozen',
      'update edition set file_made_at = now()',
      'suchi_edition_file_of_frozen',
    ],
    [
      'an unknown state of a bulk mail',
      "update qdb_cold_mail set state = 'sent' where id = 9001",
      'suchi_cold_mail_state',
    ],
    [
      'a bulk mail twice',
      `insert into qdb_cold_mail (subject, client_key) values ('A', '${first}')`,
      'suchi_cold_mail_client_key',
    ],
    [
      'a recipient of a bulk mail twice',
      'insert into qdb_cold_mail_to_profile (qdb_cold_mail_id, qd_matrimonial_profile_id) values (9001, 9001)',
      'suchi_recipient_once',
    ],
    [
      'an unknown state of a recipient',
      "update qdb_cold_mail_to_profile set status = 'sent'",
      'suchi_recipient_status',
    ],
    [
      'one Message-ID for two mails',
      `insert into qdb_cold_mail_to_profile (qdb_cold_mail_id, qd_matrimonial_profile_id, message_id)
       values (9002, 9001, '${first}')`,
      'suchi_recipient_message',
    ],
    ['a serial without an edition', profile('serial_number', '6'), 'suchi_profile_serial_has_edition'],
    ['an unknown status', profile('status', "'approved'"), 'suchi_profile_status'],
    ['an unknown marital status', profile('marital_status', "'Single'"), 'suchi_profile_marital_status'],
    [
      'an approved profile without a name',
      `insert into qd_matrimonial_profile ("user", status) values ('${second}', 'Active')`,
      'suchi_profile_complete',
    ],
    [
      'a second open change of a profile',
      `insert into profile_revision (profile, status, form, changes) values (9001, 'draft', '{}', '[]'), (9001, 'draft', '{}', '[]')`,
      'suchi_revision_open',
    ],
    [
      'an unknown status of a change',
      `insert into profile_revision (profile, status, form, changes) values (9001, 'Pending', '{}', '[]')`,
      'suchi_revision_status',
    ],
    [
      'submitted changes without an instant',
      `insert into profile_revision (profile, status, form, changes) values (9001, 'submitted', '{}', '[]')`,
      'suchi_revision_submitted_at',
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
      'a second open report of one member about one profile',
      `insert into member_report (profile, reporter, entries, evidence, last_at)
         values (9001, '${second}', '[]', '{}', now()), (9001, '${second}', '[]', '{}', now())`,
      'suchi_report_open_pair',
    ],
    [
      'a second open alert of one kind about one profile',
      `insert into member_report (kind, profile, entries, evidence, last_at)
         values ('burst', 9001, '[]', '{}', now()), ('burst', 9001, '[]', '{}', now())`,
      'suchi_report_open_alert',
    ],
    [
      'an alert with a reporter',
      `insert into member_report (kind, profile, reporter, entries, evidence, last_at)
         values ('burst', 9001, '${second}', '[]', '{}', now())`,
      'suchi_report_alert',
    ],
    [
      'a decided report without a time',
      `insert into member_report (profile, entries, evidence, last_at, status, outcome)
         values (9001, '[]', '{}', now(), 'resolved', 'Done')`,
      'suchi_report_decided',
    ],
    [
      'an unknown kind of report',
      `insert into member_report (kind, profile, entries, evidence, last_at) values ('x', 9001, '[]', '{}', now())`,
      'suchi_report_kind',
    ],
    [
      'an unknown status of a report',
      `insert into member_report (profile, entries, evidence, last_at, status, decided_at, outcome)
         values (9001, '[]', '{}', now(), 'x', now(), 'Done')`,
      'suchi_report_status',
    ],
    [
      'a negative number for a burst',
      'update admin_setting set reveal_burst_count = -1',
      'suchi_admin_setting_reveal_burst_count',
    ],
    [
      'a burst without minutes',
      'update admin_setting set reveal_burst_minutes = 0',
      'suchi_admin_setting_reveal_burst_minutes',
    ],
    [
      'a pause without minutes',
      'update admin_setting set reveal_pause_minutes = 0',
      'suchi_admin_setting_reveal_pause_minutes',
    ],
    [
      'a negative number of reports',
      'update admin_setting set report_alert_count = -1',
      'suchi_admin_setting_report_alert_count',
    ],
    [
      'reports of no days',
      'update admin_setting set report_alert_days = 0',
      'suchi_admin_setting_report_alert_days',
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
      'a book by an unknown way',
      `insert into qd_order ("user", delivery_kind) values ('${second}', 'pigeon')`,
      'suchi_order_delivery_kind',
    ],
    [
      'an unknown carrier',
      `insert into qd_order ("user", carrier) values ('${second}', 'pigeon')`,
      'suchi_order_carrier',
    ],
    [
      'a tracking number of no carrier',
      `insert into qd_order ("user", tracking_number) values ('${second}', 'EM412330915IN')`,
      'suchi_order_tracking_has_carrier',
    ],
    [
      'a tracking number twice',
      `insert into qd_order ("user", carrier, tracking_number)
         values ('${second}', 'speed_post', 'EM412330915IN'), ('${second}', 'speed_post', 'EM412330915IN')`,
      'suchi_order_tracking',
    ],
    [
      'a subscription that ends before it begins',
      `insert into qd_subscriptions ("user", start_date, end_date) values ('${first}', '2026-02-01', '2026-01-01')`,
      'suchi_subscription_range',
    ],
    [
      'a colour that is not six digits',
      "update admin_setting set brand_colour = '#781D2E'",
      'suchi_admin_setting_brand_colour',
    ],
    ['an empty language', "update admin_setting set languages = 'en,'", 'suchi_admin_setting_languages'],
    [
      'a language that is not a code',
      "update admin_setting set association_own_language = 'Marathi'",
      'suchi_admin_setting_association_own_language',
    ],
    ['a second row of settings', 'insert into admin_setting (id) values (2)', 'suchi_admin_setting_one_row'],
    [
      'a display without dates',
      'update admin_setting set public_display_on = true',
      'suchi_admin_setting_display_range',
    ],
    [
      'an authorised screen that never ends',
      `insert into hall_screen (id, name, secret_hash, code_expires_at, authorised_at)
         values ('${first}', 'Main hall', 'x', now(), now())`,
      'suchi_hall_screen_authorised',
    ],
    [
      'a screen with an unknown section',
      `insert into hall_screen (id, secret_hash, code_expires_at, section) values ('${first}', 'x', now(), 'x')`,
      'suchi_hall_screen_section',
    ],
    [
      'a code of two screens',
      `insert into hall_screen (id, secret_hash, code_hash, code_expires_at)
         values ('${first}', 'x', 'same', now()), ('${second}', 'y', 'same', now())`,
      'suchi_hall_screen_code',
    ],
    [
      'a second current edition',
      `insert into edition (year, is_current, sections, activation_cutoff) values (2026, true, '[]', '2024-07-01')`,
      'suchi_edition_current',
    ],
    [
      'the same value of a list twice',
      `insert into qdb_lookup (lookup, name) values ('Job Type', 'SERVICE')`,
      'suchi_lookup_name',
    ],
    [
      'a merged value that is still in its list',
      'update qdb_lookup set merged_into = 11203 where id = 11204',
      'suchi_lookup_merged',
    ],
    [
      'a value merged into itself',
      `insert into lookup_merge (source, target, moves) values (11203, 11203, '{}')`,
      'suchi_lookup_merge_two',
    ],
    [
      'two different values in the wrong order',
      'insert into lookup_distinct (first_value, second_value) values (11204, 11203)',
      'suchi_lookup_distinct_order',
    ],
    [
      'two different values twice',
      'insert into lookup_distinct (first_value, second_value) values (11203, 11204), (11203, 11204)',
      'suchi_lookup_distinct_pair',
    ],
    [
      'two imports in work',
      "insert into import_job (state) values ('queued'), ('running')",
      'suchi_import_job_one',
    ],
    [
      'an unknown state of an import',
      "insert into import_job (state) values ('x')",
      'suchi_import_job_state',
    ],
    ['an unknown status', "insert into import_job (status) values ('x')", 'suchi_import_job_status'],
    [
      'a row imported twice',
      `insert into import_row (source, import_key) values ('old', 'key'), ('other', 'key')`,
      'suchi_import_row_key',
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
    [
      'the same note sent twice',
      `insert into matrimonial_profile_notes (note, user_created, matrinonial_profile, client_key)
         values ('a', '${first}', 9001, 'k'), ('a', '${first}', 9001, 'k')`,
      'suchi_note_once',
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

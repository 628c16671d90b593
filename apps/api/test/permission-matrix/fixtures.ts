import type { TestInstallation } from '@suchi/testing';

/** Row A is the member's own or for all, row B is another's or for staff. */
export interface Fixture {
  a: string;
  b: string;
}

export interface People {
  me: string;
  other: string;
}

const fileA = '00000000-0000-4000-8000-0000000000a1';
const fileB = '00000000-0000-4000-8000-0000000000b1';
const mailA = '00000000-0000-4000-8000-0000000000a2';
const mailB = '00000000-0000-4000-8000-0000000000b2';
const screenA = '00000000-0000-4000-8000-0000000000a3';
const screenB = '00000000-0000-4000-8000-0000000000b3';

/** In the order of their foreign keys. `$1` is the member, `$2` the other one. */
const inserts = [
  `insert into directus_files (id, storage, filename_download) values ('${fileA}', 'local', 'a.webp'), ('${fileB}', 'local', 'b.webp')`,
  `insert into qdb_lookup (id, lookup, name, record_type, user_created)
     values (90001, 'Matrix', 'Standard', 'standard', null), (90002, 'Matrix', 'Another’s own', 'custom', $2)`,
  `insert into lookup_merge (id, source, target, moves) values (90001, 90001, 90002, '{}'), (90002, 90002, 90001, '{}')`,
  `insert into lookup_distinct (id, first_value, second_value) values (90001, 90001, 90002), (90002, 1470, 11203)`,
  `insert into qdb_lookup_type (id, name) values (90001, 'Matrix'), (90002, 'Matrix two')`,
  `insert into edition (id, year, is_current, sections, activation_cutoff)
     values (90002, 1999, false, '[]', '2024-07-01')`,
  `insert into qd_matrimonial_profile (id, "user", status, first_name, last_name, gender, brithday, serial_number, edition)
     values (90001, $1, 'Active', 'Own', 'Profile', 'Male', '1995-01-01', null, null),
            (90002, $2, 'Active', 'Another', 'Profile', 'Female', '1996-01-01', 77, 90002)`,
  `insert into import_job (id, state) values (90001, 'done'), (90002, 'failed')`,
  `insert into import_row (id, source, import_key, "user", profile)
     values (90001, 'old', 'key a', $1, 90001), (90002, 'old', 'key b', $2, 90002)`,
  `insert into qd_address (id, profile, name, mobile, country)
     values (90001, 90001, 'Home', '9000000001', 90001), (90002, 90002, 'Home', '9000000002', 90001)`,
  `insert into qd_matrimonial_profile_files (id, qd_matrimonial_profile_id, directus_files_id)
     values (90001, 90001, '${fileA}'), (90002, 90002, '${fileB}')`,
  `insert into qd_matrimonial_profile_education (id, qd_matrimonial_profile_id, qdb_lookup_id)
     values (90001, 90001, 90001), (90002, 90002, 90001)`,
  `insert into profile_revision (id, profile, status, form, changes)
     values (90001, 90001, 'draft', '{}', '[]'), (90002, 90002, 'draft', '{}', '[]')`,
  `insert into serial_run (id, edition, section) values (90001, 90002, 'late'), (90002, 90002, 'late')`,
  `insert into book_job (id, edition, kind, size, cover, state)
     values (90001, 90002, 'proof', 'A5', 'word', 'done'), (90002, 90002, 'press', 'A4', 'word', 'failed')`,
  `insert into serial_change (id, run, profile) values (90001, 90001, 90001), (90002, 90002, 90002)`,
  `insert into printed_profile (id, edition, profile, serial_number, content)
     values (90001, 90002, 90001, 76, '{}'), (90002, 90002, 90002, 77, '{}')`,
  `insert into second_factor (id, "user") values (90001, $1), (90002, $2)`,
  `insert into first_run (id, token_hash, expires_at) values (90001, 'a', now()), (90002, 'b', now())`,
  `insert into hall_screen (id, secret_hash, code_expires_at)
     values ('${screenA}', 'a', now()), ('${screenB}', 'b', now())`,
  `insert into proof_answer (id, edition, profile, answer, answered_at)
     values (90001, 90002, 90001, 'correct', now()), (90002, 90002, 90002, 'correct', now())`,
  `insert into proof_mistake (id, edition, profile, line, should_be, sent_at)
     values (90001, 90002, 90001, 'name', 'x', now()), (90002, 90002, 90002, 'name', 'x', now())`,
  ...['', '_1'].map(
    (suffix) => `insert into junction_directus_users_qd_matrimonial_profile${suffix}
      (id, directus_users_id, qd_matrimonial_profile_id) values (90001, $1, 90002), (90002, $2, 90001)`,
  ),
  `insert into matrimonial_profile_notes (id, note, user_created, matrinonial_profile)
     values (90001, 'Mine', $1, 90002), (90002, 'Not mine', $2, 90001)`,
  `insert into qd_subscriptions (id, "user", start_date, end_date)
     values (90001, $1, '2026-01-01', '2027-01-01'), (90002, $2, '2026-01-01', '2027-01-01')`,
  `insert into qd_order (id, "user", name) values (90001, $1, 'Mine'), (90002, $2, 'Not mine')`,
  `insert into qd_payments (id, "user", amount, order_type) values (90001, $1, 55000, 'subscription'), (90002, $2, 60000, 'suchi')`,
  `insert into qd_payment_event (id, event_id, kind, body) values (90001, 'a', 'x', '{}'), (90002, 'b', 'x', '{}')`,
  `insert into payment_attempt (id, payment, provider_payment_id, status, amount, attempted_at)
     values (90001, 90001, 'pay_a', 'created', 55000, now()), (90002, 90002, 'pay_b', 'created', 60000, now())`,
  `insert into payment_refund (id, payment, status, amount, reason, idempotency_key)
     values (90001, 90001, 'asked', 100, 'other', 'refund-a'), (90002, 90002, 'asked', 100, 'other', 'refund-b')`,
  `insert into ledger_transfer (id, debit_account, credit_account, amount, purpose, source_kind, source_id, happened_at)
     values (90001, 'bank', 'book_income', 1, 'sale', 'payment', 90001, now()),
            (90002, 'bank', 'book_income', 1, 'sale', 'payment', 90002, now())`,
  `insert into receipt_series (id, financial_year, last_number) values (90001, '1998-99', 1), (90002, '1999-00', 1)`,
  `insert into receipt (id, number, financial_year, sequence, kind, payment, amount, issued_on, facts)
     values (90001, '1998-99/00001', '1998-99', 1, 'receipt', 90001, 55000, '1998-05-01', '{}'),
            (90002, '1999-00/00001', '1999-00', 1, 'receipt', 90002, 60000, '1999-05-01', '{}')`,
  `insert into settlement_line (id, entity_id, kind, amount, settlement_id, settled_on)
     values (90001, 'pay_a', 'payment', 55000, 'setl_a', '2026-01-01'), (90002, 'pay_b', 'payment', 60000, 'setl_a', '2026-01-01')`,
  `insert into reconciliation_run (id, day) values (90001, '2026-01-01'), (90002, '2026-01-02')`,
  `insert into qp_pm_holidays (id, name, date) values (90001, 'A day', '2026-01-26'), (90002, 'Another day', '2026-08-15')`,
  `insert into qdb_mail (id, to_email, subject) values ('${mailA}', 'a@example.org', 'A'), ('${mailB}', 'b@example.org', 'B')`,
  `insert into qdb_cold_mail (id, subject) values (90001, 'A'), (90002, 'B')`,
  `insert into qdb_cold_mail_to_profile (id, qdb_cold_mail_id, qd_matrimonial_profile_id) values (90001, 90001, 90001), (90002, 90002, 90002)`,
  `insert into contact_reveal (id, viewer, profile) values (90001, $1, 90002), (90002, $2, 90001)`,
  `insert into member_message (id, sender, profile, message) values (90001, $1, 90002, 'Mine'), (90002, $2, 90001, 'Not mine')`,
  `insert into member_report (id, profile, reporter, entries, evidence, last_at)
     values (90001, 90002, $1, '[]', '{}', now()), (90002, 90001, $2, '[]', '{}', now())`,
  `insert into audit_log (id, actor, actor_kind, action, subject_collection, subject_id)
     values (90001, $1, 'member', 'submit', 'x', '1'), (90002, $2, 'member', 'submit', 'x', '2')`,
  `insert into news_post (id, title, published_on, body, is_published)
     values (90001, 'Told', '2026-01-01', 'x', true), (90002, 'Not yet', '2026-01-01', 'x', false)`,
];

export async function insertFixtures(
  server: TestInstallation,
  people: People,
): Promise<(collection: string) => Fixture> {
  for (const sql of inserts) {
    // A statement may use only one of the two, and PostgreSQL numbers parameters from one.
    const isAboutOther = sql.includes('$2') && !sql.includes('$1');
    const values = isAboutOther ? [people.other] : sql.includes('$1') ? [people.me, people.other] : [];
    await server.query(isAboutOther ? sql.replaceAll('$2', '$1') : sql, values);
  }
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  const special: Record<string, Fixture> = {
    directus_users: { a: people.me, b: people.other },
    edition: { a: String(current?.id), b: '90002' },
    qdb_mail: { a: mailA, b: mailB },
    hall_screen: { a: screenA, b: screenB },
  };
  return (collection) => special[collection] ?? { a: '90001', b: '90002' };
}

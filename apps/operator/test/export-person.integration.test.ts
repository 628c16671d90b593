import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleIds } from '@suchi/domain/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftOut } from '../../api/extensions/suchi/src/platform/person/left-out.ts';
import { parts } from '../../api/extensions/suchi/src/platform/person/parts.ts';
import { makeOperatedInstallation, type OperatedInstallation } from './installation.ts';

let installed: OperatedInstallation;
const [asha, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const photo = '33333333-3333-4333-8333-333333333333';
const email = 'asha@example.org';
const favourites = 'junction_directus_users_qd_matrimonial_profile';

/** Two people who know of each other in every way that the tables allow. */
const rows = `
insert into directus_users (id, email, first_name, last_name, role, status, provider, email_verified, password, tfa_secret)
values ('${asha}', '${email}', 'Asha', 'Ranade', '${roleIds.user}', 'active', 'default', true, 'hash-of-asha', 'seed-of-asha'),
       ('${other}', 'other@example.org', 'Vijay', 'Otherman', '${roleIds.user}', 'active', 'default', true, 'x', null);
insert into directus_files (id, storage, filename_disk, filename_download, type, uploaded_by)
values ('${photo}', 'local', '${photo}.jpg', 'asha.jpg', 'image/jpeg', '${asha}'),
       (gen_random_uuid(), 'local', 'lost.jpg', 'lost.jpg', 'image/jpeg', '${asha}'),
       (gen_random_uuid(), 'local', 'first.jpg', 'others.jpg', 'image/jpeg', '${other}');
insert into qd_matrimonial_profile (id, "user", status, first_name, last_name, gender, main_photo)
values (901, '${asha}', 'Draft', 'Asha', 'Ranade', 'Female', '${photo}'), (902, '${other}', 'Draft', 'Vijay', 'Otherman', 'Male', null);
insert into qd_address (profile, address) values (901, '12 Lake Road'), (902, '99 Hidden Street');
insert into ${favourites} (directus_users_id, qd_matrimonial_profile_id) values ('${asha}', 902), ('${other}', 901);
insert into ${favourites}_1 (directus_users_id, qd_matrimonial_profile_id) values ('${other}', 901);
insert into matrimonial_profile_notes (user_created, matrinonial_profile, note) values ('${asha}', 902, 'note of Asha'), ('${other}', 901, 'note of Vijay');
insert into member_message (sender, profile, message) values ('${asha}', 902, 'from Asha'), ('${other}', 901, 'to Asha');
insert into interest (sender, receiver, sender_account, words, shared_mobile, sent_at, open_until) values
  (901, 902, '${asha}', 'interest of Asha', '99000', now(), '2099-01-01');
insert into interest (sender, receiver, sender_account, words, state, closed_at, sent_at, open_until) values
  (902, 901, '${other}', 'interest of Vijay', 'declined', now(), now(), '2099-01-01');
insert into member_report (profile, reporter, entries, evidence, last_at) values
  (902, '${asha}', '[{"text":"said by Asha"}]', '{"opened":["found about Vijay"]}', now()),
  (901, '${other}', '[{"text":"said by Vijay"}]', '{}', now());
insert into qdb_mail (id, to_email, subject, kind, state) values (gen_random_uuid(), 'Asha@example.org', 'Welcome Asha', 'one_time_code', 'queued'), (gen_random_uuid(), 'other@example.org', 'Welcome Vijay', 'one_time_code', 'queued');
insert into audit_log (actor, actor_kind, action, subject_collection, subject_id) values
  ('${other}', 'admin', 'profile.approve', 'qd_matrimonial_profile', '901'), ('${other}', 'admin', 'profile.approve', 'qd_matrimonial_profile', '902');
insert into directus_sessions (token, "user", expires, session_id, signed_in_at) values ('token-of-asha', '${asha}', now() + interval '1 day', gen_random_uuid(), now());
`;

beforeAll(async () => {
  installed = await makeOperatedInstallation('export_person');
  writeFileSync(join(installed.uploads, `${photo}.jpg`), 'a picture of Asha');
  await installed.query(rows);
});

afterAll(() => installed.remove());

describe('suchi export-person', () => {
  it.each([[[]], [['nobody']], [[email, 'more']]])('refuses %j', async (words) => {
    expect((await installed.suchi(['export-person', ...words])).code).toBe(2);
  });

  it('knows only people who have an account', async () => {
    const { code, error } = await installed.suchi(['export-person', 'nobody@example.org']);
    expect({ code, words: error?.message }).toEqual({
      code: 4,
      words: 'There is no account with this address.',
    });
  });

  it('writes what is about the person, and nothing about another or secret', async () => {
    const folder = join(installed.folder, 'export');
    const { code, facts } = await installed.suchi(['export-person', 'ASHA@example.org', '--to', folder]);
    // One of the files is recorded and not there.
    expect(code).toBe(3);
    expect(facts).toMatchObject({
      files: 1,
      missing: 1,
      rows: { account: 1, profile: 1, addresses: 1, favourites: 1, blocks: 0, notes: 1, files: 2 },
    });
    expect(facts).toMatchObject({
      rows: { 'messages-sent': 1, 'messages-received': 1, reports: 1, mails: 1, audit: 1, sessions: 1 },
    });
    expect(readFileSync(join(folder, 'files', `${photo}.jpg`), 'utf8')).toBe('a picture of Asha');
    expect(statSync(folder).mode & 0o777).toBe(0o700);

    const names = readdirSync(folder).filter((name) => name !== 'files');
    const everything = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const own = [
      'Ranade',
      '12 Lake Road',
      'note of Asha',
      'from Asha',
      'to Asha',
      'interest of Asha',
      'interest of Vijay',
      'said by Asha',
      'Welcome Asha',
    ];
    for (const text of own) expect(everything).toContain(text);
    const others = [
      'Otherman',
      'Hidden Street',
      'note of Vijay',
      'said by Vijay',
      'found about Vijay',
      'Welcome Vijay',
      '99000',
    ];
    for (const text of [...others, other, 'hash-of-asha', 'seed-of-asha', 'token-of-asha'])
      expect(everything.includes(text), `the export contains ${text}`).toBe(false);
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(index).toContain('<a href="profile.json">profile.json</a>');
    expect(index).toContain('files/lost.jpg');
    // It is a page to read, not only a list of files.
    expect(index).toContain('<dd>12 Lake Road</dd>');
    expect(index).toContain('<html lang="en">');
  });

  it('is recorded, and never writes over an older one', async () => {
    expect(await installed.query(`select subject_id from audit_log where action = 'account.export'`)).toEqual(
      [{ subject_id: asha }],
    );
    const folder = join(installed.folder, 'export');
    expect(existsSync(folder)).toBe(true);
    expect((await installed.suchi(['export-person', email, '--to', folder])).code).toBe(4);
  });
});

describe('the list of what is exported', () => {
  it('has every reference to a person in the database, or a reason to leave it out', async () => {
    const found = (await installed.query(
      `select distinct c.conrelid::regclass || '.' || a.attname as name
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid in
              ('directus_users'::regclass, 'qd_matrimonial_profile'::regclass, 'qd_payments'::regclass,
               'payment_attempt'::regclass, 'payment_refund'::regclass)`,
    )) as { name: string }[];
    const references = found.map(({ name }) => name.replaceAll('"', ''));
    const taken = new Set(parts.flatMap(({ table, by }) => by.map((column) => `${table}.${column}`)));
    const viaPayment = new Set(['payment_refund.attempt', 'receipt.refund']);
    const known = (name: string) => taken.has(name) || viaPayment.has(name) || leftOut[name] !== undefined;
    expect(references.length).toBeGreaterThan(60);
    expect(references.filter((name) => !known(name))).toEqual([]);
    // Reasons for what is no longer there would mislead.
    expect(Object.keys(leftOut).filter((name) => !references.includes(name))).toEqual([]);
  });

  it('names columns that exist', async () => {
    const found = (await installed.query(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )) as { name: string }[];
    const columns = new Set(found.map(({ name }) => name));
    const named = parts.flatMap(({ table, by, without = [] }) =>
      [...by, ...without].map((column) => `${table}.${column}`),
    );
    expect(named.filter((name) => !columns.has(name))).toEqual([]);
  });
});

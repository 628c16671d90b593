import { roleIds } from '@suchi/domain/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperatedInstallation, type OperatedInstallation } from './installation.ts';

let installed: OperatedInstallation;
const password = { SUCHI_OPERATOR_PASSWORD: 'a long enough password' };
const email = 'second.operator@example.org';

beforeAll(async () => {
  installed = await makeOperatedInstallation('operator_user');
});

afterAll(() => installed.remove());

describe('suchi user', () => {
  it.each([[[]], [['make-operator']], [['make-operator', 'nobody']], [['delete', email]]])(
    'refuses %j',
    async (words) => {
      expect((await installed.suchi(['user', ...words])).code).toBe(2);
    },
  );

  it('needs a password for an operator', async () => {
    const { code, error } = await installed.suchi(['user', 'make-operator', email]);
    expect({ code, words: error?.message }).toEqual({
      code: 4,
      words: 'There is no password for the new operator.',
    });
  });

  it('makes an operator once', async () => {
    const made = await installed.suchi(['user', 'make-operator', email], password);
    expect(made.code).toBe(0);
    expect(
      await installed.query(
        `select u.id, r.name from directus_users u join directus_roles r on r.id = u.role where email = '${email}'`,
      ),
    ).toEqual([{ id: made.facts['id'], name: 'operator' }]);

    const again = await installed.suchi(['user', 'make-operator', email.toUpperCase()], password);
    expect({ code: again.code, words: again.error?.message }).toEqual({
      code: 4,
      words: 'There is an account with this address already.',
    });
  });

  it('finds an account in the log, and nobody unknown', async () => {
    const { code, facts } = await installed.suchi(['user', 'log-mark', email]);
    expect({ code, mark: facts['mark'] }).toEqual({ code: 0, mark: expect.stringMatching(/^[\w-]{22}$/) });
    expect((await installed.suchi(['user', 'log-mark', 'nobody@example.org'])).code).toBe(4);
  });

  it('resets a second factor and records it; nobody unknown is reset', async () => {
    await installed.query(`update directus_users set tfa_secret = 'lost' where email = '${email}'`);
    const { code } = await installed.suchi(['user', 'reset-second-factor', email]);
    expect(code).toBe(0);
    expect(await installed.query(`select tfa_secret from directus_users where email = '${email}'`)).toEqual([
      { tfa_secret: null },
    ]);
    expect(await installed.query('select actor_kind, action, details from audit_log')).toEqual([
      { actor_kind: 'system', action: 'staff.reset_second_factor', details: { reason: 'operator' } },
    ]);

    const unknown = await installed.suchi(['user', 'reset-second-factor', 'nobody@example.org']);
    expect({ code: unknown.code, words: unknown.error?.message }).toEqual({
      code: 4,
      words: 'There is no active staff or operator account with this address.',
    });
  });

  it('prints a link of the first-run wizard while there is no admin', async () => {
    const { code, facts } = await installed.suchi(['setup-link']);
    expect({ code, link: facts['link'] }).toEqual({
      code: 0,
      link: expect.stringMatching(/\/setup#[\w-]{43}$/),
    });
  });

  it('makes a verified member an admin, and records it', async () => {
    const member = 'first.admin@example.org';
    await installed.query(
      `insert into directus_users (id, email, first_name, role, status, provider, email_verified)
       values (gen_random_uuid(), '${member}', 'Asha', '${roleIds.user}', 'active', 'default', false)`,
    );
    const unverified = await installed.suchi(['user', 'make-admin', member]);
    expect({ code: unverified.code, words: unverified.error?.message }).toEqual({
      code: 4,
      words: 'There is no member with this address who has verified it.',
    });

    await installed.query(`update directus_users set email_verified = true where email = '${member}'`);
    const { code, facts } = await installed.suchi(['user', 'make-admin', member]);
    expect(code).toBe(0);
    expect(await installed.query(`select id, role from directus_users where email = '${member}'`)).toEqual([
      { id: facts['id'], role: roleIds.admin },
    ]);
    expect(
      await installed.query(
        `select actor_kind, action, subject_id from audit_log where action = 'staff.change_rights'`,
      ),
    ).toEqual([{ actor_kind: 'system', action: 'staff.change_rights', subject_id: facts['id'] }]);
    const refused = await installed.suchi(['setup-link']);
    expect({ code: refused.code, words: refused.error?.message }).toEqual({
      code: 4,
      words: 'There is an admin already. Admins change the association under Admin Settings.',
    });
  });
});

describe('suchi prepare', () => {
  it.each([
    ['SUCHI_REDIS_URL', 'redis://127.0.0.1:1', 'Redis'],
    ['SUCHI_DATABASE_URL', 'postgres://suchi@127.0.0.1:1/suchi', 'PostgreSQL'],
  ])('changes nothing while the service of %s does not respond', async (name, url, service) => {
    const { code, error } = await installed.suchi(['prepare'], { [name]: url });
    expect(code).toBe(4);
    expect(error?.message).toContain(service);
    expect(error?.next).toContain(name);
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  type ApiNode,
  askApi,
  cloneDatabase,
  databaseExists,
  databaseUrl,
  dropDatabase,
  projectRoot,
  queryDatabase,
  quickStart,
  redisUrl,
  startApiNode,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const machine = mkdtempSync(join(tmpdir(), 'suchi-associations-'));
const [one, two] = [`one-${process.pid}`, `two-${process.pid}`];
const databaseOf = (name: string) => `suchi_test_${name}`;
const settingsOf = (name: string) => join(machine, `etc/suchi-${name}/suchi.env`);
const variablesOf = (name: string) =>
  parseEnv(readFileSync(settingsOf(name), 'utf8')) as Record<string, string>;

/** What a script answers for a new association. */
const answersFor = (name: string) => ({
  SUCHI_PUBLIC_URL: `https://${name}.test`,
  SUCHI_ASSOCIATION: `Mandal ${name}`,
  SUCHI_SMTP_URL: 'smtp://127.0.0.1:1',
  SUCHI_MAIL_FROM: `Suchi <no-reply@${name}.test>`,
  SUCHI_DATABASE_URL: databaseUrl(databaseOf(name)),
  SUCHI_REDIS_URL: redisUrl,
});

interface Said {
  code: number;
  facts: Record<string, unknown> & { associations?: Record<string, unknown>[]; error?: { message: string } };
}

/** Runs `suchi … --json` as a process of its own. */
async function suchi(args: string[], answers: Record<string, string> = {}): Promise<Said> {
  const main = join(projectRoot, 'apps/operator/src/main.ts');
  const env = {
    PATH: process.env['PATH'],
    NODE_OPTIONS: `--import ${quickStart()}`,
    HTTPS_PROXY: 'http://127.0.0.1:1',
    SUCHI_MACHINE: machine,
    ...answers,
  };
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [main, ...args, '--json'], { env }, (_error, stdout, stderr) => {
      if (!stdout.startsWith('{'))
        reject(new Error(`no JSON from suchi ${args.join(' ')}: ${stdout}${stderr}`));
      else resolve({ code: child.exitCode ?? -1, facts: JSON.parse(stdout) as Said['facts'] });
    });
  });
}

/** As the proxy sends what comes by the Studio's listener. */
const studio = { 'x-suchi-door': 'studio', 'sec-fetch-site': 'same-origin' };

const nodes: ApiNode[] = [];

/** With the variables of its file, on its own port. */
async function startNode(name: string): Promise<ApiNode> {
  const variables = variablesOf(name);
  const node = await startApiNode(
    {
      namespace: `suchi-${name}`,
      databaseUrl: databaseUrl(databaseOf(name)),
      smtpUrl: 'smtp://127.0.0.1:1',
      publicUrl: `https://${name}.test`,
      logFolder: machine,
      extraEnv: { ...variables, SUCHI_QUICK_HASHING: 'false' },
    },
    Number(variables['SUCHI_API_PORT']),
  );
  nodes.push(node);
  return node;
}

beforeAll(async () => {
  // A copy is filled sooner than an empty one. The database of the other is made by the command.
  await cloneDatabase(databaseOf(one));
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await dropDatabase(databaseOf(one));
  await dropDatabase(databaseOf(two));
  rmSync(machine, { recursive: true });
});

describe('suchi new-association', () => {
  it('makes an association with a database, a schema and a file of its own', async () => {
    const { code, facts } = await suchi(['new-association', one], answersFor(one));
    expect({ code, facts }).toMatchObject({
      code: 0,
      facts: { name: one, address: `https://${one}.test`, settings: settingsOf(one) },
    });
    expect(statSync(settingsOf(one)).mode & 0o777).toBe(0o600);
    expect(await queryDatabase(databaseOf(one), 'select association_name from admin_setting')).toEqual([
      { association_name: `Mandal ${one}` },
    ]);
  });

  it('goes on where it stopped, with the answers of before', async () => {
    const wrong = { ...answersFor(two), SUCHI_REDIS_URL: 'redis://127.0.0.1:1' };
    const stopped = await suchi(['new-association', two], wrong);
    expect({ code: stopped.code, words: stopped.facts.error?.message }).toEqual({
      code: 1,
      words: expect.stringContaining('Redis'),
    });
    expect(await databaseExists(databaseOf(two))).toBe(true);
    await cloneDatabase(databaseOf(two));
    const { facts } = await suchi(['associations']);
    expect(facts.associations).toMatchObject([{ name: one }, { name: two, state: 'unfinished' }]);

    const text = readFileSync(settingsOf(two), 'utf8').replace(wrong.SUCHI_REDIS_URL, redisUrl);
    writeFileSync(settingsOf(two), text);
    expect((await suchi(['new-association', two])).code).toBe(0);
  });

  it('shares nothing between them', () => {
    const [first, second] = [variablesOf(one), variablesOf(two)];
    const shared = Object.keys(first).filter((name) => first[name] === second[name]);
    expect(shared.toSorted()).toEqual(['CONFIG_PATH', 'SUCHI_REDIS_URL', 'SUCHI_SMTP_URL']);
    // Their names in the one Redis.
    expect(first).toMatchObject({ SUCHI_NAMESPACE: `suchi-${one}` });
  });

  it.each([
    ['a name that is there', one, {}, 4, 'There is an association'],
    ['a name that cannot be one', 'No_Name', {}, 2, 'cannot be the name'],
    ['an address of another', 'third', { SUCHI_PUBLIC_URL: `https://${one}.test` }, 4, 'is the address of'],
    [
      'a database of another',
      'third',
      { SUCHI_DATABASE_URL: databaseUrl(databaseOf(one)) },
      4,
      'has this database',
    ],
  ])('refuses %s, and makes nothing', async (_, name, answers, expected, words) => {
    const { code, facts } = await suchi(['new-association', name], { ...answersFor('third'), ...answers });
    expect({ code, words: facts.error?.message }).toEqual({
      code: expected,
      words: expect.stringContaining(words),
    });
    expect(() => statSync(join(machine, 'etc/suchi-third'))).toThrow('ENOENT');
  });

  it('refuses the port of another', async () => {
    const { code } = await suchi(
      ['new-association', 'third', '--port', variablesOf(one)['SUCHI_API_PORT'] ?? ''],
      answersFor('third'),
    );
    expect(code).toBe(4);
  });
});

describe('two associations on one machine', () => {
  it('are backed up together, and listed with their backups', async () => {
    const { code, facts } = await suchi(['backup', '--all']);
    expect({ code, all: facts.associations }).toMatchObject({
      code: 0,
      all: [
        { association: one, code: 0, backups: 1 },
        { association: two, code: 0, backups: 1 },
      ],
    });
    const { facts: listed } = await suchi(['associations']);
    expect(listed.associations).toMatchObject([
      { name: one, address: `https://${one}.test`, state: 'stopped', last_backup: expect.any(String) },
      { name: two, address: `https://${two}.test`, state: 'stopped', last_backup: expect.any(String) },
    ]);
  });

  it('are backed up one by one', async () => {
    expect(await suchi(['--association', two, 'backup'])).toMatchObject({ code: 0, facts: { backups: 2 } });
    expect((await suchi(['-a', one, 'backups'])).facts['backups']).toHaveLength(1);
  });

  it('know only their own people: a session of one is refused by the other', async () => {
    const person = { email: 'operator@example.org', password: 'a long enough password' };
    const made = await suchi(['-a', one, 'user', 'make-operator', person.email], {
      SUCHI_OPERATOR_PASSWORD: person.password,
    });
    expect(made.code).toBe(0);
    const [here, there] = await Promise.all([startNode(one), startNode(two)]);
    const signIn = ({ url }: ApiNode, mode: string) =>
      askApi<{ access_token: string }>(url, '/auth/login', { body: { ...person, mode }, headers: studio });
    const session = (await signIn(here, 'session')).headers.getSetCookie().join().split(';')[0] ?? '';
    expect(session).toMatch(/^__Host-suchi_session=./);
    // Even with the same account and the same session there.
    for (const table of ['directus_users', 'directus_sessions']) await copyRows(table);

    const statusAt = async ({ url }: ApiNode, headers: Record<string, string>) =>
      (await askApi(url, '/users/me', { headers: { ...studio, ...headers } })).status;
    expect(await statusAt(here, { cookie: session })).toBe(200);
    expect(await statusAt(there, { cookie: session })).not.toBe(200);
    const tokenOf = async (node: ApiNode) => ({
      authorization: `Bearer ${(await signIn(node, 'json')).data.access_token}`,
    });
    expect(await statusAt(here, await tokenOf(here))).toBe(200);
    expect(await statusAt(there, await tokenOf(there))).toBe(200);
    expect(await statusAt(there, await tokenOf(here))).not.toBe(200);

    const { facts } = await suchi(['associations']);
    expect(facts.associations).toMatchObject([{ state: '1 of 2 nodes' }, { state: '1 of 2 nodes' }]);
  });
});

/** From one association into the other. */
async function copyRows(table: string): Promise<void> {
  const rows = await queryDatabase(databaseOf(one), `select to_jsonb(t) as row from ${table} t`);
  for (const { row } of rows as { row: object }[])
    await queryDatabase(
      databaseOf(two),
      `insert into ${table} select * from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(row)],
    );
}

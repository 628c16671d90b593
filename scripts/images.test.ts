import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { queues } from '../apps/api/extensions/suchi/src/platform/jobs.ts';
import { secretNames } from '../apps/api/extensions/suchi/src/platform/secret-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const containerfile = read('ops/images/Containerfile').replaceAll(/\\\n\s*/g, '');
const manifest = JSON.parse(read('package.json')) as { engines: { pnpm: string } };
const images = ['api', 'operator', 'worker', 'web'];

interface Stage {
  name: string;
  from: string;
  lines: string[];
}

const stages: Stage[] = containerfile
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [head = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const [from = '', name = ''] = head.split(' AS ');
    return { name, from, lines };
  });

/** The instructions of an image, those of the stages it begins with first. */
function linesOf(name: string): string[] {
  const stage = stages.find((each) => each.name === name);
  return stage === undefined ? [] : [...linesOf(stage.from), ...stage.lines];
}

const lastOf = (name: string, instruction: string) =>
  linesOf(name).findLast((line) => line.startsWith(`${instruction} `));

describe('the images', () => {
  it.each(images)('%s runs without root', (name) => {
    // By number: Kubernetes cannot tell that a named user is not root.
    expect(lastOf(name, 'USER')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
  });

  it.each(['api', 'worker', 'web'])('%s says whether it works', (name) => {
    expect(lastOf(name, 'HEALTHCHECK')).toContain(' CMD ');
  });

  it.each(['api', 'operator', 'worker'])('%s passes signals on', (name) => {
    expect(lastOf(name, 'ENTRYPOINT')).toContain('"tini"');
  });

  it('begin with exact releases, those of the repository', () => {
    const defaults = Object.fromEntries(
      [...containerfile.matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(defaults['BASE']).toMatch(/-\d{8}\b/);
    expect(defaults['NODE']).toContain(`/node:${read('.node-version').trim()}-`);
    expect(defaults['PNPM_VERSION']).toBe(manifest.engines.pnpm);
  });

  it('have every package that the server imports', () => {
    const folder = 'apps/api/extensions/suchi';
    const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as { dependencies: object };
    const imported = globSync(`${folder}/src/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '([@\w][^']*)'/gm)])
      .map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !name.startsWith('node:') && name !== '@suchi/extension');
    expect(imported).not.toEqual([]);
    expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('are built from a list of files, which keeps settings and uploads out', () => {
    const lines = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines[0]).toBe('*');
    expect(lines).toEqual(expect.arrayContaining(['**/node_modules', 'apps/api/uploads']));
  });
});

interface Service {
  image: string;
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  pids_limit?: number;
  healthcheck?: object;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  networks: string[] | object;
  depends_on?: string[] | object;
}

interface Compose {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
  secrets: Record<string, { file: string }>;
}

const composeText = read('ops/compose/compose.yaml');
const compose = parse(composeText, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const isOurs = ([, { image }]: [string, Service]) => image.startsWith('${SUCHI_IMAGES');
const namesIn = (value: string[] | object | undefined) =>
  Array.isArray(value) ? (value as string[]) : Object.keys(value ?? {});

describe('the compose file of production', () => {
  it('promises TLS to browsers, because it brings TLS with it', () => {
    expect(compose.services['web']?.environment).toMatchObject({ SUCHI_HSTS: '${SUCHI_HSTS:-on}' });
  });

  it.each(services)('restricts %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      // Without a limit the log fills the disk.
      logging: { options: { 'max-size': expect.any(String) as string } },
      mem_limit: expect.any(String) as string,
      pids_limit: expect.any(Number) as number,
    });
  });

  it('has limits of memory that add up to what its guide says', () => {
    const started = Object.values(compose.services).filter((service) => service.restart !== 'no');
    const gigabytes = started.map(({ mem_limit: limit = '' }) => {
      const size = Number.parseInt(limit, 10);
      return limit.endsWith('g') ? size : size / 1024;
    });
    const sum = gigabytes.reduce((all, each) => all + each, 0);
    expect(read('docs/ops/containers.md')).toContain(`that run all day add up to ${sum} GB`);
  });

  it('needs the same server as an installation without containers', () => {
    const [here, there] = ['containers', 'installing'].map(
      (page) => /\d+ GB of memory and \d+ GB of disk/.exec(read(`docs/ops/${page}.md`))?.[0],
    );
    expect(here).toMatch(/GB/);
    expect(here).toBe(there);
  });

  it('takes images of a release, ours by name', () => {
    const ours = /^\$\{SUCHI_IMAGES:-localhost\/suchi-\}(\w+):\$\{SUCHI_VERSION:\?\}$/;
    const [own, others] = [services.filter(isOurs), services.filter((each) => !isOurs(each))];
    for (const [name, { image }] of own) expect(images, name).toContain(ours.exec(image)?.[1]);
    for (const [name, service] of others) {
      expect(service.image, name).toMatch(/^docker\.io\/library\/\w+:\d/);
      expect(service.healthcheck, name).toBeDefined();
    }
  });

  it.each(services)('has all that %s refers to', (_name, service) => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(namesIn(service.depends_on)));
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(namesIn(service.networks)));
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(service.secrets ?? []));
    const volumes = (service.volumes ?? [])
      .map((volume) => volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0] ?? '')
      .filter((source) => !source.startsWith('./'));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes));
    const inFiles = Object.values(service.environment ?? {}).flatMap(
      (value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [],
    );
    expect(service.secrets ?? []).toEqual(expect.arrayContaining(inFiles));
  });

  it('passes secrets by the variables that the server reads from files', () => {
    const { environment = {} } = compose.services['api-1'] ?? {};
    const files = Object.keys(environment).filter((name) => name.endsWith('_FILE'));
    expect(files).not.toEqual([]);
    expect(secretNames.map((name) => `${name}_FILE`)).toEqual(expect.arrayContaining(files));
  });

  it('puts PostgreSQL and Redis where nothing else can reach them', () => {
    for (const name of ['postgres', 'redis'])
      expect(compose.services[name]).toMatchObject({ networks: ['data'] });
    expect(compose.networks).toMatchObject({ data: { internal: true } });
    const published = services.filter(([, service]) => 'ports' in service).map(([name]) => name);
    expect(new Set(published)).toEqual(new Set(['caddy', 'web']));
  });
});

describe('several associations on one server', () => {
  const several = parse(read('ops/compose/several.yaml')) as Pick<Compose, 'services'>;
  const front = parse(read('ops/compose/front/compose.yaml')) as Compose;

  it('are projects that share no name: nothing in the file has a fixed one but the project itself', () => {
    expect(composeText).not.toMatch(/container_name|^ +name:/m);
    expect(composeText).toMatch(/^name: suchi$/m);
  });

  it('share no port and no network: each has a variable in it, and the Caddy of each is off', () => {
    expect(several.services['caddy']).toEqual({ scale: 0 });
    const published = [...services, ...Object.entries(several.services)]
      .filter(([name]) => name !== 'caddy')
      .flatMap(([, { ports = [] }]) => ports);
    expect(published).toHaveLength(2);
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:\$\{SUCHI_\w+_PORT:[-?]/);
    const addresses = [...composeText.matchAll(/\S*172\.30\.88\S*/g)].map(([text]) => text);
    expect(addresses.filter((text) => !text.includes('${SUCHI_NETWORK:-172.30.88}'))).toEqual([]);
  });

  it('have a Caddy in front that is restricted like theirs', () => {
    const { caddy } = compose.services;
    const { caddy: one } = front.services;
    for (const key of ['image', 'read_only', 'cap_drop', 'security_opt', 'logging', 'mem_limit'] as const)
      expect(one?.[key]).toEqual(caddy?.[key]);
  });
});

describe('.env.example', () => {
  const example = read('.env.example');

  it('explains every variable of the compose file and of the web image', () => {
    const asked = [
      ...[composeText, read('ops/compose/several.yaml')].flatMap((text) => [
        ...text.matchAll(/\$\{(SUCHI_\w+)/g),
      ]),
      ...read('ops/images/start-web').matchAll(/\$\{(SUCHI_\w+):[-?]/g),
    ].map(([, name = '']) => name);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !example.includes(`${name}=`))).toEqual([]);
  });

  it('names every queue that a worker can be limited to', () => {
    const named = /# The queues this worker serves[^:]*: ([\w-]+(?:, [\w-]+)*)\./.exec(example)?.[1];
    expect(new Set(named?.split(', '))).toEqual(new Set(Object.keys(queues)));
  });

  it('names every secret that can be in a file', () => {
    expect(secretNames.filter((name) => !example.includes(`${name}_FILE`))).toEqual([]);
  });
});

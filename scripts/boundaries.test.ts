import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const options = await extractOptions(path.join(root, '.dependency-cruiser.cjs'));
const tsConfig = extractTsConfig(path.join(root, 'tsconfig.json'));

/** Files by path; each file's text is generated from the modules it imports. */
type Tree = Record<string, string[]>;

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** A target with a leading slash is a file of the tree; anything else is a package or a Node module. */
function specifier(from: string, target: string): string {
  if (!target.startsWith('/')) return target;
  const relative = path.posix.relative(path.posix.dirname(from), target.slice(1));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function writeModule(file: string, imports: string[]): void {
  const lines = imports.map((target, index) => {
    const [, keyword, name = ''] = /^(lazy |type )?(.*)$/.exec(target) ?? [];
    const from = `'${specifier(file, name)}'`;
    if (keyword === 'lazy ') return `export const lazy${index} = () => import(${from});`;
    return `import ${keyword ?? ''}{ it as it${index} } from ${from};\nexport { it${index} };`;
  });
  write(file, [...lines, 'export const it = 1;\n'].join('\n'));
}

async function violationsOf(tree: Tree): Promise<string[]> {
  for (const [file, imports] of Object.entries(tree)) writeModule(file, imports);
  const { output } = await cruise(['.'], { ...options, baseDir: project }, {}, { tsConfig });
  if (typeof output === 'string') throw new Error(output);
  expect(output.summary.totalCruised).toBeGreaterThan(0);
  return output.summary.violations.map(({ rule }) => rule.name);
}

function install(workspace: string, name: string, kind: 'dependencies' | 'devDependencies'): void {
  write(`${workspace}/package.json`, JSON.stringify({ name: 'workspace', [kind]: { [name]: '1.0.0' } }));
  const home = `${workspace}/node_modules/${name}`;
  write(`${home}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  write(`${home}/index.js`, 'exports.it = 1;\n');
}

const web = 'apps/web/src';
const server = 'apps/api/extensions/suchi/src';

const forbidden: Record<string, [from: string, to: string][]> = {
  'web-features-stand-apart': [
    [`${web}/features/a/x.ts`, `/${web}/features/b/y.ts`],
    [`${web}/features/a/components/x.tsx`, `/${web}/features/b/api/y.ts`],
    [`${web}/features/a/x.ts`, `type /${web}/features/b/y.ts`],
    [`${web}/features/a/x.ts`, `lazy /${web}/features/b/y.ts`],
  ],
  'web-entities-stand-apart': [[`${web}/entities/a/x.tsx`, `/${web}/entities/b/y.tsx`]],
  'web-features-look-down': [[`${web}/features/a/x.ts`, `/${web}/app/router.tsx`]],
  'web-entities-look-down': [
    [`${web}/entities/a/x.ts`, `/${web}/features/b/y.ts`],
    [`${web}/entities/a/x.ts`, `/${web}/app/router.tsx`],
  ],
  'web-shared-knows-no-domain': [
    [`${web}/shared/ui/x.tsx`, `/${web}/entities/a/y.tsx`],
    [`${web}/shared/ui/x.tsx`, `/${web}/features/a/y.ts`],
    [`${web}/shared/ui/x.tsx`, `/${web}/app/router.tsx`],
  ],
  'web-back-office-stays-lazy': [[`${web}/app/router.tsx`, `/${web}/app/admin/candidates.route.tsx`]],
  'web-runs-in-a-browser': [[`${web}/shared/x.ts`, 'node:path']],
  'web-knows-the-server-by-contract': [[`${web}/features/a/x.ts`, `/${server}/accounts/present.ts`]],
  'server-knows-no-web': [['apps/api/seed/x.ts', `/${web}/shared/y.ts`]],
  'extension-stands-alone': [[`${server}/accounts/endpoint.ts`, '/apps/api/schema/y.ts']],
  'declarations-run-nothing': [['apps/api/schema/x.ts', `/${server}/accounts/codec.ts`]],
  'operator-stands-apart': [
    ['apps/operator/src/x.ts', `/${server}/accounts/repository.ts`],
    ['apps/operator/src/x.ts', '/packages/contracts/src/y.ts'],
  ],
  'packages-know-no-app': [['packages/testing/src/x.ts', `/${server}/accounts/endpoint.ts`]],
  'testing-is-for-tests': [['apps/api/seed/x.ts', '/packages/testing/src/index.ts']],
  'tests-are-not-imported': [['e2e/x.ts', '/e2e/y.spec.ts']],
  'domain-is-pure': [
    ['packages/domain/src/x.ts', 'node:crypto'],
    ['packages/domain/src/x.ts', '/packages/contracts/src/y.ts'],
  ],
  'contracts-know-only-the-domain': [['packages/contracts/src/x.ts', 'node:crypto']],
  'book-knows-only-the-domain': [
    ['packages/book/src/x.ts', 'node:fs'],
    ['packages/book/src/x.ts', '/packages/contracts/src/y.ts'],
  ],
  'repository-is-the-floor': [
    [`${server}/accounts/repository.ts`, `/${server}/accounts/commands/register.ts`],
    [`${server}/accounts/repository.ts`, `/${server}/accounts/endpoint.ts`],
    [`${server}/accounts/repository.ts`, `/${server}/accounts/hooks.ts`],
    [`${server}/profiles/form-repository.ts`, `/${server}/profiles/commands/save.ts`],
    [`${server}/discovery/repository/cards.ts`, `/${server}/discovery/commands/search.ts`],
    [`${server}/profiles/form-codec.ts`, `/${server}/profiles/commands/save.ts`],
    [`${server}/money/payments/repository/grants.ts`, `/${server}/money/payments/commands/settle.ts`],
  ],
  'commands-know-no-entry': [
    [`${server}/accounts/commands/register.ts`, `/${server}/accounts/endpoint.ts`],
    [`${server}/money/payments/commands/settle.ts`, `/${server}/money/payments/hooks.ts`],
  ],
  'presenters-only-present': [
    [`${server}/accounts/present.ts`, `/${server}/accounts/repository.ts`],
    [`${server}/media/present-picture.ts`, `/${server}/media/repository.ts`],
    [`${server}/discovery/present.ts`, `/${server}/discovery/repository/cards.ts`],
  ],
  'rooms-meet-at-commands': [
    [`${server}/review/commands/read.ts`, `/${server}/profiles/repository.ts`],
    [`${server}/review/commands/read.ts`, `type /${server}/profiles/form-repository.ts`],
    [`${server}/media/hooks.ts`, `/${server}/discovery/repository/cards.ts`],
    [`${server}/review/commands/read.ts`, `/${server}/profiles/standing.ts`],
    [`${server}/review/commands/read.ts`, `type /${server}/mail/words.ts`],
    [`${server}/office/commands/read.ts`, `/${server}/money/payments/repository/grants.ts`],
    [`${server}/money/orders/commands/read.ts`, `/${server}/mail/codec.ts`],
  ],
  'platform-knows-no-context': [[`${server}/platform/jobs.ts`, `/${server}/mail/commands/queue-mail.ts`]],
};

const cases = Object.entries(forbidden).flatMap(([rule, imports]) =>
  imports.map(([from, to]) => ({ rule, from, to })),
);

describe('the boundaries forbid', () => {
  it.each(cases)('$rule: $from → $to', async ({ rule, from, to }) => {
    const target = /^(?:lazy |type )?\/(.+)$/.exec(to)?.[1];
    expect(await violationsOf({ [from]: [to], ...(target && { [target]: [] }) })).toEqual([rule]);
  });

  it('contracts-know-only-the-domain: a package other than zod', async () => {
    install('packages/contracts', 'lodash', 'dependencies');
    const tree = { 'packages/contracts/src/x.ts': ['lodash'] };
    expect(await violationsOf(tree)).toEqual(['contracts-know-only-the-domain']);
  });

  it('testing-is-for-tests: from code that ships', async () => {
    const tree = {
      [`${web}/shared/x.ts`]: ['/packages/testing/src/index.ts'],
      'packages/testing/src/index.ts': [],
    };
    expect(await violationsOf(tree)).toContain('testing-is-for-tests');
  });

  it('no-dev-dependencies-in-production', async () => {
    install('apps/web', 'msw', 'devDependencies');
    const tree = { [`${web}/shared/x.ts`]: ['msw'] };
    expect(await violationsOf(tree)).toEqual(['no-dev-dependencies-in-production']);
  });

  it('no-undeclared-packages', async () => {
    install('apps/web', 'msw', 'dependencies');
    write('apps/web/package.json', JSON.stringify({ name: 'workspace', dependencies: {} }));
    const tree = { [`${web}/shared/x.ts`]: ['msw'] };
    expect(await violationsOf(tree)).toEqual(['no-undeclared-packages']);
  });

  it('no-unresolvable', async () => {
    const tree = { [`${web}/shared/x.ts`]: [`/${web}/shared/gone.ts`] };
    expect(await violationsOf(tree)).toEqual(['no-unresolvable']);
  });

  it('no-orphans', async () => {
    expect(await violationsOf({ [`${web}/shared/x.ts`]: [] })).toEqual(['no-orphans']);
  });

  it('no-cycles, even of types', async () => {
    const [x, y] = ['packages/domain/src/x.ts', 'packages/domain/src/y.ts'];
    expect(new Set(await violationsOf({ [x]: [`/${y}`], [y]: [`type /${x}`] }))).toEqual(
      new Set(['no-cycles']),
    );
  });
});

it('every rule is tested here and explains what to do instead', async () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  for (const rule of options.ruleSet?.forbidden ?? []) {
    expect(source).toContain(`${rule.name}`);
    expect(rule.comment?.length).toBeGreaterThan(40);
    expect(rule.severity).toBe('error');
  }
});

describe('the boundaries allow', () => {
  it('a request from the route down to the rule, and a test next to each file', async () => {
    install('apps/web', 'react', 'dependencies');
    install('packages/contracts', 'zod', 'dependencies');
    expect(
      await violationsOf({
        [`${web}/main.tsx`]: [`/${web}/app/router.tsx`, 'react'],
        [`${web}/app/router.tsx`]: [`lazy /${web}/app/admin/users.route.tsx`, `/${web}/app/home.route.tsx`],
        [`${web}/app/admin/users.route.tsx`]: [`/${web}/app/admin/table.tsx`],
        [`${web}/app/admin/table.tsx`]: [`/${web}/shared/ui/button.tsx`],
        [`${web}/app/home.route.tsx`]: [`/${web}/features/a/components/x.tsx`, `/${web}/features/b/x.tsx`],
        [`${web}/features/a/components/x.tsx`]: [`/${web}/features/a/api/query.ts`],
        [`${web}/features/a/api/query.ts`]: ['/packages/contracts/src/index.ts'],
        [`${web}/features/b/x.tsx`]: [`/${web}/entities/card/card.tsx`],
        [`${web}/entities/card/card.tsx`]: [`/${web}/shared/ui/button.tsx`],
        [`${web}/shared/ui/button.tsx`]: ['react'],
        [`${web}/shared/ui/button.test.tsx`]: [
          `/${web}/shared/ui/button.tsx`,
          '/packages/testing/src/index.ts',
        ],
        [`${server}/accounts/endpoint.ts`]: [
          `/${server}/platform/route.ts`,
          `/${server}/accounts/commands/register.ts`,
          `/${server}/accounts/repository.ts`,
        ],
        [`${server}/platform/route.ts`]: ['node:crypto'],
        [`${server}/installation/hooks.ts`]: ['/apps/api/schema/index.ts'],
        'apps/api/schema/index.ts': ['/packages/domain/src/index.ts'],
        [`${server}/accounts/commands/register.ts`]: [
          `type /${server}/accounts/repository.ts`,
          '/packages/domain/src/index.ts',
        ],
        [`${server}/accounts/repository.ts`]: ['/packages/contracts/src/index.ts'],
        [`${server}/office/commands/read.ts`]: [
          `/${server}/money/payments/commands/settle.ts`,
          `/${server}/money/treasury/present-books.ts`,
        ],
        [`${server}/money/payments/commands/settle.ts`]: [`/${server}/money/orders/repository/moves.ts`],
        [`${server}/money/orders/repository/moves.ts`]: [`/${server}/platform/route.ts`],
        [`${server}/money/treasury/present-books.ts`]: [`/${server}/platform/route.ts`],
        'packages/contracts/src/index.ts': ['zod', '/packages/domain/src/index.ts'],
        'packages/domain/src/index.ts': [],
        'packages/testing/src/index.ts': ['/packages/contracts/src/index.ts'],
        'e2e/register.spec.ts': ['/packages/testing/src/index.ts'],
      }),
    ).toEqual([]);
  });
});

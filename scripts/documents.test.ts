import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commentsOf,
  findDeadLinks,
  findDeadPaths,
  findLinkedPictures,
  findUnknownCommands,
  readRepository,
  type Repository,
} from './documents.ts';

const repository = readRepository(path.resolve(import.meta.dirname, '..'));
const documents = [...repository.files].filter((file) => file.endsWith('.md'));
const decisions = documents.filter((file) => file.startsWith('docs/decisions/0'));
const sources = [...repository.files].filter((file) => /\.(?:tsx?|cjs)$/.test(file));

/** Files that exist only after a command, and names that look like files. */
const untracked = new Set([
  '.stack/urls.json',
  'apps/api/extensions/suchi/dist',
  'apps/web/dist',
  'apps/web/site',
  'bench/results.json',
  'bench/results-load.json',
  'chunk-modules.json',
  'dist/docs/openapi.json',
  'openapi.json',
  'response.json',
  'sw.js',
]);

const isSuperseded = (file: string) => /Status: superseded/.test(repository.read(file));
/** History names files as they were then; its links to other documents must still work. */
const isHistory = (file: string) => file === 'CHANGELOG.md' || isSuperseded(file);
const numberOf = (file: string) => Number(path.basename(file).slice(0, 4));

describe('every document', () => {
  it.each(documents)('%s has working links', (file) => {
    const dead = findDeadLinks(repository, file);
    expect(isHistory(file) ? dead.filter((target) => target.endsWith('.md')) : dead).toEqual([]);
  });

  it.each(documents.filter((file) => !isHistory(file)))('%s names files and commands that exist', (file) => {
    const text = repository.read(file);
    expect(findDeadPaths(repository, text).filter((name) => !untracked.has(name))).toEqual([]);
    expect(findUnknownCommands(repository, text)).toEqual([]);
  });
});

it.each(documents.filter((file) => /^docs\/(?:guides|ops)\//.test(file)))(
  '%s is linked in the README',
  (file) => {
    expect(repository.read('README.md')).toContain(`](${file})`);
  },
);

it('docs/images has only pictures that a document shows', () => {
  const linked = findLinkedPictures(repository);
  const pictures = [...repository.files].filter((file) => path.dirname(file) === 'docs/images');
  expect(pictures.map((file) => path.basename(file)).filter((name) => !linked.has(name))).toEqual([]);
});

it('comments name files that exist', () => {
  const dead = sources.flatMap((file) =>
    findDeadPaths(repository, commentsOf(repository.read(file)))
      .filter((name) => !untracked.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});

describe('the decisions', () => {
  it('are numbered from 1, each number once, without a gap', () => {
    const numbers = decisions.map(numberOf).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  });

  it.each(decisions)('%s has a status, and a successor that exists', (file) => {
    const status = /Status: (accepted|superseded(?: in part)? by \[?(\d{4}))/.exec(repository.read(file));
    expect(status).not.toBeNull();
    const known = decisions.map((decision) => path.basename(decision).slice(0, 4));
    expect([undefined, ...known]).toContain(status?.[2]);
  });
});

describe('the list of decisions', () => {
  const list = repository.read('docs/decisions/README.md').split('\n');

  it.each(decisions)('has %s once, by its title, and says when another one replaced it', (file) => {
    const text = repository.read(file);
    const [, number = '', title = ''] = /^# (\d{4}): (.+)$/m.exec(text) ?? [];
    const lines = list.filter((line) => line.startsWith(`- [${number}](${path.basename(file)}): ${title}.`));
    expect(lines).toHaveLength(1);
    expect(/superseded by/i.test(lines[0] ?? '')).toBe(/Status: superseded by/.test(text));
  });
});

describe('the checks themselves', () => {
  const pages: Record<string, string> = {
    'docs/a.md': '# One thing\n\n## It’s `two`, really\n',
    'apps/web/src/x.ts': '',
  };
  const small: Repository = {
    files: new Set(Object.keys(pages)),
    folders: new Set(['docs', 'apps', 'apps/web', 'apps/web/src']),
    scripts: new Map([
      ['', new Set(['check'])],
      ['@suchi/web', new Set(['build'])],
    ]),
    read: (file) => pages[file] ?? '',
  };
  const deadLinks = (text: string) =>
    findDeadLinks(
      { ...small, read: (file) => (file === 'docs/b.md' ? text : small.read(file)) },
      'docs/b.md',
    );

  it.each([
    ['[a](a.md) [two](a.md#its-two-really) [folder](../apps/web/) ![x](../apps/web/src/x.ts)', []],
    ['[web](https://example.org/a.md) ```\n[no](link.md)\n```', ['link.md']],
    ['[b](c.md) [a](a.md#three)', ['c.md', 'a.md#three']],
    ['<img src="../apps/web/src/x.ts" /> <img alt="x" src="x.png" width="720" />', ['x.png']],
  ])('links in %j', (text, dead) => {
    expect(deadLinks(text)).toEqual(dead);
  });

  it.each([
    ['`apps/web/src/x.ts` `src/x.ts` `x.ts` `apps/web` `a.b` `apps/<name>/x.ts`', []],
    ['`apps/web/y.ts` `y.ts` `docs/c.md` `ex.ts`', ['apps/web/y.ts', 'y.ts', 'docs/c.md', 'ex.ts']],
  ])('paths in %j', (text, dead) => {
    expect(findDeadPaths(small, text)).toEqual(dead);
  });

  it('commands', () => {
    const text = '`pnpm check`, `pnpm install`, `pnpm --filter @suchi/web build`; `pnpm chek`, `pnpm build`';
    expect(findUnknownCommands(small, text)).toEqual(['pnpm chek', 'pnpm build']);
  });

  it('reads the comments of a source file, not its code', () => {
    expect(commentsOf('/** `a.ts` */\nconst b = `b.ts`;\n  // `c.ts`')).toBe('/** `a.ts` */\n  // `c.ts`');
  });
});

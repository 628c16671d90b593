import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLockedPackages, readLockfile } from './sbom.ts';
import { leftOutPackages, slimPackages } from './slim-packages.ts';

const here = `${process.platform}-${process.arch}`;
const abi = process.versions.modules;

/** A workspace as pnpm installs it: the app needs `engine`, which needs `driver`, which needs `socket`. */
function makeWorkspace(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'suchi-slim-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (file: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  };
  const inStore = (name: string) => `node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}`;
  const link = (from: string, name: string) => {
    const file = path.join(root, from, 'node_modules', name);
    mkdirSync(path.dirname(file), { recursive: true });
    symlinkSync(path.join(root, inStore(name)), file);
  };
  for (const name of ['@our/engine', 'driver', 'socket', 'stray']) put(`${inStore(name)}/package.json`);
  for (const file of ['index.js', 'index.d.ts', 'index.js.map', 'README.md', 'LICENSE.md', 'prompt.md'])
    put(`${inStore('@our/engine')}/${file}`);
  for (const file of ['test/all.js', 'src/test/kept.js', 'src/old.c'])
    put(`${inStore('@our/engine')}/${file}`);
  for (const file of [
    `${here}/a.abi${abi}.node`,
    `${here}/a.abi1.node`,
    `${here}/a.musl.node`,
    'other-x64/a.node',
  ])
    put(`${inStore('@our/engine')}/prebuilds/${file}`);
  put('apps/api/package.json');
  link('apps/api', '@our/engine');
  link(path.dirname(path.dirname(path.dirname(inStore('@our/engine')))), 'driver');
  link(path.dirname(path.dirname(inStore('driver'))), 'socket');
  link('node_modules/.pnpm', 'driver');
  return root;
}

/** Every file and link, once: what is read through a link is left out. */
const list = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && realpathSync(entry.parentPath) === entry.parentPath)
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replace(/^node_modules\/\.pnpm\/(.+?)@1\.0\.0\/node_modules\//, '$1: '))
    .toSorted();

describe('the packages that ship', () => {
  it('are without those that never run here, what only they need, and links to them', () => {
    const root = makeWorkspace();
    slimPackages(root, new Set(['driver']));
    expect(list(root).filter((file) => !file.startsWith('@our+engine'))).toEqual([
      'apps/api/node_modules/@our/engine',
      'apps/api/package.json',
    ]);
  });

  it('are without what Node cannot load: types, maps, tests, binaries of other machines', () => {
    const root = makeWorkspace();
    slimPackages(root, new Set(['driver']));
    const engine = list(root).filter((file) => file.startsWith('@our+engine'));
    expect(engine.map((file) => file.replace('@our+engine: @our/engine/', ''))).toEqual([
      'LICENSE.md',
      'index.js',
      'package.json',
      `prebuilds/${here}/a.abi${abi}.node`,
      'prompt.md',
      'src/test/kept.js',
    ]);
  });

  it('keep what another package needs', () => {
    const root = makeWorkspace();
    slimPackages(root, new Set());
    expect(list(root)).toEqual(
      expect.arrayContaining(['driver: driver/package.json', 'socket: socket/package.json']),
    );
    expect(list(root)).not.toContain('stray: stray/package.json');
  });

  it('would have each package that is left out, which the bill leaves out too', () => {
    const lockfile = readLockfile();
    const namesOf = (leftOut?: ReadonlySet<string>) =>
      new Set(findLockedPackages(lockfile, ['apps/api', 'apps/operator'], leftOut).map(({ name }) => name));
    const [all, shipped] = [namesOf(new Set()), namesOf()];
    expect([...leftOutPackages].filter((name) => !all.has(name))).toEqual([]);
    expect([...leftOutPackages].filter((name) => shipped.has(name))).toEqual([]);
  });
});

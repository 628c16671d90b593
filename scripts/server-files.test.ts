import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nameOf } from '../apps/operator/src/associations/names.ts';
import { renderUnit, unitFileName } from '../apps/operator/src/associations/unit-file.ts';
import { nextDemoReset } from '../packages/domain/src/accounts/index.ts';
import { describeWith } from '@suchi/testing/describe-with';
import { listShippedFiles } from './pack-release.ts';

const folder = path.resolve(import.meta.dirname, '../ops/systemd');
const units = readdirSync(folder);
const demoUnit = '../demo/suchi-demo-reset.service';
const services = [...units.filter((name) => name.endsWith('.service')), demoUnit];
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const linesOf = (name: string) => read(name).split('\n');

describeWith('systemd', 'systemd-analyze', () => {
  const analyze = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return `${status}\n${stdout}${stderr}`;
  };

  it.each([
    { name: 'suchi', port: 8055 },
    { name: 'mandal', port: 8105 },
  ])('understands the units of $name', (association) => {
    // An instance is checked in a file of its own name.
    const scratch = mkdtempSync(path.join(tmpdir(), 'suchi-units-'));
    onTestFinished(() => rmSync(scratch, { recursive: true }));
    const files = units.map((unit) => {
      const file = path.join(scratch, unitFileName(unit, association.name));
      writeFileSync(file, renderUnit(read(unit), association));
      return file.replace('@.', `@${association.port}.`);
    });
    // The programs are not on this machine, and the other units of Debian may not be either.
    const said = analyze('verify', '--man=no', '--recursive-errors=no', ...files);
    const complaints = said
      .split('\n')
      .filter((line) => line.includes('suchi') && !line.includes('is not executable'));
    expect(complaints).toEqual([]);
  });

  it.each(services)('finds %s closed', (name) => {
    const score = /exposure level for .*: ([\d.]+)/.exec(
      analyze('security', '--offline=true', path.join(folder, name)),
    );
    expect(Number(score?.[1])).toBeLessThan(2.5);
  });
});

describe('the units of systemd', () => {
  it.each(services)('%s runs as its own user, closed as far as it can be', (name) => {
    const lines = linesOf(name);
    const wanted = [
      'User=suchi',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
    ];
    expect(wanted.filter((line) => !lines.includes(line))).toEqual([]);
    expect(read(name)).toMatch(/^MemoryMax=/m);
    expect(read(name)).toMatch(/^SystemCallFilter=/m);
  });

  it('lets a worker finish: it stops within 20 seconds', () => {
    const seconds = /^TimeoutStopSec=(\d+)$/m.exec(read('suchi-worker.service'))?.[1];
    expect(Number(seconds)).toBeGreaterThan(30);
  });

  it('starts all of them by the target', () => {
    const wanted = /^Wants=(.*)$/m.exec(read('suchi.target'))?.[1]?.split(' ') ?? [];
    const files = wanted.map((name) => name.replace(/@\d+/, '@'));
    const started = units.filter((name) => name.endsWith('.timer') || name === 'suchi-worker.service');
    expect(new Set(files)).toEqual(new Set([...started, 'suchi-api@.service']));
  });
});

it('resets a demo at the time that its banner names, and never by the target', () => {
  const at = /^OnCalendar=\*-\*-\* (\d\d:\d\d) Asia\/Kolkata$/m.exec(
    read('../demo/suchi-demo-reset.timer'),
  )?.[1];
  const next = nextDemoReset('nightly', new Date('2026-11-18T12:00:00Z'));
  expect(next).toEqual(new Date(`2026-11-19T${at}:00+05:30`));
  expect(read('suchi.target')).not.toContain('demo');
});

it('sets up an association by the names that the command takes', () => {
  const setup = readFileSync(path.resolve(folder, '../server/setup'), 'utf8');
  const pattern = new RegExp(/=~ (\S+) \]\]/.exec(setup)?.[1] ?? '');
  const names = ['mandal', 'a1', 'a-b', 'a'.repeat(21), 'a', 'a'.repeat(22), 'a-', 'A1', 'a_b', '1a', 'a b'];
  const taken = names.filter((name) => pattern.test(name));
  expect(taken).toEqual(names.filter((name) => nameOf(`suchi-${name}`) !== null));
  expect(taken).toHaveLength(4);
});

it('puts into a release what a server runs, and no tests', () => {
  expect(
    listShippedFiles([
      'apps/api/engine.config.js',
      'apps/api/test/member.ts',
      'apps/web/src/main.tsx',
      'apps/web/package.json',
      'ops/systemd/suchi.target',
      'packages/domain/src/money/order.test.ts',
      'packages/domain/src/money/order.ts',
      'packages/testing/src/index.ts',
      'packages/words/en/rules.json',
    ]),
  ).toEqual([
    'apps/api/engine.config.js',
    'apps/web/package.json',
    'ops/systemd/suchi.target',
    'packages/domain/src/money/order.ts',
    'packages/words/en/rules.json',
  ]);
});

import { realpathSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRepository } from './documents.ts';

const repository = readRepository(path.resolve(import.meta.dirname, '..'));
const filesIn = (folder: string) => [...repository.files].filter((file) => file.startsWith(folder));

interface Workflow {
  on: object;
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}

describe('the workflows', () => {
  it.each(filesIn('.github/workflows/'))('%s names its rights and needs no secret', (file) => {
    const text = repository.read(file);
    const { permissions } = parse(text) as Workflow;
    expect(Object.keys(permissions)).toEqual(['contents']);
    expect(text).not.toContain('secrets.');
    expect(text).not.toContain('pull_request_target');
  });

  it('run what runs on a laptop', () => {
    const { jobs } = parse(repository.read('.github/workflows/ci.yml')) as Workflow;
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
    expect(commands).toContain('.ci/run');
  });

  it('release what a laptop makes', () => {
    const { jobs } = parse(repository.read('.github/workflows/release.yml')) as Workflow;
    const commands = jobs['release']?.steps.flatMap(({ run = [] }) => run) ?? [];
    expect(commands).toContain('scripts/release --images');
    expect(commands.at(-1)).toContain('"dist/suchi-$version"/*');
  });

  it('look every day for known weaknesses of what we ship', () => {
    const { on, jobs } = parse(repository.read('.github/workflows/advisories.yml')) as Workflow;
    expect(on).toMatchObject({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
      pull_request: { paths: ['pnpm-lock.yaml'] },
    });
    expect(jobs['look']?.steps.at(-1)?.run).toContain('scripts/advisories.ts');
  });
});

it.each(filesIn('.github/ISSUE_TEMPLATE/').filter((file) => !file.endsWith('config.yml')))(
  '%s is a form that can be shown',
  (file) => {
    const { name, description, body } = parse(repository.read(file)) as {
      name: string;
      description: string;
      body: object[];
    };
    expect([name, description]).not.toContain(undefined);
    expect(body).not.toEqual([]);
  },
);

it('CODEOWNERS names folders that exist, with an owner', () => {
  const lines = repository
    .read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    const [place = '', ...owners] = line.split(/\s+/);
    expect(owners.length, line).toBeGreaterThan(0);
    expect([...repository.folders], line).toContain(place.replaceAll(/^\/|\/$/g, ''));
  }
});

interface RenovateRule {
  matchPackageNames?: string[];
  matchUpdateTypes?: string[];
  allowedVersions?: string;
  groupName?: string;
}

describe('renovate', () => {
  const { packageRules, customManagers } = JSON.parse(repository.read('renovate.json')) as {
    packageRules: RenovateRule[];
    customManagers: { managerFilePatterns: string[]; matchStrings: string[] }[];
  };

  it('brings fixes of the engine, and never another major release of it', () => {
    const rule = packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes('directus'));
    expect(rule).toMatchObject({ allowedVersions: '<12', groupName: 'engine' });
    const others = packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes('@directus/**'));
    expect(others).toMatchObject({ matchUpdateTypes: ['minor', 'major'], enabled: false });
  });

  it('keeps the list of base images: its rule finds each of them', () => {
    const file = 'ops/images/base-images.json';
    const [manager] = customManagers;
    expect(manager?.managerFilePatterns).toEqual([file]);
    const rule = new RegExp(manager?.matchStrings[0] ?? '', 'g');
    const text = repository.read(file);
    const found = (given: string) => [...given.matchAll(rule)].map(({ groups }) => ({ ...groups }));
    const { images } = JSON.parse(text) as { images: { image: string; tag: string }[] };
    expect(found(text)).toMatchObject(
      images.map(({ image, tag }) => ({ depName: image, currentValue: tag })),
    );
    const digest = `sha256:${'0a'.repeat(32)}`;
    expect(found(text.replace('"digest": null', `"digest": "${digest}"`))[0]).toMatchObject({
      currentDigest: digest,
    });
  });
});

it('every package that names a licence names ours', () => {
  const manifests = [...repository.files].filter((file) => path.basename(file) === 'package.json');
  const named = manifests.map((file) => (JSON.parse(repository.read(file)) as { license?: string }).license);
  expect(new Set(named.filter((licence) => licence !== undefined))).toEqual(new Set(['MIT']));
  expect(repository.read('LICENSE')).toMatch(/^MIT License\n/);
});

it('commands of the engine do not look for a newer engine, nor advise one', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const command = realpathSync(path.join(root, 'apps/api/node_modules/directus/cli.js'));
  const check = realpathSync(path.join(path.dirname(command), '../@directus/update-check'));
  expect(path.relative(root, check)).toBe('apps/api/stubs/update-check');
});

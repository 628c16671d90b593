import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import {
  describeArchive,
  describeImage,
  findLockedPackages,
  findPackagesOf,
  type Lockfile,
  parseDebianPackages,
  readLockfile,
} from './sbom.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const locked = (more = {}) => ({ resolution: { integrity }, ...more });
const lockfile: Lockfile = {
  importers: {
    'apps/api': {
      dependencies: {
        engine: { version: '1.0.0(peer@2.0.0)' },
        ours: { version: 'link:../../packages/ours' },
      },
    },
    'packages/ours': { dependencies: { renamed: { version: 'real@3.0.0' } } },
    'apps/web': { dependencies: { react: { version: '19.0.0' } } },
  },
  packages: {
    'engine@1.0.0': locked(),
    'peer@2.0.0': locked(),
    'real@3.0.0': locked(),
    '@img/here@4.0.0': locked({ os: ['linux'], cpu: ['x64'] }),
    '@img/elsewhere@4.0.0': locked({ os: ['darwin'] }),
    'react@19.0.0': locked(),
  },
  snapshots: {
    'engine@1.0.0(peer@2.0.0)': {
      dependencies: { peer: '2.0.0' },
      optionalDependencies: { '@img/here': '4.0.0', '@img/elsewhere': '4.0.0' },
    },
    'peer@2.0.0': { dependencies: { engine: '1.0.0(peer@2.0.0)' } },
  },
};
const ours = readLockfile();
const release = { version: '1.2.3', revision: 'abc' };
const debian = parseDebianPackages('libc6 2.36-9+deb12u14 amd64\ntzdata 2025b-0+deb12u2 all\n');

describe('the bill of materials', () => {
  it('follows workspace packages, peers and aliases, and leaves out other platforms', () => {
    const ids = findLockedPackages(lockfile, ['apps/api']).map(({ name, version }) => `${name}@${version}`);
    expect(ids).toEqual(['@img/here@4.0.0', 'engine@1.0.0', 'peer@2.0.0', 'real@3.0.0']);
  });

  it('has what ships, and nothing that only tests or builds', () => {
    const names = (image: 'api' | 'web') => new Set(findPackagesOf(image, ours).map(({ name }) => name));
    expect([...names('api')]).toEqual(
      expect.arrayContaining(['directus', 'pg-boss', 'sharp', '@aws-sdk/client-s3']),
    );
    expect([...names('web')]).toEqual(expect.arrayContaining(['react-dom', '@mantine/core']));
    for (const tool of ['vitest', 'lighthouse', '@playwright/test']) {
      expect(names('api')).not.toContain(tool);
      expect(names('web')).not.toContain(tool);
    }
    expect(names('api')).not.toContain('react-dom');
  });

  it('names Debian packages by an address that carries signs', () => {
    expect(describeImage({ image: 'api', release, npm: [], debian }).components[0]).toMatchObject({
      purl: 'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64&distro=bookworm',
    });
  });

  it('of the file for a server has what the images have, and Node', () => {
    const { components } = describeArchive({ release, npm: findPackagesOf('archive', ours), node: '22.1.0' });
    expect(components).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'directus' }),
        expect.objectContaining({ name: 'react-dom' }),
        expect.objectContaining({ name: 'node', version: '22.1.0' }),
      ]),
    );
  });

  it.each([
    ['an image', describeImage({ image: 'api', release, npm: findPackagesOf('api', ours), debian })],
    [
      'the file for a server',
      describeArchive({ release, npm: findPackagesOf('archive', ours), node: '22.1.0' }),
    ],
  ])('of %s is valid CycloneDX', async (_what, bill) => {
    const text = JSON.stringify(bill);
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"CycloneDX"', '"Other"'))).not.toBeNull();
  });
});

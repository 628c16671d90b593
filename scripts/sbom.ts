// The software bill of materials of an image, in CycloneDX: the npm packages that the lockfile brings to it, and the
// Debian packages that are in it. `scripts/images` writes one for each image:
//   node scripts/sbom.ts api <list of dpkg-query
// `scripts/release` writes one for the file that a server gets.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { describeRelease, type Release } from './release.ts';
import { leftOutPackages } from './slim-packages.ts';

/** The parts of pnpm's lockfile that are read. */
export interface Lockfile {
  importers: Record<string, Dependents<{ version: string }>>;
  packages: Record<
    string,
    { resolution: { integrity?: string }; os?: string[]; cpu?: string[]; libc?: string[] }
  >;
  snapshots: Record<string, Dependents<string>>;
}

interface Dependents<T> {
  dependencies?: Record<string, T>;
  optionalDependencies?: Record<string, T>;
}

export interface NpmPackage {
  name: string;
  version: string;
  integrity: string | undefined;
}

export interface DebianPackage {
  name: string;
  version: string;
  architecture: string;
}

const server = ['apps/api', 'apps/operator'];
/** What is installed in each image and in the file of a release, by the folders of its workspace packages. */
const importersOf = {
  api: server,
  operator: server,
  worker: server,
  web: ['apps/web'],
  archive: [...server, 'apps/web'],
};
export type PartName = keyof typeof importersOf;

/** The production packages of some workspace packages, with all that they need, for the platform of the images, as slim-packages.ts leaves them. */
export function findLockedPackages(
  lockfile: Lockfile,
  importers: readonly string[],
  leftOut: ReadonlySet<string> = leftOutPackages,
): NpmPackage[] {
  const found = new Map<string, NpmPackage>();
  const seen = new Set<string>();

  const visitSnapshot = (key: string) => {
    const id = key.replace(/\(.*$/, '');
    const entry = lockfile.packages[id];
    if (seen.has(key) || entry === undefined || !fitsPlatform(entry)) return;
    seen.add(key);
    const at = id.lastIndexOf('@');
    found.set(id, {
      name: id.slice(0, at),
      version: id.slice(at + 1),
      integrity: entry.resolution.integrity,
    });
    const { dependencies, optionalDependencies } = lockfile.snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      if (!leftOut.has(name)) visitSnapshot(keyOf(name, version));
  };
  const visitImporter = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies, optionalDependencies } = lockfile.importers[folder] ?? {};
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (version.startsWith('link:')) visitImporter(path.posix.join(folder, version.slice(5)));
      else visitSnapshot(keyOf(name, version));
    }
  };

  for (const folder of importers) visitImporter(folder);
  return [...found.values()].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

const idOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

/** An alias has the other name in its version: `typescript@7.0.2`. */
const keyOf = (name: string, version: string) => (/^@?[^(]+@/.test(version) ? version : `${name}@${version}`);

const fits = (allowed: string[] | undefined, ours: string) => allowed === undefined || allowed.includes(ours);

function fitsPlatform({ os, cpu, libc }: Lockfile['packages'][string]): boolean {
  return fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc');
}

/** From `dpkg-query --show --showformat '${Package} ${Version} ${Architecture}\n'`. */
export function parseDebianPackages(list: string): DebianPackage[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', version = '', architecture = ''] = line.split(' ');
      return { name, version, architecture };
    });
}

export interface ImageParts {
  image: string;
  release: Release;
  npm: readonly NpmPackage[];
  debian: readonly DebianPackage[];
}

export function describeImage({ image, release, npm, debian }: ImageParts) {
  const name = `suchi-${image}`;
  return describeParts({ type: 'container', name, purl: `pkg:oci/${name}@${release.version}`, release }, [
    ...npm.map(describeNpm),
    ...debian.map(describeDebian),
  ]);
}

export interface ArchiveParts {
  release: Release;
  npm: readonly NpmPackage[];
  /** The version of the Node that is packed with it. */
  node: string;
}

export function describeArchive({ release, npm, node }: ArchiveParts) {
  const purl = `pkg:generic/suchi@${release.version}`;
  return describeParts({ type: 'application', name: 'suchi', purl, release }, [
    ...npm.map(describeNpm),
    { type: 'platform', 'bom-ref': 'node', name: 'node', version: node, purl: `pkg:generic/node@${node}` },
  ]);
}

interface Subject {
  type: 'container' | 'application';
  name: string;
  purl: string;
  release: Release;
}

function describeParts({ type, name, purl, release }: Subject, components: object[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type,
        'bom-ref': purl,
        name,
        version: release.version,
        properties: [{ name: 'revision', value: release.revision }],
      },
    },
    components,
  };
}

function describeNpm({ name, version, integrity }: NpmPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  const content = hash === undefined ? undefined : Buffer.from(hash, 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(content === undefined ? {} : { hashes: [{ alg: 'SHA-512', content }] }),
  };
}

function describeDebian({ name, version, architecture }: DebianPackage) {
  const [safeName, safeVersion] = [name, version].map(encodeURIComponent);
  const purl = `pkg:deb/debian/${safeName}@${safeVersion}?arch=${architecture}&distro=bookworm`;
  return { type: 'library', 'bom-ref': purl, name, version, purl };
}

export function readLockfile(): Lockfile {
  const file = path.resolve(import.meta.dirname, '../pnpm-lock.yaml');
  return parse(readFileSync(file, 'utf8')) as Lockfile;
}

export const findPackagesOf = (part: PartName, lockfile: Lockfile) =>
  findLockedPackages(lockfile, importersOf[part]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const image = process.argv[2] as Exclude<PartName, 'archive'>;
  const parts: ImageParts = {
    image,
    release: describeRelease(),
    npm: findPackagesOf(image, readLockfile()),
    debian: parseDebianPackages(readFileSync(0, 'utf8')),
  };
  process.stdout.write(`${JSON.stringify(describeImage(parts), null, 2)}\n`);
}

// The last step of `scripts/release`: all files of a release in one folder, dist/suchi-VERSION, with their checksums.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findReleaseNotes } from './release-notes.ts';
import { describeRelease, type Release } from './release.ts';
import { describeArchive, findPackagesOf, readLockfile } from './sbom.ts';

export interface ReleasePlan {
  release: Release;
  changelog: string;
  /** The tag that is released; null where nobody has made one. */
  tag: string | null;
  /** For trying: the notes may still be those of "Unreleased", and files may differ from the commit. */
  isDraft: boolean;
}

/** The notes of the release. It stops a release whose tag, notes or files are not those of its version. */
export function requireNotes({ release, changelog, tag, isDraft }: ReleasePlan): string {
  const { version, revision } = release;
  if (tag !== null && tag !== `v${version}`) throw new Error(`The tag is ${tag}, the version is ${version}.`);
  const notes =
    findReleaseNotes(changelog, version) ?? (isDraft ? findReleaseNotes(changelog, 'Unreleased') : null);
  if (notes === null) throw new Error(`CHANGELOG.md has nothing about ${version}.`);
  if (!isDraft && revision.endsWith('-changed'))
    throw new Error('Files differ from the commit: commit them first.');
  return `${notes}\n`;
}

/** The bills and digests that `scripts/images` left, if they are of this release: new name and old. */
export function listImageFiles(folder: string, { version, revision }: Release): [string, string][] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).toSorted();
  const isOurs = (file: string) => {
    const { metadata } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      metadata: { component: { version: string; properties: { value: string }[] } };
    };
    return metadata.component.version === version && metadata.component.properties[0]?.value === revision;
  };
  const bills = files.filter((file) => /^sbom-\w+\.cdx\.json$/.test(file));
  if (bills.length === 0 || !bills.every(isOurs)) return [];
  return [...bills, ...files.filter((file) => file === 'digests.txt')].map((file) => [
    `suchi-${version}-image-${file.replace(/^sbom-/, '')}`,
    path.join(folder, file),
  ]);
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** As `sha256sum --check` reads them. */
export async function writeChecksums(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name !== 'SHA256SUMS');
  const lines = [];
  for (const name of names.toSorted()) lines.push(`${await checksumOf(path.join(folder, name))}  ${name}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}

/** Returns the folder. `dist` has the packed file already. */
export async function gatherRelease(dist: string, plan: ReleasePlan): Promise<string> {
  const { release } = plan;
  const name = `suchi-${release.version}`;
  const folder = path.join(dist, name);
  const notes = requireNotes(plan);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of [`${name}.tar.gz`, `${name}.tar.gz.sha256`])
    copyFileSync(path.join(dist, file), path.join(folder, file));
  const npm = findPackagesOf('archive', readLockfile());
  const bill = describeArchive({ release, npm, node: process.versions.node });
  writeFileSync(path.join(folder, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(path.join(folder, `${name}-notes.md`), notes);
  for (const [file, from] of listImageFiles(path.join(dist, 'images'), release))
    copyFileSync(from, path.join(folder, file));
  await writeChecksums(folder);
  return folder;
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..');
  const plan: ReleasePlan = {
    release: describeRelease(),
    changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
    tag: process.env['GITHUB_REF_TYPE'] === 'tag' ? (process.env['GITHUB_REF_NAME'] ?? null) : null,
    isDraft: process.argv.includes('--draft'),
  };
  if (process.argv.includes('--check')) requireNotes(plan);
  else console.log(await gatherRelease(path.join(root, 'dist'), plan));
}

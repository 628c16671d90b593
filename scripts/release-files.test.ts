import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatherRelease, type ReleasePlan, requireNotes } from './release-files.ts';

const release = { version: '1.2.0', revision: '0123456789ab' };
const changelog =
  '# Changelog\n\n## [Unreleased]\n\n- Later.\n\n## [1.2.0] - 2026-12-01\n\n- A larger photo.\n';
const plan: ReleasePlan = { release, changelog, tag: null, isDraft: false };
const unwritten = { ...plan, release: { ...release, version: '1.3.0' } };
const changed = { ...plan, release: { ...release, revision: '0123456789ab-changed' } };

describe('a release', () => {
  it.each([
    ['another tag', { ...plan, tag: 'v1.1.0' }, 'The tag is v1.1.0, the version is 1.2.0.'],
    ['no notes', unwritten, 'CHANGELOG.md has nothing about 1.3.0.'],
    ['files that are not committed', changed, 'Files differ from the commit'],
  ])('is refused with %s', (_what, refused, words) => {
    expect(() => requireNotes(refused)).toThrow(words);
  });

  it('has the notes of its version; a draft may have those of the next', () => {
    expect(requireNotes({ ...plan, tag: 'v1.2.0' })).toBe('- A larger photo.\n');
    expect(requireNotes({ ...unwritten, isDraft: true })).toBe('- Later.\n');
    expect(requireNotes({ ...changed, isDraft: true })).toBe('- A larger photo.\n');
  });
});

/** What `pnpm release:pack` and `scripts/images` leave. */
function makeDist(revision: string): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'suchi-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const files = {
    'suchi-1.2.0.tar.gz': 'packed',
    'suchi-1.2.0.tar.gz.sha256': 'sum',
    'images/digests.txt': 'sha256:00  suchi-api:1.2.0\n',
    'images/sbom-api.cdx.json': JSON.stringify({
      metadata: { component: { version: '1.2.0', properties: [{ value: revision }] } },
    }),
    'suchi-1.2.0/of-an-earlier-try': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  return dist;
}

const ownFiles = [
  'SHA256SUMS',
  'suchi-1.2.0-notes.md',
  'suchi-1.2.0.cdx.json',
  'suchi-1.2.0.tar.gz',
  'suchi-1.2.0.tar.gz.sha256',
];

describe('the folder of a release', () => {
  it('has every file by a name with the version, and checksums that hold', async () => {
    const folder = await gatherRelease(makeDist(release.revision), plan);
    expect(path.basename(folder)).toBe('suchi-1.2.0');
    expect(readdirSync(folder).toSorted()).toEqual(
      [...ownFiles, 'suchi-1.2.0-image-api.cdx.json', 'suchi-1.2.0-image-digests.txt'].toSorted(),
    );
    expect(readFileSync(path.join(folder, 'suchi-1.2.0-notes.md'), 'utf8')).toBe('- A larger photo.\n');
    const check = () =>
      execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], {
        cwd: folder,
        stdio: 'pipe',
      });
    expect(String(check())).toBe('');
    writeFileSync(path.join(folder, 'suchi-1.2.0.tar.gz'), 'other');
    expect(check).toThrow();
  });

  it('leaves out images of another commit', async () => {
    const folder = await gatherRelease(makeDist('another'), plan);
    expect(readdirSync(folder).toSorted()).toEqual(ownFiles);
  });
});

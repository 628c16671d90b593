import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of the changelog about one version, with its headings one level higher. Null when there is none. */
export function findReleaseNotes(changelog: string, version: string): string | null {
  const sections = changelog.split(/^(?=## \[)/m);
  const section = sections.find((text) => text.startsWith(`## [${version}]`));
  const notes = section
    ?.replace(/^.*\n/, '')
    // Links at the end of the file belong to no version.
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .replace(/^##(#+ )/gm, '#$1')
    .trim();
  return notes || null;
}

/** `node scripts/release-notes.ts 1.2.0` prints the notes of that release. */
if (process.argv[1] === import.meta.filename) {
  const [version = 'Unreleased'] = process.argv.slice(2);
  const changelog = readFileSync(path.resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const notes = findReleaseNotes(changelog, version);
  if (notes === null) {
    console.error(`CHANGELOG.md has nothing about ${version}.`);
    process.exit(1);
  }
  console.log(notes);
}

import path from 'node:path';
import type { Repository } from '../documents.ts';

export interface Page {
  /** The document, from the root of the repository. */
  file: string;
  /** Its page, from the root of the site. */
  url: string;
  title: string;
  text: string;
}

export interface Section {
  title: string;
  /** A link to the folder leads to the list of its pages. */
  folder: string | null;
  pages: Page[];
}

const folders: [title: string, folder: string][] = [
  ['Guides', 'docs/guides'],
  ['Operating', 'docs/ops'],
  ['Practices', 'docs/practices'],
  ['Decisions', 'docs/decisions'],
];

const toUrl = (file: string) =>
  file === 'README.md' ? 'index.html' : file.replace(/\.md$/, '.html').toLowerCase();

function readPage(repository: Repository, file: string): Page {
  const text = repository.read(file);
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path.basename(file);
  return { file, url: toUrl(file), title: title.replaceAll('`', ''), text };
}

/** All documents of the repository, in the order of the menu. */
export function listSections(repository: Repository): Section[] {
  const documents = [...repository.files].filter((file) => file.endsWith('.md')).toSorted();
  const pagesOf = (folder: string) =>
    documents.filter((file) => path.dirname(file) === folder).map((file) => readPage(repository, file));
  const [readme, ...others] = pagesOf('.').toSorted(
    (a, b) => Number(b.file === 'README.md') - Number(a.file === 'README.md'),
  );
  return [
    { title: 'Start', folder: null, pages: [...(readme ? [readme] : []), ...pagesOf('docs')] },
    ...folders.map(([title, folder]) => ({ title, folder, pages: pagesOf(folder) })),
    { title: 'Project', folder: null, pages: others },
  ];
}

/** The address of one page as another links to it. */
export function linkBetween(from: string, to: string): string {
  return path.posix.relative(path.posix.dirname(from), to) || path.posix.basename(to);
}

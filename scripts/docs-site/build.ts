import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { describeApi } from '../api-files.ts';
import { readRepository } from '../documents.ts';
import { listSections } from './pages.ts';
import { renderFrame, renderList, renderMarkdown, type Site, splitForSearch } from './render.ts';
import { searchOptions } from './search-options.ts';

const root = path.resolve(import.meta.dirname, '../..');

const searchPage = `<h1>Search</h1>
<p id="found" role="status">The search needs JavaScript.</p>
<ol id="results"></ol>
<script src="minisearch.js"></script>
<script src="search-index.js"></script>
<script src="search.js"></script>`;

/** Writes the documents as a site that works from a disk as well as from a server. */
export function buildSite(folder: string): void {
  const repository = readRepository(root);
  const site: Site = { repository, sections: listSections(repository) };
  const pages = site.sections.flatMap((section) => section.pages);
  const write = (url: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, url)), { recursive: true });
    writeFileSync(path.join(folder, url), text);
  };
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) {
    const body = renderMarkdown(site, page);
    write(page.url, renderFrame(site, { ...page, body }));
    for (const [, image = ''] of body.matchAll(/<img[^>]+src="([^"]+)"/g)) {
      const file = path.posix.join(path.posix.dirname(page.url), image);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      copyFileSync(path.join(root, file), path.join(folder, file));
    }
  }
  for (const section of site.sections) {
    const { folder: name } = section;
    if (name !== null) write(`${name}/index.html`, renderList(site, { ...section, folder: name }));
  }
  write('search.html', renderFrame(site, { url: 'search.html', title: 'Search', body: searchPage }));
  write('openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`);
  const index = new MiniSearch(searchOptions);
  index.addAll(pages.flatMap(splitForSearch));
  write('search-index.js', `const searchData = ${JSON.stringify({ index, options: searchOptions })};\n`);
  copyFileSync(
    path.join(root, 'node_modules/minisearch/dist/umd/index.js'),
    path.join(folder, 'minisearch.js'),
  );
  for (const file of ['style.css', 'search.js'])
    copyFileSync(path.join(import.meta.dirname, file), path.join(folder, file));
}

/** `pnpm docs:build` writes it into `dist/docs`. */
if (process.argv[1] === import.meta.filename) {
  const folder = path.join(root, 'dist/docs');
  buildSite(folder);
  console.log(`Open ${path.relative(process.cwd(), path.join(folder, 'index.html'))}`);
}

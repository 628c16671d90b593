import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { anchorOf, type Repository } from '../documents.ts';
import { linkBetween, type Page, type Section } from './pages.ts';

export interface Site {
  repository: Repository;
  sections: Section[];
}

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter,
  );

const listFile = (folder: string) => `${folder}/index.html`;

/** Where a link of a document leads on the site: another page, a picture, or null for a file that is not on it. */
function findTarget({ sections }: Site, page: Page, address: string): string | null {
  const [place = '', anchor] = address.split('#');
  const file =
    place === '' ? page.file : path.posix.join(path.posix.dirname(page.file), place).replace(/\/$/, '');
  const linked = sections.flatMap(({ pages }) => pages).find((one) => one.file === file);
  const section = sections.find(({ folder }) => folder === file);
  const url = linked?.url ?? (section ? listFile(file) : file.startsWith('docs/images/') ? file : null);
  return url === null ? null : linkBetween(page.url, url) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Turns a document into HTML whose links stay on the site. A link to a file of the code becomes its words. */
export function renderMarkdown(site: Site, page: Page): string {
  const markdown = new MarkdownIt({ html: true });
  const { rules } = markdown.renderer;
  const target = (address: string) => (/^[a-z]+:/.test(address) ? address : findTarget(site, page, address));
  rules.heading_open = (tokens, index) => {
    const id = anchorOf(tokens[index + 1]?.content ?? '');
    return `<${tokens[index]?.tag} id="${escape(id)}">`;
  };
  // Links do not contain links, so the last one that opened is the one that closes.
  let closing = '</a>';
  rules.link_open = (tokens, index) => {
    const url = target(String(tokens[index]?.attrGet('href') ?? ''));
    closing = url === null ? '</span>' : '</a>';
    return url === null ? '<span class="file">' : `<a href="${escape(url)}">`;
  };
  rules.link_close = () => closing;
  rules.image = (tokens, index) => {
    const image = tokens[index];
    return `<img src="${escape(target(String(image?.attrGet('src') ?? '')) ?? '')}" alt="${escape(image?.content ?? '')}" loading="lazy">`;
  };
  // A wide table scrolls by itself; the keyboard must reach it to do so.
  rules.table_open = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>';
  rules.table_close = () => '</table></div>';
  const fence = rules.fence;
  rules.fence = (...args) => (fence?.(...args) ?? '').replace('<pre>', '<pre tabindex="0">');
  rules.html_block = (tokens, index) =>
    (tokens[index]?.content ?? '').replace(
      /src="([^"]+)"/g,
      (_, src: string) => `src="${target(src) ?? ''}"`,
    );
  return markdown.render(page.text);
}

function renderMenu({ sections }: Site, current: string): string {
  const items = sections.map(({ title, pages }) => {
    const isHere = pages.some(({ url }) => url === current);
    const links = pages.map((page) => {
      const here = page.url === current ? ' aria-current="page"' : '';
      return `<li><a href="${linkBetween(current, page.url)}"${here}>${escape(page.title)}</a></li>`;
    });
    return `<details${isHere ? ' open' : ''}><summary>${title}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `<nav id="pages" aria-label="Pages">${items.join('')}</nav>`;
}

/** A whole page: search, menu and the given content. */
export function renderFrame(
  site: Site,
  { url, title, body }: { url: string; title: string; body: string },
): string {
  const to = (target: string) => linkBetween(url, target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · Suchi</title>
<link rel="stylesheet" href="${to('style.css')}">
</head>
<body>
<a class="skip" href="#pages">To the list of pages</a>
<header>
<a class="home" href="${to('index.html')}">Suchi</a>
<form role="search" action="${to('search.html')}">
<label for="q">Search</label><input id="q" name="q" type="search" required><button>Find</button>
</form>
</header>
<div class="page">
<main>
${body}
</main>
${renderMenu(site, url)}
</div>
</body>
</html>
`;
}

/** The list of a section's pages, for links to its folder. */
export function renderList(site: Site, { title, folder, pages }: Section & { folder: string }): string {
  const url = listFile(folder);
  const items = pages.map(
    (page) => `<li><a href="${linkBetween(url, page.url)}">${escape(page.title)}</a></li>`,
  );
  return renderFrame(site, { url, title, body: `<h1>${title}</h1>\n<ul>${items.join('\n')}</ul>` });
}

/** The parts of a document under each heading, as the search finds them. */
export function splitForSearch({ title, url, text }: Page) {
  const parts = text.replace(/^```[\s\S]*?^```/gm, '').split(/^(?=#+ )/m);
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const name = heading.replace(/^#+ /, '');
    if (!heading.startsWith('#')) return [];
    const plain = lines
      .join(' ')
      .replace(/\]\([^)]*\)|<[^>]+>|[`*_[\]|]|-{3,}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return [{ id: `${url}#${anchorOf(name)}`, page: title, heading: name.replaceAll('`', ''), text: plain }];
  });
}

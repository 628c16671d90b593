import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSite } from './build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suchi-docs-'));
buildSite(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const files = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  ),
);
const pages = [...files].filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const idsOf = (file: string) => new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

/** Links and pictures of a page that lead nowhere. */
function findDead(page: string): string[] {
  const targets = [...read(page).matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(
    ([, target = '']) => target,
  );
  return targets.filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false;
    const [place = '', anchor] = target.split('#');
    const file = place === '' ? page : path.posix.join(path.posix.dirname(page), place);
    return !files.has(file) || (anchor !== undefined && !idsOf(file).has(anchor));
  });
}

describe('the site of the documents', () => {
  it('has the README, the guides and a list for each folder', () => {
    for (const page of [
      'index.html',
      'docs/guides/for-members.html',
      'docs/decisions/index.html',
      'security.html',
    ])
      expect(pages).toContain(page);
  });

  it.each(pages)('%s has working links, one heading of its own and a title', (page) => {
    expect(findDead(page)).toEqual([]);
    const html = read(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<html lang="en">[\s\S]*<title>.+ · Suchi<\/title>[\s\S]*<main>/);
    expect(html.match(/<img(?![^>]* alt=")[^>]*>/g)).toBeNull();
  });

  it('finds a page by a word, also one that is misspelt', () => {
    const context: { searchData?: { index: AsPlainObject; options: Options } } = {};
    vm.runInNewContext(read('search-index.js').replace('const searchData', 'searchData'), context);
    const { index, options } = context.searchData ?? {};
    if (!index || !options) throw new Error('no index');
    const search = MiniSearch.loadJS(index, options);
    const find = (words: string) => search.search(words).map(({ id }) => String(id));
    expect(find('CodesWait')[0]).toBe('docs/ops/alerts.html#codeswait');
    expect(find('webhok razorpay').some((id) => id.startsWith('docs/ops/payments.html'))).toBe(true);
    expect(find('qqqqqqqq')).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { associationAtFirst, pageAssociationAtFirst, writePageAssociation } from '@suchi/domain/settings';
import { describe, expect, it } from 'vitest';
import { fillManifest, fillPage, fillServiceWorker, fillSharedPage, type SiteFacts } from './fill-page.ts';

const template = readFileSync(join(import.meta.dirname, '../../../../../../web/index.html'), 'utf8').replace(
  '<!-- association -->',
  writePageAssociation(pageAssociationAtFirst),
);
const first: SiteFacts = {
  ...associationAtFirst,
  supportEmail: null,
  supportPhone: null,
  chatUrl: null,
  logo: null,
};
const reva: SiteFacts = {
  ...first,
  name: 'Reva Parivar',
  ownName: 'રેવા પરિવાર',
  ownLanguage: 'gu',
  shortName: 'Parichay',
  town: 'Vadodara',
  colour: '0F5C63',
  languages: ['gu', 'en'],
  defaultLanguage: 'gu',
  supportEmail: 'help@example.org',
};

const read = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="association">(.*?)<\/script>/.exec(page)?.[1] ?? '');

describe('the page', () => {
  it('has names, facts and language of the association', () => {
    const page = fillPage(template, reva, null);
    expect(page).toContain('<html lang="gu">');
    expect(page).toContain('<title>Parichay</title>');
    expect(page).toContain('content="Parichay: find a life partner');
    expect(page.match(/content="Reva Parivar, Vadodara\. A matrimonial service/g)).toHaveLength(2);
    const { colour: _colour, town: _town, ...facts } = reva;
    expect(read(page)).toEqual(facts);
    expect(page).not.toContain('Sahyadri');
    expect(page).toContain('<!-- boot -->');
  });

  it('has the colours of the association, where they are others than in the style sheets', () => {
    const page = fillPage(template, reva, null);
    expect(page).toContain('<meta name="theme-color" content="#094A4F" />');
    expect(page).toMatch(/<style>html:root\{--brand-0:#f1f6f8;.*--brand-7:#0f5c63;.*\}<\/style>/);
    expect(fillPage(template, first, null)).toContain('<meta name="theme-color" content="#611524" />');
    expect(fillPage(template, first, null)).not.toContain('<style>');
  });

  it('writes words that the build has no letters for in a font of the device', () => {
    expect(fillPage(template, reva, null)).toContain("--font-text-words:'Noto Sans Gujarati'");
    expect(fillPage(template, { ...first, coverWord: 'परिचय' }, null)).toContain(
      "<style>html:root{--font-display-words:'Noto Sans Devanagari'",
    );
    expect(fillPage(template, { ...first, ownName: 'ಸಮಾಜ', ownLanguage: 'kn' }, null)).toContain(
      '<style>html:root{--font-text-words:sans-serif}',
    );
  });

  it('cannot be changed by what the office typed', () => {
    const typed = '</script><script>alert(1)</script>"&$&';
    const page = fillPage(
      template,
      { ...reva, name: typed, shortName: typed, ownName: typed, town: typed },
      null,
    );
    expect(page).not.toContain('<script>');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(read(page)).toMatchObject({ name: typed, ownName: typed });
    expect(page).toContain(
      '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;$&amp;</title>',
    );
  });

  it.each(['red', '0F5C63}', '</style>', ''])('has no colour that is not one: %s', (colour) => {
    expect(() => fillPage(template, { ...reva, colour }, null)).toThrow('colour');
  });

  it('is refused where it has no place for the association', () => {
    expect(() => fillPage('<html lang="en"><title>Suchi</title>', first, null)).toThrow('no place');
  });

  it('has the icons of the association', () => {
    const icons = {
      favicon: { href: '/association/logo.png', type: 'image/png' },
      touch: '/association/180.png',
      app: [],
    };
    const page = fillPage(template, reva, icons);
    expect(page).toContain('<link rel="icon" type="image/png" href="/association/logo.png" />');
    expect(page).toContain('<link rel="apple-touch-icon" href="/association/180.png" />');
    expect(page).toMatch(/<div class="first-paint">\s*<img src="\/association\/logo.png"/);
    expect(page).not.toContain('<svg');
  });
});

describe('the page of shared biodata', () => {
  it('says nothing but its title to a chat that looks at a link', () => {
    const page = fillSharedPage(fillPage(template, reva, null), 'Biodata shared with you');
    expect(page).toContain('<title>Biodata shared with you</title>');
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toMatch(/og:|name="description"|<title>Parichay/);
    expect(read(page)).toEqual(read(fillPage(template, reva, null)));
  });
});

describe('the manifest', () => {
  const built = '{"name":"Suchi","start_url":"/","icons":[{"src":"/icons/app-192.png"}]}';

  it('has the names and the colour, and keeps the rest', () => {
    expect(JSON.parse(fillManifest(built, reva, null))).toEqual({
      name: 'Parichay · Reva Parivar',
      short_name: 'Parichay',
      lang: 'gu-IN',
      theme_color: '#094A4F',
      start_url: '/',
      icons: [{ src: '/icons/app-192.png' }],
    });
  });
});

describe('the service worker', () => {
  const built =
    'a({url:"index.html",revision:"1d1daefb1557a9b68db834d4a27cbd71"},{url:"mark.svg",revision:"7a"})';

  it('keeps another page when the association has changed, and the same when not', () => {
    const revision = (page: string) =>
      /index\.html",revision:"([0-9a-f]{32})"/.exec(fillServiceWorker(built, page))?.[1];
    expect(revision('one')).not.toBe(revision('other'));
    expect(revision('one')).toBe(revision('one'));
    expect(fillServiceWorker(built, 'one')).toContain('{url:"mark.svg",revision:"7a"}');
    expect(() => fillServiceWorker('', 'one')).toThrow('no place');
  });
});

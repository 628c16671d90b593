import { coverDesigns, defaultEdition } from '@suchi/domain/print';
import { buildPrintedProfile, revaInBook, sahyadriInBook } from '@suchi/testing/printed-profile';
import { describe, expect, it } from 'vitest';
import type { Book } from './book.ts';
import { bookCss } from './css.ts';
import { coverSheetCss, coverSheetSize, renderCoverSheet } from './cover-sheet.ts';
import { findFitWarning, fitPages, fitWords } from './fit.ts';
import { brandCss, makePressPalette } from './palette.ts';
import { renderProfilePage } from './profile-page.ts';
import { renderBook } from './render-book.ts';
import { drawHills } from './hills.ts';

const serials = [1, 2, 3, 451, 452, 1001];
const book: Book = {
  size: 'A5',
  edition: defaultEdition,
  association: sahyadriInBook,
  colour: '781D2E',
  cover: 'ornament',
  profiles: serials.map((serialNumber) =>
    buildPrintedProfile({
      serialNumber,
      profile: serialNumber,
      gender: serialNumber < 451 ? 'Male' : 'Female',
    }),
  ),
};
const pictures = { photoUrlOf: () => 'photo.jpg', coverUrl: 'cover.jpg', logoUrl: null };
const render = (changes: Partial<Book> = {}) => [...renderBook({ ...book, ...changes }, pictures)];

describe('the book', () => {
  it('has its covers, seven pages in front, an opener on the left of each section, and full sheets of pages', () => {
    const pages = render();
    expect(pages.map(({ kind, page }) => `${kind} ${page}`)).toEqual([
      'cover null',
      ...[1, 2, 3, 4, 5, 6, 7].map((page) => `front ${page}`),
      'opener 8',
      'profile 9',
      'profile 10',
      'profile 11',
      'opener 12',
      'profile 13',
      'profile 14',
      'notes 15',
      'opener 16',
      'profile 17',
      'index 18',
      'index 19',
      'index 20',
      'notes 21',
      'notes 22',
      'notes 23',
      'imprint 24',
      'back null',
    ]);
    expect(pages.flatMap(({ serialNumber }) => serialNumber ?? [])).toEqual(serials);
  });

  it('fills the last sheet with pages for notes, and the imprint is its last page', () => {
    const pages = render({ binding: { pageMultiple: 16, paperMicrons: 100 } }).filter(
      ({ page }) => page !== null,
    );
    expect(pages).toHaveLength(32);
    expect(pages.at(-1)?.kind).toBe('imprint');
  });

  it('has the association’s own word on the cover, on the title page and on the spine', () => {
    const word = 'પરિચય પુસ્તિકા';
    const [cover, title] = render({ word });
    const sheet = renderCoverSheet({ ...book, word }, pictures, 12);
    for (const page of [cover?.html, title?.html, sheet]) expect(page).toContain(word);
    expect(render({ word: ' ' })[0]?.html).toContain('सूची');
  });

  it('has the association’s own logo on covers, title page and imprint, and no mark of the release', () => {
    const reva = { ...book, association: revaInBook, cover: 'word' as const };
    const withLogo = { ...pictures, logoUrl: 'logo.jpg' };
    const pages = [...renderBook(reva, withLogo)].filter(({ html }) => html.includes('logo.jpg'));
    expect(pages.map(({ kind, page }) => `${kind} ${page}`)).toEqual([
      'cover null',
      'front 1',
      'imprint 24',
      'back null',
    ]);
    expect(renderCoverSheet(reva, withLogo, 12).split('href="logo.jpg"')).toHaveLength(3);
    const leaf = 'M22.5 44C10';
    expect([...renderBook(reva, withLogo)].some(({ html }) => html.includes(leaf))).toBe(false);
    // Where its file is missing, nothing stands in its place.
    expect(renderCoverSheet(reva, pictures, 12)).not.toMatch(/<image|M22\.5 44C10/);
    expect([...renderBook(book, withLogo)].some(({ html }) => html.includes('logo.jpg'))).toBe(false);
  });

  it('has no words on a narrow spine', () => {
    const namesOn = (spine: number) =>
      renderCoverSheet(book, pictures, spine).split('Sahyadri Samaj Mandal').length - 1;
    expect([namesOn(4.9), namesOn(5)]).toEqual([1, 2]);
    expect(coverSheetSize('A5', 12.5)).toEqual({ width: 308.5, height: 210 });
    expect(coverSheetCss('A5', 12.5, { bleed: 3 })).toContain('@page { size: 314.5mm 216mm');
  });

  it('draws a word of the cover smaller that is wider than its room', () => {
    const makeText = (length: number) => {
      const attributes = new Map([
        ['data-room', '400'],
        ['data-fixed', '100 300'],
      ]);
      return {
        getAttribute: (key: string) => attributes.get(key) ?? null,
        setAttribute: (key: string, value: string) => void attributes.set(key, value),
        getComputedTextLength: () => length,
      };
    };
    const [wide, short] = [makeText(800), makeText(400)];
    fitWords({ querySelectorAll: () => [wide, short] });
    expect(wide.getAttribute('transform')).toBe('translate(50 150) scale(0.5)');
    expect(short.getAttribute('transform')).toBeNull();
  });

  it('names the right pages in the contents', () => {
    const contents = text(render()[3]?.html);
    for (const row of [
      'Unmarried Males 1–423, 3 candidates 8',
      'Late entries 1001–1050, 1 candidate 16',
      'Index by place 19',
    ]) {
      expect(contents).toContain(row);
    }
  });

  it('has the headings that the admin typed: in the contents, on the opener and on the pages', () => {
    const sections = defaultEdition.sections.map((section) => ({ ...section, title: `Our ${section.kind}` }));
    const pages = render({ edition: { ...defaultEdition, sections } });
    for (const place of [3, 8, 9])
      expect(text(pages.find(({ page }) => page === place)?.html), `page ${place}`).toContain(
        'Our unmarried_male',
      );
    expect(text(pages.map(({ html }) => html).join(''))).not.toContain('Unmarried Males');
  });

  it('can be rendered in parts, which are the same pages', () => {
    const parts = [
      { from: 1, to: 9 },
      { from: 10, to: 10 },
      { from: 11, to: 99 },
    ].flatMap((range) => [...renderBook(book, pictures, range)]);
    expect(parts).toEqual(render());
  });

  it('is the same for the same data', () => {
    expect(render()).toEqual(render({ profiles: book.profiles.toReversed() }));
  });

  it('leaves out who has a number outside every section', () => {
    const pages = render({ profiles: [buildPrintedProfile({ serialNumber: 445 })] });
    expect(pages.some(({ kind }) => kind === 'profile')).toBe(false);
    expect(pages.some(({ html }) => html.includes('Kulkarni'))).toBe(false);
  });

  it('says nothing about an event that has no date', () => {
    const edition = { ...defaultEdition, eventDate: null, eventPlace: null };
    for (const cover of coverDesigns) {
      expect(
        render({ edition, cover })
          .map(({ html }) => html)
          .join(''),
      ).not.toMatch(/null|undefined|Melawa,/);
    }
  });

  it('uses the colours of the palette and no other', () => {
    const known = new Set<string>(Object.values(makePressPalette(book.colour)).map(({ rgb }) => rgb));
    const declared = brandCss(book.colour);
    const markup = coverDesigns.flatMap((cover) => render({ cover }).map(({ html }) => html)).join('');
    const used =
      `${markup}${bookCss('A5', { bleed: 3 })}${bookCss('A4', { bleed: 0 })}`.match(/#[0-9a-f]{3,8}\b/gi) ??
      [];
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((colour) => !known.has(colour.slice(1).toUpperCase()))).toEqual([]);
    for (const [, variable] of markup.matchAll(/var\((--brand[^)]*)\)/g))
      expect(declared).toContain(`${variable}: #`);
    expect(markup).not.toMatch(/gradient|opacity|rgba?\(/);
    expect(drawHills(book.colour)).toContain('linearGradient');
  });

  it('has nothing of one association in the book of another', () => {
    const reva = render({ association: revaInBook, colour: '0F5A63', word: 'પરિચય' });
    const shown = text(reva.map(({ html }) => html).join(''));
    for (const word of ['Parichay 2025 · Reva Parivar', 'રેવા પરિવાર', 'અવિવાહિત કન્યા', 'પરિચય'])
      expect(shown).toContain(word);
    expect(reva.some(({ html }) => html.includes('M22.5 44C10'))).toBe(false);
    expect(shown).not.toMatch(/Suchi|Sahyadri|सूची|सह्याद्री|वधू/);
  });
});

describe('a profile page', () => {
  const page = { size: 'A5', page: 450, edition: defaultEdition, association: book.association } as const;
  const [section] = defaultEdition.sections;
  const show = (changes = {}, url: string | null = null) =>
    renderProfilePage({ ...page, section: section!, photoUrl: url, profile: buildPrintedProfile(changes) });

  it('shows what was typed as text, never as markup', () => {
    const typed = `<img src=x onerror="alert('1')">&`;
    const shown = show(
      {
        name: typed,
        ownScriptName: typed,
        gotra: typed,
        expectations: typed,
        mobiles: [typed],
        email: typed,
      },
      `x" onerror="alert(1)`,
    );
    expect(shown).not.toContain('<img src=x');
    expect(shown).not.toContain('" onerror="');
    expect(shown.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(5);
  });

  it('is mirrored: an even page is on the left', () => {
    expect(show()).toContain('class="page a5 verso profile-page"');
    expect(
      renderProfilePage({
        ...page,
        page: 451,
        section: section!,
        photoUrl: null,
        profile: buildPrintedProfile(),
      }),
    ).toContain('class="page a5 recto profile-page"');
  });

  it('has a drawing instead of a missing photo', () => {
    expect(show()).toContain('no-photo');
    expect(show({}, 'photo.jpg')).toContain('<img class="photo" src="photo.jpg"');
  });
});

describe('fitting', () => {
  /** An element whose text needs a height that falls with each step. */
  const element = (heights: number[]) => {
    const attributes = new Map([
      ['data-page', '9'],
      ['data-serial', '451'],
    ]);
    return {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      querySelector() {
        return this;
      },
      get scrollHeight() {
        return heights[Number(attributes.get('data-step'))] ?? 0;
      },
      clientHeight: 100,
    };
  };
  it.each([
    [[90, 80, 70, 60], 0, true, null],
    [[130, 110, 99, 90], 2, true, null],
    [[130, 110, 101, 100], 3, true, 'tight_page'],
    [[130, 120, 110, 101], 3, false, 'long_text'],
  ] as const)('of heights %j takes step %i', (heights, step, fits, warning) => {
    const [fit] = fitPages({ querySelectorAll: () => [element([...heights])] });
    expect(fit).toEqual({ page: 9, serialNumber: 451, step, fits });
    expect(findFitWarning(fit!)).toBe(warning);
  });
});

function text(markup = ''): string {
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

import { describe, expect, it } from 'vitest';
import { drawPortrait, portraitParameters, renderPortrait } from './index.ts';
import type { Sitter } from './index.ts';

const sitter = (seed: number): Sitter => ({ gender: seed % 2 ? 'Male' : 'Female', age: 22 + (seed % 39) });
const draw = (seed: number, changes: Partial<Sitter> = {}) =>
  drawPortrait(portraitParameters(seed, { ...sitter(seed), ...changes }));
const drawings = Array.from({ length: 1300 }, (_, seed) => draw(seed));
/** Ids contain a hash of the parameters; without them only visible differences count. */
const withoutIds = (svg: string) => svg.replaceAll(/p[0-9a-z]+-(?=\w)/g, '');

function findUnclosedTag(svg: string): string | null {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open[0] ?? null;
}

describe('a portrait', () => {
  it('is the same each time it is drawn', () => {
    expect(drawings.map((_, seed) => draw(seed))).toEqual(drawings);
  });

  it('differs from nearly all others', () => {
    expect(new Set(drawings.map(withoutIds)).size).toBeGreaterThanOrEqual(1250);
  });

  it('is well-formed and contains no NaN', () => {
    for (const [seed, svg] of drawings.entries()) {
      expect(svg, String(seed)).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(findUnclosedTag(svg), String(seed)).toBeNull();
    }
  });

  it('refers only to its own definitions', () => {
    for (const [seed, svg] of drawings.entries()) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
        expect(defined.has(id), `${seed} ${id}`).toBe(true);
    }
  });

  it('draws without filters, which are slow and differ between renderers', () => {
    for (const svg of drawings) expect(svg).not.toContain('<filter');
  });
});

describe('another photograph of the same person', () => {
  it.each([1, 2, 3])('keeps the face in variant %i and changes the rest', (variant) => {
    const main = portraitParameters('a', { gender: 'Female', age: 27 });
    const other = portraitParameters('a', { gender: 'Female', age: 27, variant });
    const { face, eyes, skinTone, noseWidth } = main;
    expect(other).toMatchObject({ face, eyes, skinTone, noseWidth, age: 27 });
    expect(other.backdrop).not.toEqual(main.backdrop);
    expect(other.clothes).not.toEqual(main.clothes);
  });
});

describe('age', () => {
  const count = (test: (seed: number) => boolean) =>
    Array.from({ length: 200 }, (_, seed) => seed).filter(test).length;
  const greyAt = (age: number) =>
    count((seed) => portraitParameters(seed, { gender: 'Male', age }).hair.greying > 0.1);

  it('turns hair grey', () => {
    expect(greyAt(25)).toBe(0);
    expect(greyAt(58)).toBeGreaterThan(100);
  });
});

describe('renderPortrait', () => {
  it('makes a WebP of 4:5', async () => {
    const picture = await renderPortrait(drawings[7] ?? '', 96);
    expect(picture.subarray(0, 4).toString()).toBe('RIFF');
    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture.length).toBeGreaterThan(500);
  });
});

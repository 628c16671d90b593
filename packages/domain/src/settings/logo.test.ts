import { describe, expect, it } from 'vitest';
import { checkPng, checkSvg, cleanSvg, findLogoColour, readLogo } from './logo.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"${more}>${inside}</svg>`;
const dot = '<circle cx="24" cy="10" r="6"/>';

describe('a drawing', () => {
  it('is kept with its shapes and paints', () => {
    const drawing = svg(
      `<defs><linearGradient id="a"><stop offset="0" stop-color="#781D2E"/></linearGradient></defs><g transform="translate(1 2)"><path d="M0 0h48v-4.5Z" fill="url(#a)"/></g>${dot}`,
    );
    expect(cleanSvg(drawing)).toBe(drawing);
    expect(checkSvg(drawing)).toBeNull();
  });

  it('loses what programs write around it', () => {
    const around = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><!-- <script>made by</script> -->\n`;
    expect(cleanSvg(around + svg(dot, ' version="1.1" data-name="Logo" class="a"'))).toBe(svg(dot));
  });

  it('keeps a look that is written as style', () => {
    expect(cleanSvg(svg(`<path d="M0 0" style="fill: #781D2E; font-family: X; stroke"/>`))).toBe(
      svg('<path d="M0 0" fill="#781D2E" stroke=""/>'),
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a shape in it', '<script><path d="M0 0"/></script>'],
    ['a link', '<a href="https://example.org"><path d="M0 0"/></a>'],
    ['a page', '<foreignObject><body><img src="x"/></body></foreignObject>'],
    ['a picture', '<image href="https://example.org/a.png"/>'],
    ['a copy from elsewhere', "<use xlink:href='https://example.org/a.svg#a'/>"],
    ['a style sheet', '<style>@import url(https://example.org/a.css);</style>'],
    ['a text in a font', '<text font-family="X">Suchi</text>'],
    ['a change', '<set attributeName="onload" to="alert(1)"/><animate attributeName="href"/>'],
  ])('loses %s', (_what, inside) => {
    expect(cleanSvg(svg(inside + dot))).toBe(svg(dot));
  });

  it.each([
    ' onload="alert(1)"',
    ' onclick="alert(1)"',
    ' href="javascript:alert(1)"',
    ' fill="url(https://example.org/a)"',
    ' fill="url(#a) url(//example.org)"',
    ' mask="URL(//example.org)"',
    ' style="fill:url(//example.org)"',
    ' fill="&#106;avascript"',
    ' filter="url(#a)"',
  ])('loses%s', (attribute) => {
    expect(cleanSvg(svg(`<path d="M0 0"${attribute}/>`))).toBe(svg('<path d="M0 0"/>'));
  });

  it.each([
    ['no drawing', 'Suchi'],
    ['a page', '<html><svg></svg></html>'],
    ['nothing', ''],
    ['one that does not end', '<svg viewBox="0 0 1 1"><g>'],
    ['one that ends twice', '<svg></svg></svg>'],
    ['two', '<svg></svg><svg></svg>'],
    ['wrongly nested ones', '<svg><g><path></g></path></svg>'],
    ['an attribute without quotes', '<svg onload=alert(1)></svg>'],
    ['a sign that could begin a tag', '<svg><<script>alert(1)</script></svg>'],
    ['a comment without an end', '<svg></svg><!--'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'],
  ])('is not %s', (_what, text) => {
    expect(cleanSvg(text)).toBeNull();
  });

  it.each(['<!--', '<?', '<!DOCTYPE', '<a b=""', '<a '])(
    'that begins %s without end is refused at once',
    (begin) => {
      const started = performance.now();
      expect(cleanSvg(`${begin.repeat(50_000)}>`)).toBeNull();
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );

  it.each([
    [svg(''), 'not_a_logo'],
    ['<svg><path d="M0 0"/></svg>', 'not_a_logo'],
    ['<svg viewBox="0 0 a b"><path d="M0 0"/></svg>', 'not_a_logo'],
    ['<svg viewBox="0 0 48 40"><path d="M0 0"/></svg>', 'not_square'],
    ['<svg viewBox="0,0,48,48"><path d="M0 0"/></svg>', null],
  ])('%s: %s', (drawing, fault) => {
    expect(checkSvg(drawing)).toBe(fault);
  });
});

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

describe('a PNG', () => {
  it.each([
    ['of 512 dots', png(512, 512), null],
    ['of 511 dots', png(511, 511), 'too_small'],
    ['that is wide', png(900, 512), 'not_square'],
    ['that is cut', png(512, 512).slice(0, 20), 'not_a_logo'],
    ['that is none', new Uint8Array(32), 'not_a_logo'],
  ])('%s', (_what, bytes, fault) => {
    expect(checkPng(bytes)).toBe(fault);
  });
});

describe('a file', () => {
  const read = (content: string | Uint8Array) =>
    readLogo(typeof content === 'string' ? new TextEncoder().encode(content) : content, (bytes) =>
      new TextDecoder().decode(bytes),
    );

  it.each([
    ['a drawing', svg(dot), { ending: 'svg', drawing: svg(dot) }],
    ['a wide drawing', '<svg viewBox="0 0 48 40"><path d="M0 0"/></svg>', 'not_square'],
    ['a page', '<html></html>', 'not_a_logo'],
    ['a PNG', png(512, 512), { ending: 'png' }],
    ['a small PNG', png(100, 100), 'too_small'],
  ])('is read by its content: %s', (_what, content, expected) => {
    expect(read(content)).toEqual(expected);
  });
});

describe('the colour of a drawing', () => {
  it.each([
    [
      'the one it has most often',
      '<path fill="#781D2E"/><path stroke="#0f5a63"/><path fill="#0F5A63"/>',
      '0F5A63',
    ],
    ['the first of several', '<path fill="#781D2E"/><path fill="#0F5A63"/>', '781D2E'],
    [
      'none that is too light, grey, or no colour',
      '<path fill="#F2B93F" stroke="#333333"/><path fill="none"/>',
      null,
    ],
  ])('is %s', (_which, inside, expected) => {
    expect(findLogoColour(svg(inside))).toBe(expected);
  });
});

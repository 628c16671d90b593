import { html, type Markup } from './html.ts';
import { colour, type ColourName } from './palette.ts';

// The parts of the third cover, in the drawing's own units: 924 across the page.

const field = { left: 64, top: 64, right: 860, bottom: 1247 } as const;
const frame = { left: 104, top: 104, right: 820, bottom: 1207 } as const;

/** The border: points outside, two lines with diamonds between them, points inside and the four corners. */
export function drawBorder(): Markup {
  const { left, top, right, bottom } = field;
  return html`<path d="${toothed(field, 24, -13)}" fill="${colour('brand8')}" />
    ${outline(left + 8.5, top + 8.5, right - 8.5, bottom - 8.5, 3)} ${diamondRows()}
    ${outline(frame.left + 3, frame.top + 3, frame.right - 3, frame.bottom - 3, 6)}
    <path d="${toothedInside()}" fill="${colour('marigold5')}" />
    ${[frame.left, frame.right - 43].flatMap((x) => [frame.top, frame.bottom - 43].map((y) => corner(x, y)))}`;
}

function outline(left: number, top: number, right: number, bottom: number, width: number): Markup {
  return html`<rect
    x="${left}"
    y="${top}"
    width="${right - left}"
    height="${bottom - top}"
    fill="none"
    stroke="${colour('marigold5')}"
    stroke-width="${width}"
  />`;
}

function corner(x: number, y: number): Markup {
  return html`<rect
      x="${x + 3.5}"
      y="${y + 3.5}"
      width="36"
      height="36"
      fill="${colour('brand8')}"
      stroke="${colour('marigold5')}"
      stroke-width="7"
    />${diamond(x + 21.5, y + 21.5, 6, 11, 'marigold4')}`;
}

/** Places at equal distances. */
function along(from: number, to: number, count: number): { at: number; isLarge: boolean }[] {
  return Array.from({ length: count }, (_, index) => ({
    at: from + ((to - from) * index) / (count - 1),
    isLarge: index % 2 === 0,
  }));
}

/** A large and a small diamond in turn, on the four sides. */
function diamondRows(): Markup {
  const across = along(89, 835, 21).flatMap(({ at, isLarge }) =>
    [89, 1222].map((y) =>
      isLarge ? diamond(at, y, 6, 10, 'marigold3') : diamond(at, y, 3.5, 5.5, 'marigold4'),
    ),
  );
  const down = along(89, 1222, 31)
    .slice(1, -1)
    .flatMap(({ at, isLarge }) =>
      [89, 835].map((x) =>
        isLarge ? diamond(x, at, 6, 10, 'marigold4') : diamond(x, at, 3.5, 5.5, 'marigold3'),
      ),
    );
  return html`${across}${down}`;
}

function diamond(x: number, y: number, width: number, height: number, fill: ColourName): Markup {
  return html`<path
    d="M${x} ${y - height}l${width} ${height}l${-width} ${height}l${-width} ${-height}Z"
    fill="${colour(fill)}"
  />`;
}

/** A box whose four sides are rows of points. */
function toothed({ left, top, right, bottom }: typeof field, step: number, depth: number): string {
  const across = Math.round((right - left) / step);
  const down = Math.round((bottom - top) / step);
  const [dx, dy] = [(right - left) / across / 2, (bottom - top) / down / 2];
  return [
    `M${left} ${top}`,
    `l${dx} ${depth}l${dx} ${-depth}`.repeat(across),
    `l${-depth} ${dy}l${depth} ${dy}`.repeat(down),
    `l${-dx} ${-depth}l${-dx} ${depth}`.repeat(across),
    `l${depth} ${-dy}l${-depth} ${-dy}`.repeat(down),
    'Z',
  ].join('');
}

/** The points that hang from the inner line, between the corners. */
function toothedInside(): string {
  const { left, top, right, bottom } = frame;
  const across = Math.round((right - left - 86) / 25);
  const down = Math.round((bottom - top - 86) / 26);
  const [dx, dy] = [(right - left - 86) / across / 2, (bottom - top - 86) / down / 2];
  const depth = 20;
  return [
    `M${left + 43} ${top}${`l${dx} ${depth}l${dx} ${-depth}`.repeat(across)}Z`,
    `M${left + 43} ${bottom}${`l${dx} ${-depth}l${dx} ${depth}`.repeat(across)}Z`,
    `M${left} ${top + 43}${`l${depth} ${dy}l${-depth} ${dy}`.repeat(down)}Z`,
    `M${right} ${top + 43}${`l${-depth} ${dy}l${depth} ${dy}`.repeat(down)}Z`,
  ].join('');
}

/** Small diamonds woven into the ground, in shifted rows, beside and above the arch. */
export function drawButti(): Markup {
  const rows = Array.from({ length: 14 }, (_, index) => ({
    y: 168 + index * 74.9,
    isShifted: index % 2 === 1,
  }));
  const places = rows.flatMap(({ y, isShifted }) =>
    Array.from({ length: isShifted ? 8 : 9 }, (_, index) => ({ x: (isShifted ? 200 : 162) + index * 75, y })),
  );
  return html`${places.filter(isOutsideArch).map(({ x, y }) => diamond(x, y, 5.5, 8, 'brand6'))}`;
}

function isOutsideArch({ x, y }: { x: number; y: number }): boolean {
  const room = 262;
  if (y > 1136) return true;
  return y < 574 ? Math.hypot(x - 462, y - 574) > room : Math.abs(x - 462) > room - 5;
}

export function drawArch(): Markup {
  return html`${arch(0, 'marigold5')}${arch(10, 'brand8')}${arch(21, 'cotton')}`;
}

function arch(inset: number, fill: ColourName): Markup {
  const radius = 249.5 - inset;
  const foot = 1124 - inset;
  const path = `M${462 - radius} ${foot}V574A${radius} ${radius} 0 0 1 ${462 + radius} 574V${foot}Z`;
  return html`<path d="${path}" fill="${colour(fill)}" />`;
}

/** Half a lotus: three rows of petals around the sun. */
export function drawLotus(): Markup {
  return html`${petals(13, 190, 'marigold3')}${petals(11, 146, 'brand4')}${petals(9, 102, 'brand')}
    <circle cx="462" cy="564" r="29" fill="${colour('marigold5')}" />`;
}

function petals(count: number, length: number, fill: ColourName): Markup[] {
  const side = `27.5 ${-length * 0.5} 22 ${-length * 0.75} 0 ${-length}`;
  const otherSide = `-22 ${-length * 0.75} -27.5 ${-length * 0.5} 0 -28`;
  return along(-87, 87, count).map(
    ({ at }) =>
      html`<path
        d="M0 -28C${side}C${otherSide}Z"
        transform="translate(462 564) rotate(${at})"
        fill="${colour(fill)}"
      />`,
  );
}

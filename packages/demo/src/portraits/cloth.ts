import { clipTo, clipped, line, litFill, shape } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { darken, mix } from './colour.ts';
import type { Skin } from './colour.ts';
import type { Clothes, PortraitGender } from './parameters.ts';

/** The input for drawing a garment: cloth, colours and the body. */
export interface Tailoring {
  clothes: Clothes;
  skin: Skin;
  body: string;
  bodyClip: string;
  main: string;
  second: string;
  trim: string;
  mainFill: string;
  secondFill: string;
}

const bodies: Record<PortraitGender, string> = {
  Female:
    'M22 660C24 600 26 550 28 506C30 446 54 416 108 398C136 389 150 380 158 364L242 364C250 380 264 389 292 398C346 416 370 446 372 506C374 550 376 600 378 660Z',
  Male: 'M-6 660C-3 600 0 550 2 506C6 436 34 408 98 388C134 377 149 367 154 350L246 350C251 367 266 377 302 388C366 408 394 436 398 506C400 550 403 600 406 660Z',
};

const armLines: Record<PortraitGender, string> = {
  Female: 'M74 474C82 520 82 590 78 660M326 474C318 520 318 590 322 660',
  Male: 'M58 470C70 520 70 590 66 660M342 470C330 520 330 590 334 660',
};

/** Prepares the cloth for a garment. */
export function tailor(canvas: Canvas, clothes: Clothes, gender: PortraitGender, skin: Skin): Tailoring {
  const [main, second, trim] = clothes.colours;
  const body = bodies[gender];
  return {
    clothes,
    skin,
    body,
    bodyClip: clipTo(canvas, 'body', body),
    main,
    second,
    trim,
    mainFill: litFill(canvas, 'main', main),
    secondFill: litFill(canvas, 'second', second),
  };
}

/** The lines of the arms, over the garment. */
export const drawArms = (gender: PortraitGender, bodyClip: string): string =>
  clipped(bodyClip, line(armLines[gender], '#1a0d0c', 2.4, 0.2));

/** A few folds in the cloth. */
export const folds = (colour: string, lines: readonly string[]): string =>
  lines.map((d) => line(d, darken(colour, 0.6), 2.2, 0.35)).join('');

/** Skin at the neckline; it must start exactly at the neck's edge, or a gap shows. */
export const neckline = (d: string, skin: Skin): string => shape(d, mix(skin.base, skin.shade, 0.28));

const steps = Array.from({ length: 15 }, (_, index) => index);
/** One path for all repetitions, because many small paths are slow to render. */
const repeat = (draw: (step: number) => string) => steps.map(draw).join('');

const patterns: Record<Clothes['pattern'], (tailoring: Tailoring) => string> = {
  plain: () => '',
  check: ({ second }) =>
    line(
      repeat((step) => `M${step * 30} 340V560M-20 ${350 + step * 22}H420`),
      second,
      2,
      0.32,
    ),
  stripe: ({ second }) =>
    line(
      repeat((step) => `M${-6 + step * 29} 340V560`),
      second,
      3,
      0.3,
    ),
  lines: ({ second }) => {
    const waves = repeat((step) => {
      const y = 376 + step * 26;
      return `M-20 ${y}C120 ${y - 10} 280 ${y + 10} 420 ${y - 4}`;
    });
    return line(waves, second, 2.4, 0.26);
  },
  butti: ({ trim }) => {
    const flowers = repeat((row) =>
      repeat((column) => `M${column * 38 + (row % 2) * 19 - 40} ${388 + row * 30}l3 4l-3 4l-3 -4Z`),
    );
    return shape(flowers, trim, 0.7);
  },
};

/** A woven pattern over the whole garment. */
export const pattern = (tailoring: Tailoring): string =>
  tailoring.clothes.pattern === 'plain'
    ? ''
    : clipped(tailoring.bodyClip, patterns[tailoring.clothes.pattern](tailoring));

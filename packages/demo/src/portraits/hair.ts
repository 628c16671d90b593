import { clipped, dot, line, mirrored, round, shape, stretched } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Skin } from './colour.ts';
import { backHair, mensFronts, shoulderLock, womensFronts } from './hair-shapes.ts';
import type { HairShape } from './hair-shapes.ts';
import type { Hair } from './parameters.ts';

const grey = '#A9A39C';

/** The hair colour with its share of grey. */
export const hairColour = ({ colour, greying }: Hair): string => mix(colour, grey, greying * 0.8);

function hairFill(canvas: Canvas, hair: Hair): string {
  const colour = hairColour(hair);
  return canvas.define(
    'hair',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(colour, 0.16)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.45)}"/></linearGradient>`,
  );
}

const strandsOf = (strands: readonly string[], colour: string, width: number, opacity: number) =>
  strands.map((strand) => line(strand, colour, width, opacity)).join('');

const frontShape = ({ front }: Hair): HairShape =>
  front in womensFronts
    ? womensFronts[front as keyof typeof womensFronts]
    : mensFronts[front as keyof typeof mensFronts];

const worn = (hair: Hair, inside: string) => {
  const full = hair.volume === 1 ? inside : stretched(200, 200, hair.volume, hair.volume, inside);
  return hair.isMirrored ? mirrored(full) : full;
};

function drawBun(hair: Hair, fill: string): string {
  if (hair.bun === 'none') return '';
  if (hair.bun === 'high') {
    return `<ellipse cx="200" cy="80" rx="36" ry="30" fill="${fill}"/>${line('M176 76C188 62 212 62 226 78', lighten(hairColour(hair), 0.34), 1.8, 0.35)}`;
  }
  const flowers = Array.from({ length: 9 }, (_, index) => {
    const angle = -1.25 + index * 0.31;
    const x = 262 + 43 * Math.cos(angle);
    const y = 278 + 40 * Math.sin(angle);
    return dot(x, y, 7, '#E8DCC2') + dot(x, y, 6, '#FFFBF0') + dot(x, y, 1.8, '#EBC56B');
  });
  return `<ellipse cx="262" cy="278" rx="40" ry="37" fill="${fill}"/>${hair.hasJasmine ? flowers.join('') : ''}`;
}

/** The hair behind head and neck. */
export function drawBackHair(canvas: Canvas, hair: Hair): string {
  const fill = hairFill(canvas, hair);
  const outline = backHair[hair.back];
  const shine = lighten(hairColour(hair), 0.3);
  const strands = ['long', 'wavy', 'shoulder'].includes(hair.back)
    ? strandsOf(
        [
          'M112 240C112 290 98 330 98 368',
          'M122 300C116 330 108 350 110 372',
          'M288 240C288 290 302 330 302 368',
          'M278 300C284 330 292 350 290 372',
        ],
        shine,
        2,
        0.28,
      )
    : '';
  return worn(hair, drawBun(hair, fill) + (outline ? shape(outline, fill) + strands : ''));
}

/** Hair under the edge of the face, so that a narrow face leaves no gap at the temples. */
export function drawUnderHair(canvas: Canvas, hair: Hair): string {
  if (hair.front === 'crown') return '';
  return worn(hair, stretched(200, 200, 0.93, 0.97, shape(frontShape(hair).outline, hairFill(canvas, hair))));
}

/** The hair around the face, with its shadow on the forehead. */
export function drawFrontHair(canvas: Canvas, hair: Hair, skin: Skin, faceClip: string): string {
  const { outline, strands } = frontShape(hair);
  const colour = hairColour(hair);
  const shadow = [18, 12, 6].map((width) => line(outline, skin.deep, width, 0.13)).join('');
  const greyTemples =
    hair.greying > 0.12
      ? strandsOf(
          [
            'M124 214C121 196 123 182 128 170',
            'M276 214C279 196 277 182 272 170',
            'M129 204C127 190 130 176 136 164',
            'M271 204C273 190 270 176 264 164',
          ],
          '#D5D0C8',
          1.6,
          Math.min(0.7, hair.greying + 0.15),
        )
      : '';
  const parting = hair.hasParting ? line('M200 92L200 127', skin.shade, 2, 0.9) : '';
  const drawn =
    shape(outline, hairFill(canvas, hair)) +
    strandsOf(strands, lighten(colour, 0.34 + hair.greying * 0.2), 1.5, 0.36) +
    greyTemples +
    parting;
  return clipped(faceClip, `<g transform="translate(2 6)">${worn(hair, shadow)}</g>`) + worn(hair, drawn);
}

function drawBraid(hair: Hair, fill: string): string {
  const colour = hairColour(hair);
  const plaits = Array.from({ length: 12 }, (_, index) => {
    const x = round(126 - Math.sin((index / 10) * Math.PI) * 10);
    const width = 20 - index * 0.6;
    const [a, b, c] = [round(width * 0.55), round(width * 0.2), round(width * 0.7)];
    const plait = `M${-a} -14C${round(width)} -16 ${round(width + 4)} 8 ${-b} 22C${round(-width)} 14 ${round(-width)} -6 ${-a} -14Z`;
    const shine = line(
      `M${-b} -9C${c} -8 ${round(width * 0.6)} 6 ${-round(width * 0.1)} 15`,
      lighten(colour, 0.4),
      1.8,
      0.45,
    );
    const side = index % 2 ? 1 : -1;
    return `<g transform="translate(${x} ${346 + index * 20}) scale(${side} 1)">${shape(plait, index % 2 ? lighten(colour, 0.07) : colour)}${shine}</g>`;
  });
  return shape('M112 250C98 290 98 318 112 346L146 340C140 312 134 284 128 256Z', fill) + plaits.join('');
}

/** The hair that falls in front of the shoulders. */
export function drawHairOverShoulders(canvas: Canvas, hair: Hair): string {
  if (hair.over === 'none') return '';
  const fill = hairFill(canvas, hair);
  if (hair.over === 'braid') {
    const braid = drawBraid(hair, fill);
    return hair.isMirrored ? mirrored(braid) : braid;
  }
  const lock =
    shape(shoulderLock.outline, fill) +
    strandsOf(shoulderLock.strands, lighten(hairColour(hair), 0.34), 2, 0.35);
  const placed = `<g transform="translate(200 342) scale(1.1) translate(-200 -330)">${lock}</g>`;
  const locks = (hair.over === 'right' ? '' : placed) + (hair.over === 'left' ? '' : mirrored(placed));
  return hair.isMirrored ? mirrored(locks) : locks;
}

import { clipTo, clipped, dot, line, moved, round, shape } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { darken } from './colour.ts';
import type { Skin } from './colour.ts';
import type { PortraitParameters } from './parameters.ts';

const lash = '#21120d';
const eyeLine = 220;

/** Flat, with a soft inner end: steep brows look angry. */
const brows = {
  Female: 'M17 -22C7 -27 -10 -29.5 -25 -20.5C-11 -25.5 6 -23.5 16.5 -18.5Z',
  Male: 'M18 -23C8 -27.5 -12 -29 -26 -19.5C-12 -23.5 6 -22.5 18 -17Z',
};

function drawLids({ gender, eyes: { openness } }: PortraitParameters, skin: Skin): string {
  const at = (value: number) => round(value * openness);
  const upper = line(
    `M-17.600 .4C-10 ${at(-11.6)} 7 ${at(-12.8)} 16.500 1.600`,
    lash,
    gender === 'Female' ? 3.4 : 2.5,
  );
  const crease = line('M-14 -10C-8 -15.500 6 -16.500 14 -9', skin.deep, 1.6, 0.4);
  const lower =
    gender === 'Female'
      ? line('M-17 -1C-19 -2 -20.500 -3.400 -21.500 -5', lash, 2.4) +
        line(`M-16 0C-8 ${at(8.6)} 7 ${at(8.4)} 15 3`, '#2c1811', 1.5, 0.55)
      : line(`M-15 1C-8 ${at(8.4)} 7 ${at(8)} 14 3`, skin.deep, 1.4, 0.5);
  return upper + lower + crease;
}

/** The left eye; the right one is mirrored, except for its highlight. */
function drawEye(canvas: Canvas, parameters: PortraitParameters, skin: Skin, brow: string): string {
  const { gender, eyes } = parameters;
  const at = (value: number) => round(value * eyes.openness);
  const almond = `M-17 0C-10 ${at(-11)} 7 ${at(-12)} 16 1.500C8 ${at(8)} -8 ${at(8.4)} -17 0Z`;
  const ball =
    dot(0, -1, 8.4, eyes.iris) +
    dot(0, -1, 4.2, '#120a07') +
    shape('M-18 -12H18V-4C6 -9 -8 -8 -18 -1Z', '#3b1f14', 0.28);
  const eye =
    shape(almond, '#FAF2EA') + clipped(clipTo(canvas, 'eye', almond), ball) + drawLids(parameters, skin);
  const browLine = brows[gender];
  const drawnBrow = `<path d="${browLine}" fill="${brow}" stroke="${brow}" stroke-width="${round(eyes.browWeight)}" stroke-linejoin="round"/>`;
  return (
    moved(`rotate(${round(eyes.slant)}) scale(${round(eyes.size * 100) / 100})`, eye) +
    moved(`rotate(${round(-eyes.browLift)} -4 -22)`, drawnBrow)
  );
}

/** Both eyes with their brows. */
export function drawEyes(
  canvas: Canvas,
  parameters: PortraitParameters,
  skin: Skin,
  hairColour: string,
): string {
  const { spacing } = parameters.eyes;
  const eye = drawEye(canvas, parameters, skin, darken(hairColour, 0.15));
  return [1, -1]
    .map((side) => {
      const x = 200 - side * spacing;
      return (
        moved(`translate(${round(x)} ${eyeLine}) scale(${side} 1)`, eye) +
        dot(x - 2.4, eyeLine - 3.4, 2, '#ffffff', 0.95)
      );
    })
    .join('');
}

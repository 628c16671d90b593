import { dot, line, shape } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { Hair, Jewellery, PortraitParameters } from './parameters.ts';

const earrings: Record<Jewellery['earring'], (x: number, metal: string) => string> = {
  none: () => '',
  stud: (x, metal) => dot(x, 256, 4.6, metal) + dot(x - 1.2, 254.6, 1.5, '#ffffff', 0.8),
  hoop: (x, metal) => `<circle cx="${x}" cy="266" r="11" fill="none" stroke="${metal}" stroke-width="2.6"/>`,
  drop: (x, metal) =>
    dot(x, 256, 3.4, metal) +
    shape(`M${x} 260C${x + 6} 268 ${x + 6} 276 ${x} 279C${x - 6} 276 ${x - 6} 268 ${x} 260Z`, metal) +
    dot(x - 1.5, 270, 1.6, '#ffffff', 0.6),
  jhumka: (x, metal) =>
    dot(x, 256, 4.4, metal) +
    shape(`M${x - 10} 277C${x - 10} 264 ${x + 10} 264 ${x + 10} 277Z`, metal) +
    line(`M${x - 10} 277H${x + 10}`, darken(metal, 0.35), 2) +
    [-8, -3, 3, 8].map((step) => dot(x + step, 281, 2.2, lighten(metal, 0.35))).join(''),
};

const coveredSides: Record<Hair['over'], readonly ('left' | 'right')[]> = {
  none: [],
  left: ['left'],
  right: ['right'],
  both: ['left', 'right'],
  braid: ['left'],
};

/** Earrings, only where no hair covers the ear; drawn with the head. */
export function drawEarrings({ jewellery, hair, face }: PortraitParameters): string {
  const draw = earrings[jewellery.earring];
  const covered = coveredSides[hair.over];
  const isCovered = (side: 'left' | 'right') =>
    covered.includes(hair.isMirrored ? (side === 'left' ? 'right' : 'left') : side);
  return (
    (isCovered('left') ? '' : draw(197 - face.temple, jewellery.metal)) +
    (isCovered('right') ? '' : draw(203 + face.temple, jewellery.metal))
  );
}

/** A small stone on the left side of the nose. */
export function drawNosePin({ jewellery, pose }: PortraitParameters): string {
  if (!jewellery.hasNosePin) return '';
  const x = 187 + pose.turn;
  return dot(x, 260, 2.4, jewellery.metal) + dot(x - 0.6, 259.4, 0.9, '#ffffff', 0.9);
}

const alongNeck = (count: number, rx: number, ry: number, draw: (x: number, y: number) => string) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / (count - 1)) * Math.PI;
    return draw(200 - rx * Math.cos(angle), 364 + ry * Math.sin(angle));
  }).join('');

const necklaces: Record<Jewellery['necklace'], (metal: string) => string> = {
  none: () => '',
  chain: (metal) =>
    line('M164 362C166 392 184 412 200 413C216 412 234 392 236 362', metal, 2.2) + dot(200, 416, 4.6, metal),
  pearls: () => alongNeck(15, 37, 40, (x, y) => dot(x, y, 3.8, '#CDBB98') + dot(x, y, 3.2, '#FBF3E4')),
  thushi: (metal) =>
    alongNeck(19, 36, 24, (x, y) => dot(x, y, 3.6, darken(metal, 0.3)) + dot(x, y, 2.9, metal)) +
    dot(200, 394, 5.4, metal) +
    dot(200, 394, 2.6, '#9B1F33'),
};

/** The necklace, above the cloth. */
export const drawNecklace = ({ jewellery: { necklace, metal } }: PortraitParameters): string =>
  necklaces[necklace](metal);

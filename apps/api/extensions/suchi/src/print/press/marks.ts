import type { Inks } from '@suchi/book';
import { writeInks } from './inks.ts';
import { mm, type Sheet } from './sheet.ts';

/** On every plate, so that the plates can be laid over each other. */
const allInks: Inks = [100, 100, 100, 100];

const processPatches: readonly Inks[] = [
  [100, 0, 0, 0],
  [0, 100, 0, 0],
  [0, 0, 100, 0],
  [0, 0, 0, 100],
  [100, 100, 0, 0],
  [0, 100, 100, 0],
  [100, 0, 100, 0],
  [50, 0, 0, 0],
  [0, 50, 0, 0],
  [0, 0, 50, 0],
  [0, 0, 0, 50],
  [0, 0, 0, 25],
];

const patchMm = 5;
const cropMark = { lengthMm: 6, gapMm: 4, lineWidth: 0.25 };
/** How far the centre of a register mark is from the edge of the sheet. */
const registerFromEdgeMm = 5.5;
const registerRadiusMm = 1.6;

const round = (value: number) => Number(value.toFixed(3));
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `${round(x1)} ${round(y1)} m ${round(x2)} ${round(y2)} l S`;

/** Crop marks, marks of the folds, four register marks and the colour bar, as content of the page. */
export function drawMarks(sheet: Sheet, solids: readonly Inks[], foldsMm: readonly number[] = []): string {
  return [
    'q',
    `${writeInks(allInks)} K ${writeInks(allInks)} k ${cropMark.lineWidth} w`,
    ...drawCropMarks(sheet),
    ...drawFoldMarks(sheet, foldsMm),
    ...drawRegisterMarks(sheet),
    ...drawColourBar(sheet, [...processPatches, ...solids]),
    'Q',
  ].join('\n');
}

export function drawCropMarks({ trim }: Sheet): string[] {
  const gap = cropMark.gapMm * mm;
  const length = cropMark.lengthMm * mm;
  const [left, right] = [trim.x, trim.x + trim.width];
  const [foot, head] = [trim.y, trim.y + trim.height];
  return [
    ...[foot, head].flatMap((y) => [
      line(left - gap - length, y, left - gap, y),
      line(right + gap, y, right + gap + length, y),
    ]),
    ...[left, right].flatMap((x) => [
      line(x, foot - gap - length, x, foot - gap),
      line(x, head + gap, x, head + gap + length),
    ]),
  ];
}

/** Dashed, above and below the page. */
function drawFoldMarks({ trim }: Sheet, foldsMm: readonly number[]): string[] {
  if (foldsMm.length === 0) return [];
  const gap = cropMark.gapMm * mm;
  const length = cropMark.lengthMm * mm;
  const head = trim.y + trim.height;
  const lines = foldsMm.flatMap((fold) => {
    const x = trim.x + fold * mm;
    return [line(x, trim.y - gap - length, x, trim.y - gap), line(x, head + gap, x, head + gap + length)];
  });
  return ['[2 1.5] 0 d', ...lines, '[] 0 d'];
}

function drawRegisterMarks({ media, trim }: Sheet): string[] {
  const edge = registerFromEdgeMm * mm;
  const middle = { x: media.width / 2, y: media.height / 2 };
  return [
    ...drawRegister(edge, middle.y),
    ...drawRegister(media.width - edge, middle.y),
    ...drawRegister(middle.x, edge),
    // The colour bar has the middle of the head.
    ...drawRegister(trim.x + trim.width - 14 * mm, media.height - edge),
  ];
}

function drawRegister(x: number, y: number): string[] {
  const radius = registerRadiusMm * mm;
  const reach = radius * 1.7;
  return [
    line(x - reach, y, x + reach, y),
    line(x, y - reach, x, y + reach),
    `${circle(x, y, radius)} S`,
    `${circle(x, y, radius / 2)} f`,
  ];
}

/** Four curves; the factor is that of a quarter circle. */
function circle(x: number, y: number, radius: number): string {
  const handle = radius * 0.5523;
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return [
    `${at(radius, 0)} m`,
    `${at(radius, handle)} ${at(handle, radius)} ${at(0, radius)} c`,
    `${at(-handle, radius)} ${at(-radius, handle)} ${at(-radius, 0)} c`,
    `${at(-radius, -handle)} ${at(-handle, -radius)} ${at(0, -radius)} c`,
    `${at(handle, -radius)} ${at(radius, -handle)} ${at(radius, 0)} c h`,
  ].join(' ');
}

function drawColourBar({ media, trim }: Sheet, patches: readonly Inks[]): string[] {
  const size = patchMm * mm;
  const y = media.height - 3 * mm - size;
  return patches.map((inks, index) => {
    const x = trim.x + 3.5 * mm + index * size;
    return `${writeInks(inks)} k ${round(x)} ${round(y)} ${round(size)} ${round(size)} re f`;
  });
}

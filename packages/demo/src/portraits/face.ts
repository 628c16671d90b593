import { clipTo, clipped, dot, line, moved, shape } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { lighten, mix } from './colour.ts';
import type { Skin } from './colour.ts';
import { drawEyes } from './eyes.ts';
import { hairColour } from './hair.ts';
import { drawBeard, drawMouth, drawMoustache } from './mouth.ts';
import type { FaceShape, PortraitParameters } from './parameters.ts';

function faceOutline({ temple, jaw, chinWidth, chin }: FaceShape): string {
  const [left, right] = [200 - temple, 200 + temple];
  const [jawLeft, jawRight] = [200 - jaw, 200 + jaw];
  return [
    `M${left} 192C${left - 1} 236 ${jawLeft - 5} 262 ${jawLeft + 5} 280`,
    `C${jawLeft + 17} 303 ${191 - chinWidth} ${chin} 200 ${chin}`,
    `C${209 + chinWidth} ${chin} ${jawRight - 17} 303 ${jawRight - 5} 280`,
    `C${jawRight + 5} 262 ${right + 1} 236 ${right} 192`,
    `C${right} 138 ${right - 30} 104 200 104C${left + 30} 104 ${left} 138 ${left} 192Z`,
  ].join('');
}

function drawEar(x: number, side: 1 | -1, skin: Skin): string {
  return moved(
    `translate(${x} 232) scale(${side} 1)`,
    shape('M0 -16C10 -22 17 -14 15 0C14 13 8 24 0 20Z', mix(skin.base, skin.shade, 0.42)) +
      line('M4 -8C10 -11 11 -3 8 4', skin.deep, 2, 0.45),
  );
}

function drawShading(canvas: Canvas, { gender, noseWidth }: PortraitParameters, skin: Skin): string {
  const blush = gender === 'Female' ? 0.5 : 0.26;
  const glow = lighten(skin.base, 0.55);
  const spots = [
    { x: 182, y: 164, rx: 56, ry: 34, colour: glow, opacity: 0.45 },
    { x: 155, y: 253, rx: 32, ry: 26, colour: skin.blush, opacity: blush },
    { x: 245, y: 253, rx: 32, ry: 26, colour: skin.blush, opacity: blush },
    { x: 166, y: 213, rx: 32, ry: 20, colour: skin.shade, opacity: 0.32 },
    { x: 234, y: 213, rx: 32, ry: 20, colour: skin.shade, opacity: 0.36 },
    { x: 208, y: 246, rx: 14 * noseWidth, ry: 30, colour: skin.shade, opacity: 0.5 },
    { x: 200, y: 311, rx: 26, ry: 8, colour: skin.shade, opacity: 0.32 },
    { x: 196, y: 246, rx: 8, ry: 22, colour: glow, opacity: 0.5 },
  ];
  return spots.map((spot) => canvas.spot(spot)).join('');
}

/** Faint lines of age. */
function drawAge(age: number, skin: Skin): string {
  const years = Math.max(0, Math.min(1, (age - 34) / 26));
  if (years === 0) return '';
  const lines: [string, number][] = [
    ['M178 262C171 268 167 275 165 284', 0.34],
    ['M222 262C229 268 233 275 235 284', 0.34],
    ['M150 232C158 237 168 238 177 234', 0.26],
    ['M250 232C242 237 232 238 223 234', 0.26],
  ];
  if (age > 46) {
    lines.push(
      ['M143 218L136 214M143 222L135 222', 0.24],
      ['M257 218L264 214M257 222L265 222', 0.24],
      ['M172 170C190 166 210 166 228 170', 0.16],
      ['M176 158C192 154 208 154 224 158', 0.12],
    );
  }
  return lines
    .map(([d, opacity]) => line(d, skin.deep, 1.5, Math.round(opacity * years * 100) / 100))
    .join('');
}

function drawNose(skin: Skin, width: number): string {
  const scale = Math.round(width * 100) / 100;
  return moved(
    `translate(200 262) scale(${scale}) translate(-200 -262)`,
    line('M187 257C184 264 189 268 194 265', skin.deep, 2.2, 0.6) +
      line('M213 257C216 264 211 268 206 265', skin.deep, 2.2, 0.6) +
      line('M194 266C198 270 202 270 206 266', skin.deep, 2.4, 0.6),
  );
}

function drawBindi({ jewellery: { bindi, bindiColour } }: PortraitParameters): string {
  if (bindi === 'dot') return dot(200, 192, 3.8, bindiColour);
  if (bindi === 'drop')
    return shape(
      'M200 181C202.500 187 204 190 204 193A4 4 0 0 1 196 193C196 190 197.500 187 200 181Z',
      bindiColour,
    );
  if (bindi === 'crescent') {
    return (
      line('M193.500 187C194.500 194.500 205.500 194.500 206.500 187', bindiColour, 2.4) +
      dot(200, 186, 1.9, bindiColour)
    );
  }
  return '';
}

function drawGlasses({ glasses }: PortraitParameters): string {
  if (!glasses) return '';
  const { colour, width, form } = glasses;
  const [height, corner] = form === 'round' ? [40, 20] : [34, form === 'square' ? 8 : 13];
  const lens = (x: number) =>
    `<rect x="${x}" y="203" width="46" height="${height}" rx="${corner}" fill="#fff" fill-opacity=".07" stroke="${colour}" stroke-width="${form === 'half' ? 1.2 : width}"/>` +
    (form === 'half'
      ? line(
          `M${x} 216C${x} 205 ${x + 4} 203 ${x + 12} 203H${x + 34}C${x + 42} 203 ${x + 46} 205 ${x + 46} 216`,
          colour,
          width + 0.6,
        )
      : '');
  return (
    lens(143) +
    lens(211) +
    line('M189 216C196 211 204 211 211 216', colour, width) +
    line('M143 214L128 210M257 214L272 210', colour, width) +
    line('M150 236L166 208M220 236L234 210', '#ffffff', 3, 0.18)
  );
}

/** The head without hair: ears, skin, features. Returns the clip of the face. */
export function drawFace(
  canvas: Canvas,
  parameters: PortraitParameters,
  skin: Skin,
  hasVisibleEars: boolean,
): { drawing: string; glasses: string; clip: string } {
  const { face, pose, hair, age } = parameters;
  const outline = faceOutline(face);
  const clip = clipTo(canvas, 'face', outline);
  const fill = canvas.define(
    'skin',
    (id) =>
      `<linearGradient id="${id}" x1=".15" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${lighten(skin.base, 0.2)}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${mix(skin.base, skin.shade, 0.62)}"/></linearGradient>`,
  );
  const side = canvas.define(
    'side',
    (id) =>
      `<linearGradient id="${id}" x1=".55" y1=".35" x2="1" y2=".5"><stop offset="0" stop-color="${skin.shade}" stop-opacity="0"/><stop offset="1" stop-color="${skin.shade}" stop-opacity=".6"/></linearGradient>`,
  );
  const ears = hasVisibleEars
    ? drawEar(202 - face.temple, -1, skin) + drawEar(198 + face.temple, 1, skin)
    : '';
  const turned = (inside: string) => (pose.turn === 0 ? inside : moved(`translate(${pose.turn} 0)`, inside));
  const features =
    drawAge(age, skin) +
    drawNose(skin, parameters.noseWidth) +
    drawEyes(canvas, parameters, skin, hairColour(hair)) +
    drawMouth(parameters, skin) +
    drawMoustache(parameters) +
    drawBindi(parameters);
  const drawing =
    ears +
    shape(outline, fill) +
    shape(outline, side) +
    clipped(clip, turned(drawShading(canvas, parameters, skin)) + drawBeard(parameters)) +
    turned(features);
  return { drawing, glasses: turned(drawGlasses(parameters)), clip };
}

import { hashText } from '../random.ts';
import { drawBackdrop } from './backdrop.ts';
import { clipTo, clipped, createCanvas, line, moved, shape } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { drawClothes } from './clothes.ts';
import { mix, skinAt } from './colour.ts';
import type { Skin } from './colour.ts';
import { drawFace } from './face.ts';
import { drawBackHair, drawFrontHair, drawHairOverShoulders, drawUnderHair } from './hair.ts';
import { drawEarrings, drawNecklace, drawNosePin } from './jewellery.ts';
import type { PortraitParameters } from './parameters.ts';

/** The head is drawn a little too large, to emphasise the face. */
const headScale = 'translate(200 342) scale(1.1) translate(-200 -330)';

/** Hair fronts that cover the ears. */
const earsCovered = new Set(['center', 'side', 'fringe', 'curtain', 'soft']);

function neckOutline(gender: PortraitParameters['gender']): string {
  const [half, flare] = gender === 'Female' ? [33, 10] : [44, 14];
  const [left, right] = [200 - half, 200 + half];
  return `M${left} 262C${left} 330 ${left - 2} 352 ${left - flare} 376L${right + flare} 376C${right + 2} 352 ${right} 330 ${right} 262Z`;
}

function drawBody(canvas: Canvas, parameters: PortraitParameters, skin: Skin): string {
  const { gender, pose } = parameters;
  const neck = neckOutline(gender);
  const half = gender === 'Female' ? 33 : 44;
  const neckClip = clipTo(canvas, 'neck', `${neck}M100 376H300V520H100Z`);
  const chinShadow = canvas.spot({
    x: 204,
    y: 322,
    rx: half + 34,
    ry: 52,
    colour: skin.deep,
    opacity: 0.78,
    core: 0.3,
  });
  const collarbones =
    gender === 'Female'
      ? line('M172 384C182 392 190 396 196 397M228 384C218 392 210 396 204 397', skin.deep, 2, 0.25)
      : '';
  return moved(
    `translate(200 0) scale(${pose.shoulders} 1) translate(-200 0)`,
    shape(neck, mix(skin.base, skin.shade, 0.34)) +
      drawClothes(canvas, parameters, skin) +
      clipped(neckClip, chinShadow + collarbones) +
      drawNecklace(parameters),
  );
}

function drawFigure(canvas: Canvas, parameters: PortraitParameters): string {
  const skin = skinAt(parameters.skinTone);
  const { hair, pose } = parameters;
  const head = (inside: string) => moved(`rotate(${pose.tilt} 200 360) ${headScale}`, inside);
  const hasVisibleEars = !earsCovered.has(hair.front) || hair.back === 'half';
  const face = drawFace(canvas, parameters, skin, hasVisibleEars);
  return (
    head(drawBackHair(canvas, hair)) +
    drawBody(canvas, parameters, skin) +
    head(
      drawUnderHair(canvas, hair) +
        face.drawing +
        drawFrontHair(canvas, hair, skin, face.clip) +
        face.glasses +
        drawNosePin(parameters) +
        drawEarrings(parameters),
    ) +
    drawHairOverShoulders(canvas, hair)
  );
}

/** Warm light from the upper left, maroon shade at the lower right. */
function drawLight(canvas: Canvas): string {
  const veil = canvas.define(
    'light',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#FFE9C7" stop-opacity=".2"/><stop offset=".45" stop-color="#FFE9C7" stop-opacity="0"/><stop offset="1" stop-color="#2a0d12" stop-opacity=".2"/></linearGradient>`,
  );
  return shape('M-80 -40H480V680H-80Z', veil);
}

/** Draws a person as an SVG of 4:5; the same parameters always give the same text. */
export function drawPortrait(parameters: PortraitParameters): string {
  // Ids must be unique among portraits on the same page.
  const canvas = createCanvas(`p${hashText(JSON.stringify(parameters)).toString(36)}`);
  const { shift, zoom } = parameters.pose;
  const figure = moved(
    `translate(${shift} 0) translate(200 560) scale(${zoom}) translate(-200 -560)`,
    drawFigure(canvas, parameters),
  );
  const drawing = drawBackdrop(canvas, parameters.backdrop) + figure + drawLight(canvas);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 20 420 525" width="420" height="525"><defs>${canvas.definitions()}</defs>${drawing}</svg>`;
}

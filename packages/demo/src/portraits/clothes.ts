import { mirrored } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { drawArms, tailor } from './cloth.ts';
import type { Skin } from './colour.ts';
import { mensWear } from './mens-wear.ts';
import type { MensWear, PortraitParameters, WomensWear } from './parameters.ts';
import { womensWear } from './womens-wear.ts';

/** The clothes, from the neck down. */
export function drawClothes(canvas: Canvas, { clothes, gender }: PortraitParameters, skin: Skin): string {
  const tailoring = tailor(canvas, clothes, gender, skin);
  const cut =
    gender === 'Female' ? womensWear[clothes.wear as WomensWear] : mensWear[clothes.wear as MensWear];
  const worn = cut(tailoring) + drawArms(gender, tailoring.bodyClip);
  return clothes.isMirrored ? mirrored(worn) : worn;
}

import { drawPortrait, portraitParameters, renderPortrait } from '@suchi/demo';

/** A photo as a family would choose it, large enough to print; the same face for the same number. */
export async function portraitFile(seed: string, gender: 'Female' | 'Male') {
  const buffer = await renderPortrait(drawPortrait(portraitParameters(seed, { gender, age: 28 })), 1600);
  return { name: 'portrait.webp', mimeType: 'image/webp', buffer };
}

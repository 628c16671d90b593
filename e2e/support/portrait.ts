import { drawPortrait, portraitParameters, renderPortrait } from '@suchi/demo';

/** Large enough to print; the same face for the same seed. */
export async function portraitFile(seed: string, gender: 'Female' | 'Male') {
  const buffer = await renderPortrait(drawPortrait(portraitParameters(seed, { gender, age: 28 })), 1600);
  return { name: 'portrait.webp', mimeType: 'image/webp', buffer };
}

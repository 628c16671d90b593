import ananya from './faces/ananya.webp';
import ketaki from './faces/ketaki.webp';
import nikhil from './faces/nikhil.webp';
import rohan from './faces/rohan.webp';

/** Drawings made by `art/render.ts`; never pictures of members. */
export const faces = [ketaki, nikhil, ananya, rohan] as const;

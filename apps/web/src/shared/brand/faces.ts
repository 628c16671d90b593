import ananya from './faces/ananya.webp';
import ketaki from './faces/ketaki.webp';
import nikhil from './faces/nikhil.webp';
import rohan from './faces/rohan.webp';

/** Drawings, never pictures of members. An association puts its own here. */
export const faces = [ketaki, nikhil, ananya, rohan] as const;

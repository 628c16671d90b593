import { join } from 'node:path';
import { projectRoot } from '@suchi/testing';
import { findLinkedPictures, readRepository } from '../../scripts/documents.ts';

export const imagesFolder = join(projectRoot, 'docs/images');

export const media = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;
export type Colours = keyof typeof media;
const isColours = (name: string): name is Colours => name in media;

/** One screen at one size, in some colours. */
export interface Shot {
  screen: string;
  viewport: { width: number; height: number };
  /** As the picture's file name says it. */
  size: string;
  colours: Colours[];
}

const heightOfWidth: Record<string, number> = { '360': 740, '768': 1024, '1440': 900, '1920': 1080 };

/** The names of the pictures that a document shows. */
export function linkedPictures(): Set<string> {
  return findLinkedPictures(readRepository(projectRoot));
}

/** Only what a document shows. */
export function linkedShots(): Shot[] {
  return [...linkedPictures()].flatMap((name) => {
    const [, screen = '', size = '', colours = ''] = /^(.+)-(\d+)-(light|dark)\.png$/.exec(name) ?? [];
    const height = heightOfWidth[size];
    if (height === undefined || !isColours(colours)) return [];
    return [{ screen, size, viewport: { width: Number(size), height }, colours: [colours] }];
  });
}

/** Every screen at each of these sizes, for looking at them. */
export function shotsOf(screens: readonly string[], options: { sizes: string; colours: string }): Shot[] {
  const viewports = options.sizes.split(',').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { width, height };
  });
  const isOnlyHeight = (width: number) => viewports.filter((each) => each.width === width).length === 1;
  return screens.flatMap((screen) =>
    viewports.map((viewport) => ({
      screen,
      viewport,
      size: isOnlyHeight(viewport.width) ? String(viewport.width) : `${viewport.width}x${viewport.height}`,
      colours: options.colours.split(',').filter(isColours),
    })),
  );
}

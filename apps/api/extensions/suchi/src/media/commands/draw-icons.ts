import { runChild } from './run-child.ts';

export interface IconRequest {
  /** Width and height in dots. */
  size: number;
  /** How much of the width the logo takes. */
  share: number;
  /** Behind it; without one, the colour of the pages. */
  ground?: string;
}

/** The logo on its ground, as a PNG for each request; null when it cannot be drawn. */
export const drawIcons = (logo: Uint8Array, icons: readonly IconRequest[]): Promise<Buffer[] | null> =>
  runChild('@suchi/extension/icon-process', { logo, icons });

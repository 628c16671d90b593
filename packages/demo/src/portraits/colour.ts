type Channels = [number, number, number];

const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** A mix of two colours, both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share);
  const hex = mixed.map((value) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Darkens toward brown-black; pure black looks unnatural. */
export const darken = (colour: string, share: number): string => mix(colour, '#1a0d0c', share);

/** Lightens toward warm white. */
export const lighten = (colour: string, share: number): string => mix(colour, '#fff6e8', share);

/** The shades of one skin colour. */
export interface Skin {
  base: string;
  shade: string;
  deep: string;
  lip: string;
  blush: string;
}

const fair: Skin = { base: '#EDC3A0', shade: '#C98F69', deep: '#9C6242', lip: '#B9605A', blush: '#E08A74' };
const cocoa: Skin = { base: '#95613E', shade: '#6D4226', deep: '#4A2A16', lip: '#743430', blush: '#8D4731' };
const skins: readonly Skin[] = [
  fair,
  { base: '#DFAC82', shade: '#B67C54', deep: '#87532F', lip: '#A9544A', blush: '#D0765C' },
  { base: '#CC9468', shade: '#A0683F', deep: '#744524', lip: '#98483F', blush: '#BE6648' },
  { base: '#B07850', shade: '#84522F', deep: '#5D361C', lip: '#843C34', blush: '#A5563A' },
  cocoa,
];

/** The skin between the fairest (0) and the darkest (1) of five. */
export function skinAt(tone: number): Skin {
  const place = Math.max(0, Math.min(1, tone)) * (skins.length - 1);
  const from = skins[Math.floor(place)] ?? fair;
  const to = skins[Math.ceil(place)] ?? cocoa;
  const share = place % 1;
  return {
    base: mix(from.base, to.base, share),
    shade: mix(from.shade, to.shade, share),
    deep: mix(from.deep, to.deep, share),
    lip: mix(from.lip, to.lip, share),
    blush: mix(from.blush, to.blush, share),
  };
}

import { darken, lighten } from './colour.ts';

/** Collects the gradients and clips of a drawing. */
export interface Canvas {
  /** Adds a definition once per name and returns its reference: `url(#…)`. */
  define(name: string, element: (id: string) => string): string;
  /** A soft-edged spot of colour, like a blurred ellipse. */
  spot(spot: Spot): string;
  definitions(): string;
}

/** An ellipse that fades out; `core` is the share with full colour. */
export interface Spot {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour: string;
  opacity: number;
  core?: number;
}

/** Rounds to one decimal to keep the SVG short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A filled shape. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** A drawn line with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

/** A dot. */
export const dot = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** Clips its content. */
export const clipped = (clip: string, inside: string): string => `<g clip-path="${clip}">${inside}</g>`;

/** Applies a transform to its content. */
export const moved = (transform: string, inside: string): string =>
  `<g transform="${transform}">${inside}</g>`;

/** Mirrors its content about the middle of the figure. */
export const mirrored = (inside: string): string => moved('translate(400 0) scale(-1 1)', inside);

/** Scales its content about a point. */
export const stretched = (x: number, y: number, scaleX: number, scaleY: number, inside: string): string =>
  moved(
    `translate(${x} ${y}) scale(${round(scaleX * 100) / 100} ${round(scaleY * 100) / 100}) translate(${-x} ${-y})`,
    inside,
  );

/** A shape with soft edges: the shape with wider, fainter outlines. Faster than a blur. */
export function softShape(d: string, colour: string, opacity: number, widths: readonly number[]): string {
  const faint = opacity / (widths.length + 1);
  const outlines = widths.map((width) => line(d, colour, width, round(faint * 100) / 100));
  return outlines.join('') + shape(d, colour, opacity);
}

/**
 * Uses no filters: a blur takes librsvg a hundred milliseconds and looks different in browsers. Gradients
 * look the same everywhere.
 */
export function createCanvas(prefix: string): Canvas {
  const elements = new Map<string, string>();
  const define: Canvas['define'] = (name, element) => {
    const id = `${prefix}-${name}`;
    if (!elements.has(name)) elements.set(name, element(id));
    return `url(#${id})`;
  };
  return {
    define,
    definitions: () => [...elements.values()].join(''),
    spot({ x, y, rx, ry, colour, opacity, core = 0 }) {
      const stops = [1, 0.86, 0.5, 0.16, 0].map((share, index) => {
        const offset = round((core + ((1 - core) * index) / 4) * 100);
        return `<stop offset="${offset}%" stop-color="${colour}" stop-opacity="${round(share * 100) / 100}"/>`;
      });
      const name = `s${colour.slice(1)}${core > 0 ? Math.round(core * 100) : ''}`;
      const fill = define(name, (id) => `<radialGradient id="${id}">${stops.join('')}</radialGradient>`);
      return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" fill-opacity="${opacity}"/>`;
    },
  };
}

/** A gradient for cloth or hair, lit from the upper left. */
export function litFill(canvas: Canvas, name: string, colour: string, strength = 1): string {
  return canvas.define(
    name,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${lighten(colour, 0.16 * strength)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.28 * strength)}"/></linearGradient>`,
  );
}

/** A clip in the form of a path. */
export function clipTo(canvas: Canvas, name: string, d: string): string {
  return canvas.define(name, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
}

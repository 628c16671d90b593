/** Parts of 100 of cyan, magenta, yellow and black. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

export interface PressColour {
  /** Six hexadecimal digits, as the layout writes it. */
  rgb: string;
  cmyk: Inks;
}

/**
 * The colours of the book, and what the press prints for them. The layout uses no other colour; a colour that is
 * not here fails the press file. The printer may correct the inks, and the pages stay as they are.
 */
export const pressPalette = {
  ink: { rgb: '000000', cmyk: [0, 0, 0, 100] },
  label: { rgb: '4D4D4D', cmyk: [0, 0, 0, 80] },
  ruleStrong: { rgb: '8C8C8C', cmyk: [0, 0, 0, 50] },
  rule: { rgb: 'C4C4C4', cmyk: [0, 0, 0, 25] },
  maroon: { rgb: '781D2E', cmyk: [25, 98, 75, 45] },
  maroon8: { rgb: '611524', cmyk: [30, 98, 75, 58] },
  maroon9: { rgb: '460D19', cmyk: [35, 95, 75, 70] },
  maroon6: { rgb: '93303E', cmyk: [25, 90, 65, 25] },
  maroon4: { rgb: 'C76F6F', cmyk: [15, 65, 45, 5] },
  rose: { rgb: 'E8BEBA', cmyk: [0, 28, 18, 0] },
  blush: { rgb: 'E9D3CB', cmyk: [2, 16, 14, 0] },
  marigold5: { rgb: 'E8A321', cmyk: [5, 40, 95, 0] },
  marigold4: { rgb: 'F2B93F', cmyk: [0, 29, 82, 0] },
  marigold3: { rgb: 'F6CA66', cmyk: [0, 21, 66, 0] },
  cotton: { rgb: 'F4EEE3', cmyk: [3, 5, 11, 0] },
  ivory: { rgb: 'FBEFE0', cmyk: [0, 6, 11, 0] },
  neel: { rgb: '305581', cmyk: [88, 64, 22, 12] },
  sand6: { rgb: '6F6256', cmyk: [45, 45, 52, 34] },
  marigold6: { rgb: 'C98312', cmyk: [15, 50, 100, 5] },
  paper: { rgb: 'FFFFFF', cmyk: [0, 0, 0, 0] },
} as const satisfies Record<string, PressColour>;
export type ColourName = keyof typeof pressPalette;

/** A colour as CSS and SVG write it. */
export function colour(name: ColourName): string {
  return `#${pressPalette[name].rgb}`;
}

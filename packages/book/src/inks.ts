/** Parts of 100 of cyan, magenta, yellow and black. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The most ink that the paper takes, all four together. */
export const inkLimit = 280;

/** Chosen by hand for the first association's colour and its tints. */
const drawnInks: Readonly<Record<string, Inks>> = {
  '460D19': [35, 95, 75, 70],
  '611524': [30, 98, 75, 58],
  '781D2E': [25, 98, 75, 45],
  '93303E': [25, 90, 65, 25],
  C76F6F: [15, 65, 45, 5],
  E8BEBA: [0, 28, 18, 0],
  E9D3CB: [2, 16, 14, 0],
};

/**
 * The numbers of the rule, found by comparing what FOGRA39 prints with the colour of the screen, for dark colours of
 * every hue and their tints. No ink is pure: each row says how much of one ink takes away red, green and blue.
 */
const model = {
  black: { share: 0.9, power: 1.09 },
  light: 1.2,
  cyan: [0.93, 0.13, -0.07],
  magenta: [-0.3, 1.26, -0.05],
  yellow: [0.08, -0.6, 1.42],
} as const;

/** The inks that print a colour of the screen, which is six hexadecimal digits in capitals. */
export function findInks(hex: string): Inks {
  return drawnInks[hex] ?? mixInks(hex);
}

const round = (part: number) => Math.round(part * 100);

function mixInks(hex: string): Inks {
  const light = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const black = model.black.share * (1 - Math.max(...light)) ** model.black.power;
  const dark = light.map((part) => 1 - part ** model.light / (1 - black));
  const mix = (row: readonly number[]) => {
    const amount = row.reduce((sum, weight, index) => sum + weight * (dark[index] as number), 0);
    return Math.min(Math.max(amount, 0), 1);
  };
  const [cyan, magenta, yellow] = [mix(model.cyan), mix(model.magenta), mix(model.yellow)];
  // Two are left for rounding up.
  const share = Math.min(1, ((inkLimit - 2) / 100 - black) / (cyan + magenta + yellow || 1));
  return [round(cyan * share), round(magenta * share), round(yellow * share), round(black)];
}

import type { BiodataShape } from '@suchi/domain/biodata';

/** Pixels of the text and of its line. */
export type FitStepSizes = readonly [text: number, line: number];

/** On paper first the lines come closer, then the text gets smaller; never below 16 pixels, which are 12 points. */
const paperSteps: readonly FitStepSizes[] = [
  [18, 31],
  [18, 30],
  [18, 29],
  [18, 28],
  [17, 27],
  [17, 26],
  [16, 25],
  [16, 24],
  [16, 23],
];

/** A phone shows the page at half its size, so the text is as large as there is room. */
const phoneSteps: readonly FitStepSizes[] = [
  [26, 40],
  [24, 37],
  [22, 34],
  [20, 31],
  [18, 28],
  [17, 26],
  [16, 25],
  [16, 24],
  [16, 23],
];

export const fitStepsOf = (shape: BiodataShape): readonly FitStepSizes[] =>
  shape === 'a4' ? paperSteps : phoneSteps;

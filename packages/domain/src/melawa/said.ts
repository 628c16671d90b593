/** "How was it?": what a family taps. It is kept without a name. */
export const saidMoods = ['good', 'fair', 'poor'] as const;
export type SaidMood = (typeof saidMoods)[number];

/** The longest text beside it. */
export const saidMost = 500;

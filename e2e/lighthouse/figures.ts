/** What one visit weighed and took: scores of 100, times in ms, sizes in kB as they travelled. */
export const figureNames = [
  'performance',
  'accessibility',
  'best practices',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'requests',
  'JS kB',
  'CSS kB',
  'font kB',
  'words kB',
  'all kB',
] as const;
export type Figures = Record<(typeof figureNames)[number], number>;

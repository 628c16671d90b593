import { type Frame, walkPages } from '../support/every-page.ts';
import { expect, test } from '../support/test.ts';

// `pnpm prove widths` walks all of them.
const isLong = process.env['SUCHI_EVERY_WIDTH'] === 'true';
const usual = isLong ? [320, 360, 768, 1024, 1180, 1440] : [1024];
const largeText = isLong ? [360, 768, 1440] : [360];
const frames: Frame[] = [
  ...usual.map((width) => ({ width, text: 16 }) as const),
  ...largeText.map((width) => ({ width, text: 32 }) as const),
];

// The wizard without its link is refused, and shown; so are choices without a melawa.
test.use({ expectedConsoleErrors: [/status of (409|410)/] });

for (const of of ['visitor', 'member', 'office'] as const)
  test(
    `every page of ${of === 'office' ? 'the office' : `a ${of}`} fits its width and large text, and nothing is covered or cut`,
    { tag: ['@people', '@one-size'] },
    async ({ page, stack }) => {
      test.setTimeout(isLong ? 900_000 : 240_000);
      expect(await walkPages({ page, stack, of, frames })).toEqual([]);
    },
  );

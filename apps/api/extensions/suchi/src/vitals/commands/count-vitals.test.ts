import { expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics.ts';
import { countVitals } from './count-vitals.ts';

it('counts what a page reports, and nothing for what it could not measure', async () => {
  const metrics = createMetrics();
  await countVitals({
    input: {
      pages: [
        { route: '/', lcp_ms: 1800, cls: 0.015 },
        { route: '/profile/:id', inp_ms: 150 },
      ],
    },
    platform: { metrics },
  });
  const text = await metrics.registry.metrics();
  const figures = text.split('\n').filter((line) => /^suchi_page_\w+_(sum|count)\{/.test(line));
  expect(figures.toSorted()).toEqual([
    'suchi_page_interaction_seconds_count{route="/profile/:id"} 1',
    'suchi_page_interaction_seconds_sum{route="/profile/:id"} 0.15',
    'suchi_page_largest_paint_seconds_count{route="/"} 1',
    'suchi_page_largest_paint_seconds_sum{route="/"} 1.8',
    'suchi_page_layout_shift_count{route="/"} 1',
    'suchi_page_layout_shift_sum{route="/"} 0.015',
  ]);
});

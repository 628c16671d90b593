import { expect, it } from 'vitest';
import { inEm } from './in-em.ts';

it('counts widths in the size of the text', () => {
  expect(inEm('(769px <= width < 1200px) and (hover: hover)')).toBe(
    '(48.0625em <= width < 75em) and (hover: hover)',
  );
});

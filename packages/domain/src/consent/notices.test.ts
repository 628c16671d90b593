import { expect, it } from 'vitest';
import { currentNotice, notices } from './notices.ts';

it('the notices are numbered in the order in which they come into force', () => {
  expect(notices.map(({ version }) => version)).toEqual(notices.map((_, place) => place + 1));
  const days = notices.map(({ inForceFrom }) => inForceFrom);
  expect(days).toEqual(days.toSorted());
  expect(currentNotice).toBe(notices.length);
});

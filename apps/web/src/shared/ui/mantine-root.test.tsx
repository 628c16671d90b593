import { MantineContext } from '@mantine/core';
import { render } from '@testing-library/react';
import { use } from 'react';
import { expect, it } from 'vitest';
import { MantineRoot } from './mantine-root.tsx';

it('is one provider however often it is nested, and adds no style sheet to the page', () => {
  const seen: unknown[] = [];
  function Inside() {
    seen.push(use(MantineContext));
    return null;
  }
  const before = document.querySelectorAll('style').length;
  render(
    <MantineRoot>
      <Inside />
      <MantineRoot>
        <Inside />
      </MantineRoot>
    </MantineRoot>,
  );
  const [outer, inner] = seen;
  expect(outer).not.toBeNull();
  expect(inner).toBe(outer);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

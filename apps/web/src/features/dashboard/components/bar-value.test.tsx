import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labelBars } from './bar-value.tsx';

it('prints the values of the bars that have a label, and nothing above an empty bar', () => {
  const BarValue = labelBars((place) => place > 0);
  render(
    <svg>
      <BarValue x={0} y={90} width={10} value={12} index={0} />
      <BarValue x={10} y={20} width={10} value={1074} index={1} />
      <BarValue x={20} y={99} width={10} value={0} index={2} />
    </svg>,
  );
  expect(screen.getAllByText(/./).map((text) => text.textContent)).toEqual(['1,074']);
});

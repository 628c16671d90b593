import type { SVGProps } from 'react';
import { formatCount } from '../../../shared/i18n/format-count.ts';

/** What the charting library hands to the label of a bar. */
interface BarValueProps extends Pick<SVGProps<SVGTextElement>, 'x' | 'y' | 'width'> {
  value?: unknown;
  index?: number;
}

/** The number above a bar, for those bars that have one. Nothing above an empty bar. */
export function labelBars(hasLabel: (place: number) => boolean) {
  return function BarValue({ x, y, width, value, index = 0 }: BarValueProps) {
    const count = Number(value);
    if (!hasLabel(index) || !(count > 0)) return <g />;
    return (
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) - 5}
        fill="var(--ink)"
        fontSize={12}
        fontWeight={600}
        textAnchor="middle"
      >
        {formatCount(count)}
      </text>
    );
  };
}

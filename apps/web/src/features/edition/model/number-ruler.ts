import type { SectionKind, SerialRange } from '@suchi/domain/print';

type RulerSection = SerialRange & { kind: SectionKind; title: string };

/** In percent of the ruler's width. */
interface Placed {
  left: number;
  width: number;
}

export interface RulerPart extends RulerSection, Placed {
  /** Wide enough for its name. */
  isNamed: boolean;
}

export interface Ruler {
  last: number;
  parts: RulerPart[];
  ticks: { number: number; left: number }[];
  /** Names of the small sections, above the ruler. */
  labels: { title: string; left: number; width: number }[];
}

const namedFrom = 18;
const percentPerLetter = 0.8;
const labelGap = 1.5;
const mostTicks = 12;

/** Lays the sections out to scale, from 1 to the last number. */
export function layRuler(sections: readonly RulerSection[]): Ruler {
  const last = Math.max(1, ...sections.map(({ to }) => to));
  const percent = (count: number) => (100 * count) / last;
  const parts = sections
    .toSorted((a, b) => a.from - b.from)
    .map((section): RulerPart => {
      const width = percent(section.to - section.from + 1);
      return { ...section, left: percent(section.from - 1), width, isNamed: width >= namedFrom };
    });
  const step = [50, 100, 200, 500, 1000, 2000].find((each) => last / each <= mostTicks) ?? last;
  const numbers = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);
  // The last number is written at the end, so a tick just before it would touch it.
  const ticks = [1, ...numbers.filter((number) => percent(last - number) > 4), last];
  return {
    last,
    parts,
    ticks: ticks.map((number) => ({ number, left: percent(number) })),
    labels: layLabels(parts.filter(({ isNamed }) => !isNamed)),
  };
}

/** From right to left, each as near to its section as the one after it allows. */
function layLabels(parts: readonly RulerPart[]): Ruler['labels'] {
  let end = 100;
  const labels: Ruler['labels'] = [];
  for (const { title, left: start, width: space } of parts.toReversed()) {
    const width = title.length * percentPerLetter;
    const left = Math.min(start + space / 2 - width / 2, end - width);
    labels.unshift({ title, left: Math.max(0, left), width });
    end = left - labelGap;
  }
  return labels;
}

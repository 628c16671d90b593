const steps = [1, 2, 5, 10];

/** Round numbers from 0 to at least the highest count, five lines at most. */
export function axisTicks(highest: number): number[] {
  const least = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (steps.find((each) => each * power >= least) ?? 10);
  const last = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: last + 1 }, (_, place) => place * step);
}

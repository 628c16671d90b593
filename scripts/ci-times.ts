import type { TierTimes } from '@suchi/testing';

const shown = 15;
const seconds = (value: number) => value.toFixed(1).padStart(7);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The slowest files of a tier. Files run beside each other, so their sum is more than the tier took. */
export function describeTier({ tier, files }: TierTimes): string {
  if (files.length === 0) return '';
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
  const total = {
    seconds: sum(files.map((file) => file.seconds)),
    cpu: sum(files.map((file) => file.cpuSeconds)),
  };
  return [
    `\n${tier}: ${files.length} files, together ${total.seconds.toFixed(0)} s and ${total.cpu.toFixed(0)} s of CPU; the slowest:`,
    ...slowest.map((file) => `${seconds(file.seconds)} s ${seconds(file.cpuSeconds)} s CPU  ${file.file}`),
  ].join('\n');
}

/** A step of `.ci/run`: a command with its outcome and its times. */
export interface Step {
  name: string;
  isOk: boolean;
  seconds: number;
  cpuSeconds: number;
  /** For which the host of a virtual machine had no processor. */
  stolenSeconds: number;
}

/** Reads lines of `name outcome seconds user-seconds system-seconds stolen-seconds`. */
export function readSteps(text: string): Step[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', outcome, ...times] = line.split(' ');
      const [wall = 0, user = 0, system = 0, stolenSeconds = 0] = times.map(Number);
      return { name, isOk: outcome === 'ok', seconds: wall, cpuSeconds: user + system, stolenSeconds };
    });
}

/** Some steps run beside each other, so the whole run takes less than their sum. */
export function describeSteps(steps: readonly Step[], total: number): string {
  return [
    '\nsteps, their CPU without PostgreSQL and Redis, and the CPU that the host took away:',
    ...steps.map(
      (step) =>
        `${seconds(step.seconds)} s ${seconds(step.cpuSeconds)} s CPU ${seconds(step.stolenSeconds)} s taken  ${step.name}${step.isOk ? '' : ' FAILED'}`,
    ),
    `${seconds(total)} s in all`,
  ].join('\n');
}

/** The closing lines of a run; the last one is `N passed, N failed`. */
export function summarize(
  tiers: readonly TierTimes[],
  { steps, required }: { steps: readonly Step[]; required: readonly string[] },
): { lines: string[]; isGreen: boolean } {
  const missing = required.filter((name) => !tiers.some(({ tier }) => tier === name));
  // A step can fail without a failed test: a lint error, a budget.
  const problems = [
    ...steps.filter(({ isOk }) => !isOk).map(({ name }) => name),
    ...missing.map((name) => `no report of ${name}`),
  ];
  const failed = Math.max(sum(tiers.map((tier) => tier.failed)), problems.length);
  const passed = sum(tiers.map((tier) => tier.passed));
  const skipped = sum(tiers.map((tier) => tier.skipped));
  return {
    lines: [
      '\npassed only at the second try:',
      ...tiers.flatMap(({ tier, secondTries }) => [
        `${String(secondTries.length).padStart(7)}  ${tier}`,
        ...secondTries.map((name) => `         ${name}`),
      ]),
      ...tiers.flatMap(({ failures = [] }) => failures.map((failure) => `\nfailed: ${failure}`)),
      ...(problems.length > 0 ? [`\nfailed steps: ${problems.join(', ')}`] : []),
      `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ],
    isGreen: failed === 0,
  };
}

import type { Outcome } from '../command.ts';
import { toReason } from '../words.ts';

/** What one inspection found. `next` says what to do where something is wrong. */
export interface Finding {
  name: string;
  state: 'ok' | 'warning' | 'problem';
  says: string;
  next?: string;
}

export const ok = (name: string, says: string): Finding => ({ name, state: 'ok', says });

export const warning = (name: string, says: string, next: string): Finding => ({
  name,
  state: 'warning',
  says,
  next,
});

export const problem = (name: string, says: string, next: string): Finding => ({
  name,
  state: 'problem',
  says,
  next,
});

/** An inspection that cannot be made is a finding too; the others still run. */
export async function inspect(
  name: string,
  next: string,
  look: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await look()].flat();
  } catch (error) {
    return [problem(name, toReason(error), next)];
  }
}

/** Exit code 3 if anything is wrong, however small. */
export function presentFindings(findings: Finding[]): Outcome {
  const wrong = findings.filter(({ state }) => state !== 'ok');
  const width = Math.max(...findings.map(({ name }) => name.length));
  const indent = ' '.repeat(width + 11);
  return {
    exit: wrong.length === 0 ? 'done' : 'attention',
    lines: [
      ...findings.flatMap(({ name, state, says, next }) => [
        `${state.padEnd(9)}${name.padEnd(width)}  ${says}`,
        ...(next === undefined ? [] : [`${indent}${next}`]),
      ]),
      '',
      wrong.length === 0 ? 'Nothing is wrong.' : `${wrong.length} of ${findings.length} need attention.`,
    ],
    facts: { findings },
  };
}

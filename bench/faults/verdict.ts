import { errorStatuses } from '../../packages/contracts/src/basics/error-codes.ts';
import type { Finding } from '../payment-audit.ts';
import type { Sample } from '../steady-load.ts';
import type { Fault } from './fault.ts';

/** What happened while a fault lasted. */
export interface Observed {
  samples: readonly Sample[];
  /** Seconds from the cause; null when it did not fire. */
  alertAfter: number | null;
  /** Seconds from the cure until everything was good; null when it did not become good. */
  goodAfter: number | null;
  findings: readonly Finding[];
}

export interface Verdict {
  row: {
    fault: string;
    requests: number;
    /** Refused, each with words. */
    refused: number;
    'slowest s': number;
    'alert s': number | string;
    'good again s': number | string;
    verdict: 'good' | 'BAD';
  };
  /** What is wrong, for the log. */
  faults: string[];
}

/** A refusal is a status and a code of the closed list: the web app has words for each. */
export function hasWords(failure: string): boolean {
  const code = /^[45]\d\d ([A-Z_]+)$/.exec(failure)?.[1];
  return code !== undefined && code in errorStatuses;
}

export function judge(fault: Fault, { samples, alertAfter, goodAfter, findings }: Observed): Verdict {
  const failures = samples
    .flatMap(({ failure, repeated }) => [failure, repeated])
    .filter((each) => each !== null);
  const slow = samples.reduce<Sample | null>((most, each) => (each.ms > (most?.ms ?? 0) ? each : most), null);
  const slowest = (slow?.ms ?? 0) / 1000;
  const faults = [
    ...new Set(
      failures.filter((failure) => !hasWords(failure)).map((failure) => `without words: ${failure}`),
    ),
    ...(slowest > fault.answersWithin ? [`an answer took ${slowest.toFixed(1)} s: ${slow?.action}`] : []),
    ...(typeof fault.alert === 'string' && alertAfter === null ? [`${fault.alert} did not fire`] : []),
    ...(goodAfter === null || goodAfter > fault.recoversWithin ? ['it did not become good in time'] : []),
    ...findings
      .filter(({ expected, found }) => expected !== found)
      .map(({ what, expected, found }) => `${what}: ${found} instead of ${expected}`),
  ];
  return {
    row: {
      fault: fault.name,
      requests: samples.length,
      refused: samples.filter(({ failure }) => failure !== null).length,
      'slowest s': Number(slowest.toFixed(1)),
      'alert s': typeof fault.alert === 'string' ? (alertAfter ?? 'none') : '–',
      'good again s': goodAfter ?? 'never',
      verdict: faults.length === 0 ? 'good' : 'BAD',
    },
    faults,
  };
}

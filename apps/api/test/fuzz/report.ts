import { allContracts } from '@suchi/contracts/all';
import { contractPath } from '@suchi/contracts/basics';
import type { PlannedRequest } from './generate.ts';
import { canary, mobileCanary, noteCanary } from './people.ts';
import type { Outcome } from './send.ts';

/** No worker runs here: these wait for one for 25 seconds, and then say that they are busy. */
const waitsForWorker = /^\/qe_biodata\/(make|pdf|picture)\b/;

const kinds = ['answered with 5xx', 'connection broken', 'too slow', "another person's data"] as const;
type FailureKind = (typeof kinds)[number];

export function createReport(slowMs: number) {
  const statuses = new Map<string, number>();
  const failures: { kind: FailureKind; planned: PlannedRequest; outcome: Outcome }[] = [];
  const answered = new Set<string>();
  let slowest: { planned: PlannedRequest; ms: number }[] = [];
  const countOf = (kind: FailureKind) => failures.filter((failure) => failure.kind === kind).length;

  return {
    add(planned: PlannedRequest, outcome: Outcome): void {
      const name = `${planned.sender} ${outcome.status ?? 'broken'}`;
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      if (outcome.status !== null) answered.add(`${planned.method} ${pathOf(planned)}`);
      for (const kind of failuresOf(planned, outcome, slowMs)) failures.push({ kind, planned, outcome });
      if (slowest.length < 10 || outcome.ms > (slowest.at(-1)?.ms ?? 0)) {
        slowest = [...slowest, { planned, ms: outcome.ms }].toSorted((a, b) => b.ms - a.ms).slice(0, 10);
      }
    },
    /** How many of the four conditions hold. */
    kept: () => kinds.filter((kind) => countOf(kind) === 0).length,
    broken: () => new Set(failures.map(({ kind }) => kind)).size,
    /** The names of the contracts that answered no request. */
    missed: () =>
      allContracts
        .filter((contract) => !answered.has(`${contract.method} ${contractPath(contract)}`))
        .map(({ name }) => name),
    figures: () => ({
      ...Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)])),
      'slowest ms': Math.round(slowest[0]?.ms ?? 0),
    }),
    lines(): string[] {
      return [
        ...[...statuses]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, count]) => `  ${name}: ${count}`),
        `the slowest, of at most ${slowMs} ms:`,
        ...slowest.map(({ planned, ms }) => `  ${ms.toFixed(0)} ms  ${titleOf(planned)}`),
        ...kinds.map((kind) => `${kind}: ${countOf(kind)}`),
        ...distinct(failures).flatMap(({ kind, planned, outcome, count }) => [
          '',
          `${kind}, ${count} times like this:`,
          ...reproduction(planned, outcome),
        ]),
      ];
    },
  };
}

export function failuresOf(
  { sender, path }: PlannedRequest,
  { status, ms, body }: Outcome,
  slowMs: number,
): FailureKind[] {
  const isAdmin = sender === 'admin';
  const leaks = isAdmin ? [noteCanary] : [canary, noteCanary, mobileCanary];
  return [
    ...(status !== null && status >= 500 ? [kinds[0]] : []),
    ...(status === null ? [kinds[1]] : []),
    ...(ms > slowMs && !waitsForWorker.test(path) ? [kinds[2]] : []),
    ...(leaks.some((secret) => body.includes(secret)) ? [kinds[3]] : []),
  ];
}

const pathOf = ({ path }: PlannedRequest) => path.split('?')[0] ?? '';
const titleOf = (planned: PlannedRequest) =>
  `#${planned.index} ${planned.sender} ${planned.method} ${shorten(pathOf(planned), 100)} via ${planned.via}`;
const shorten = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length)}… (${text.length})`;

function distinct<Failure extends { kind: FailureKind; planned: PlannedRequest }>(
  failures: readonly Failure[],
) {
  const groups = Map.groupBy(
    failures,
    ({ kind, planned }) => `${kind} ${planned.method} ${pathOf(planned).replaceAll(/[0-9].*/g, '')}`,
  );
  return [...groups.values()].flatMap((group) => (group[0] ? [{ ...group[0], count: group.length }] : []));
}

function reproduction(planned: PlannedRequest, outcome: Outcome): string[] {
  const { raw, headers, body } = planned;
  return [
    `  ${titleOf(planned)}, ${outcome.ms.toFixed(0)} ms`,
    ...(raw === undefined ? [] : [`  bytes: ${JSON.stringify(shorten(raw.toString('latin1'), 400))}`]),
    `  path: ${shorten(planned.path, 1000)}`,
    `  headers: ${JSON.stringify(headers)}`,
    ...(body === null ? [] : [`  body: ${shorten(body.toString('utf8'), 1000)}`]),
    `  answer: ${outcome.status ?? 'none'} ${shorten(outcome.body, 300)}`,
  ];
}

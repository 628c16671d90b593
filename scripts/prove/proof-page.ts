import type { Figures } from '@suchi/testing';
import type { Proof } from './proofs.ts';

/** One run of one proof. */
export interface ProofRow {
  name: string;
  /** Passed, FAILED, or skipped with its reason. */
  result: string;
  figures: string;
  duration: string;
  date: string;
  commit: string;
}

/** When, where and at which commit `pnpm prove` ran last. */
export interface LastRun {
  date: string;
  commit: string;
  cores: number;
  memoryGb: number;
}

const columns = ['name', 'result', 'figures', 'duration', 'date', 'commit'] as const;
const headings = ['Proof', 'Result', 'Figures', 'Duration', 'Date', 'Commit'];
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const notRun = { result: 'not run yet', figures: '', duration: '', date: '', commit: '' };

export function describeFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name}: ${typeof value === 'number' ? value.toLocaleString('en-GB') : value}`)
    .join('; ');
}

export function describeDuration(seconds: number): string {
  return seconds < 60
    ? `${Math.round(seconds)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** The rows of the page as it is, by the name of their proof. */
function readRows(page: string): Map<string, ProofRow> {
  const rows = page
    .split('\n')
    .filter((each) => each.startsWith('|'))
    .map((each) =>
      each
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns.length)
    .map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])))
    .map((row) => row as unknown as ProofRow);
  return new Map(rows.map((row) => [row.name, row]));
}

/** The page with this row instead of the last one of the same proof. All other rows stay. */
export function updatePage(
  page: string,
  row: ProofRow,
  { proofs, run }: { proofs: readonly Proof[]; run: LastRun },
): string {
  const rows = readRows(page).set(row.name, row);
  const toLine = (name: string) => {
    const found = { ...notRun, ...rows.get(name), name };
    // A bar would begin another cell.
    return line(columns.map((column) => found[column].replaceAll('|', '/').replaceAll(/\s+/g, ' ')));
  };
  return `# Proof

Written by \`pnpm prove\`, which runs the long proofs: those that take too long for every change. \`.ci/run\` has a short form of each that a change can break. Each row has the date and the commit of its own run. Why there are two kinds: [ADR 0060](decisions/0060-two-kinds-of-proof.md).

Last run: ${run.date}, commit ${run.commit}, ${run.cores} cores, ${run.memoryGb} GB of memory.

${[line(headings), line(headings.map(() => '---')), ...proofs.map(({ name }) => toLine(name))].join('\n')}

What each one proves:

${proofs.map(({ name, says }) => `- \`${name}\`: ${says}.`).join('\n')}
`;
}

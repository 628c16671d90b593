import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Ending, kept } from '../packages/domain/src/retention/index.ts';

const page = path.resolve(import.meta.dirname, '../docs/ops/data-requests.md');
const table = /(?<=<!-- retention -->\n)[\s\S]*?(?=\n<!-- end of retention -->)/;

const owners = { directus_users: 'account', qd_matrimonial_profile: 'profile', edition: 'edition' } as const;

function sayDays(days: number): string {
  if (days % 365 === 0) return days === 365 ? '1 year' : `${days / 365} years`;
  return days === 1 ? '1 day' : `${days} days`;
}

function sayEnding(ending: Ending): string {
  switch (ending.kind) {
    case 'with':
      return `with the ${owners[ending.owner]}`;
    case 'days':
      return `${sayDays(ending.days)}, by the nightly job`;
    case 'law':
      return `${ending.years} years after the financial year, by law; then the nightly job`;
    case 'deleted':
      return 'until the family or the office deletes it';
    case 'stays':
      break;
  }
  return 'as long as the association';
}

export function describeRetention(): string {
  const rows = Object.entries(kept).map(([collection, { ending, why, earlier }]) => [
    `\`${collection}\``,
    earlier ? `${sayEnding(ending)}; ${earlier.what}: ${sayDays(earlier.days)}` : sayEnding(ending),
    why,
  ]);
  const all = [['collection', 'kept', 'why'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return ['', line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line), ''].join('\n');
}

/** The table as the page has it. */
export const readRetention = (): string => table.exec(readFileSync(page, 'utf8'))?.[0] ?? '';

/** `pnpm generate` writes it into the page. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(page, readFileSync(page, 'utf8').replace(table, describeRetention()));

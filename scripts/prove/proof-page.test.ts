import { describe, expect, it } from 'vitest';
import { describeDuration, describeFigures, type ProofRow, updatePage } from './proof-page.ts';
import { countTests, proofs } from './proofs.ts';

const run = { date: '2026-11-17', commit: 'abc1234', cores: 2, memoryGb: 8 };
const row = (name: string, changes: Partial<ProofRow> = {}): ProofRow => ({
  name,
  result: 'passed',
  figures: 'requests: 50,000; failed: 0',
  duration: '9 min 4 s',
  date: '2026-11-17',
  commit: 'abc1234',
  ...changes,
});
const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| '));
const rowOf = (page: string, name: string) => rowsOf(page).find((line) => line.startsWith(`| ${name} `));
const write = (page: string, ...rows: ProofRow[]) =>
  rows.reduce((text, each) => updatePage(text, each, { proofs, run }), page);

describe('the page of the proofs', () => {
  it('has a row for each proof, also for those that never ran', () => {
    const page = write('', row('fuzz'));
    // And the headings and the line below them.
    expect(rowsOf(page)).toHaveLength(proofs.length + 2);
    expect(rowOf(page, 'fuzz')).toBe(
      '| fuzz | passed | requests: 50,000; failed: 0 | 9 min 4 s | 2026-11-17 | abc1234 |',
    );
    expect(rowOf(page, 'book')).toContain('not run yet');
    expect(page).toContain('Last run: 2026-11-17, commit abc1234, 2 cores, 8 GB of memory.');
  });

  it('changes the row of the proof that ran, and keeps the others with their date and commit', () => {
    const first = write('', row('fuzz'), row('book', { date: '2026-11-01', commit: '1111111' }));
    const second = write(first, row('fuzz', { result: 'FAILED', commit: 'def5678' }));
    expect(rowOf(second, 'fuzz')).toContain('| FAILED |');
    expect(rowOf(second, 'book')).toBe(rowOf(first, 'book'));
    expect(write(second, row('fuzz'))).toBe(first);
  });

  it('is read again as the formatter wrote it, with wide cells', () => {
    const first = write('', row('book', { date: '2026-11-01' }));
    const padded = first.replaceAll(' | ', '     |    ');
    expect(rowOf(write(padded, row('fuzz')), 'book')).toBe(rowOf(first, 'book'));
  });

  it('forgets a proof that is gone, and survives a bar in a reason', () => {
    const page = write('', row('gone'), row('images', { result: 'skipped: docker | podman\nare missing' }));
    expect(rowOf(page, 'gone')).toBeUndefined();
    expect(rowOf(write(page, row('fuzz')), 'images')).toContain('| skipped: docker / podman are missing |');
  });
});

describe('the figures', () => {
  it('are written with their names', () => {
    expect(describeFigures({ requests: 50_000, slowest: 'a name' })).toBe(
      'requests: 50,000; slowest: a name',
    );
    expect([describeDuration(59.2), describeDuration(544)]).toEqual(['59 s', '9 min 4 s']);
  });

  it('of a tier name what passed only at the second try', () => {
    const tier = { tier: 'e2e', passed: 82, failed: 1, skipped: 3, secondTries: ['one', 'two'], files: [] };
    expect(countTests(tier)).toEqual({ passed: 82, failed: 1, skipped: 3, 'second tries': 2 });
  });
});

it('every proof has a name of its own and says what it proves', () => {
  expect(new Set(proofs.map(({ name }) => name)).size).toBe(proofs.length);
  for (const { says, commands } of proofs) expect([says.length, commands.length]).not.toContain(0);
});

import { buildPrintedProfile } from '@suchi/testing/printed-profile';
import { describe, expect, it } from 'vitest';
import { type IndexLine, layOutBookIndex } from './book-index.ts';

const named = (
  serialNumber: number,
  firstName: string,
  lastName: string,
  workLocation: string | null = 'Pune',
) =>
  buildPrintedProfile({ serialNumber, firstName, lastName, name: `${firstName} ${lastName}`, workLocation });
const people = Array.from({ length: 200 }, (_, index) =>
  named(index + 1, 'Isha', `${'KARP'[index % 4]}ane${String(index).padStart(3, '0')}`),
);
const write = (line: IndexLine) =>
  line.kind === 'entry' ? `${line.text} ${line.serialNumber}` : `# ${line.text} ${line.count}`;

describe('the index by name', () => {
  it('sorts by surname under its letter, whatever the order it is given', () => {
    const profiles = [named(3, 'Om', 'vaze'), named(1, 'Isha', 'Rane'), named(2, 'Amol', 'Rane')];
    const lines = layOutBookIndex('name', profiles, 'A5').flat(2).map(write);
    expect(lines).toEqual(['# R 2', 'Rane, Amol 2', 'Rane, Isha 1', '# V 1', 'vaze, Om 3']);
    expect(layOutBookIndex('name', profiles.toReversed(), 'A5').flat(2).map(write)).toEqual(lines);
  });

  it('prints the middle name where it fits', () => {
    const long = {
      name: 'Rajalakshmi Venkatasubramaniam Vaishampayan',
      firstName: 'Rajalakshmi',
      lastName: 'Vaishampayan',
    };
    const profiles = [buildPrintedProfile(), buildPrintedProfile({ ...long, serialNumber: 452 })];
    expect(layOutBookIndex('name', profiles, 'A5').flat(2).map(write)).toEqual([
      '# K 1',
      'Kulkarni, Ananya Shrikant 451',
      '# V 1',
      'Vaishampayan, Rajalakshmi 452',
    ]);
  });

  it.each(['A5', 'A4'] as const)('has everybody once on %s, and no heading last in a column', (size) => {
    const columns = layOutBookIndex('name', people, size).flat();
    const serials = columns.flat().flatMap((line) => (line.kind === 'entry' ? [line.serialNumber] : []));
    expect(serials.toSorted((a, b) => a - b)).toEqual(people.map(({ serialNumber }) => serialNumber));
    for (const column of columns) {
      expect(column.at(-1)?.kind).toBe('entry');
      expect(column.at(-2)?.kind).toBe('entry');
      expect(column.length).toBeLessThanOrEqual(41);
    }
  });
});

describe('the index by place', () => {
  it('counts a place and puts those without one last', () => {
    const profiles = [
      named(1, 'A', 'Rane', null),
      named(2, 'B', 'Vaze', 'Thane'),
      named(3, 'C', 'Apte', 'Alibag'),
    ];
    expect(layOutBookIndex('place', profiles, 'A5').flat(2).map(write)).toEqual([
      '# Alibag 1',
      'Apte, C 3',
      '# Thane 1',
      'Vaze, B 2',
      '# Not given 1',
      'Rane, A 1',
    ]);
  });

  it('repeats the place at the top of the next column', () => {
    const columns = layOutBookIndex('place', people, 'A5').flat();
    expect(columns.length).toBe(6);
    for (const column of columns) expect(column[0]).toMatchObject({ kind: 'head', text: 'Pune', count: 200 });
  });
});

it('the index by education abbreviates long names', () => {
  const profile = buildPrintedProfile({ highestEducation: 'Management and Business Administration' });
  expect(layOutBookIndex('education', [profile], 'A5').flat(2).map(write)[0]).toBe('# MBA 1');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planEditionSerials,
  planSerials,
  type SerialCandidate,
  type SerialOptions,
  sortCandidates,
} from './assign-serials.ts';
import { sectionOrders } from './edition.ts';

const section = { from: 451, to: 460, order: 'name' } as const;
const options: SerialOptions = { scope: 'all', keepsWishes: true, choices: new Map(), taken: new Set() };

const candidate = (id: number, facts: Partial<SerialCandidate> = {}): SerialCandidate => ({
  id,
  sortName: `Name ${String(id).padStart(3, '0')}`,
  birthday: '1999-05-19',
  approvedOn: '2026-09-01',
  serialNumber: null,
  wishes: null,
  ...facts,
});
const numbersIn = (plan: ReturnType<typeof planSerials>) =>
  Object.fromEntries(plan.given.map(({ id, serialNumber }) => [id, serialNumber]));

describe('planSerials', () => {
  it('gives the numbers in the order of the section', () => {
    const plan = planSerials(section, [candidate(3), candidate(1), candidate(2)], options);
    expect(numbersIn(plan)).toEqual({ 1: 451, 2: 452, 3: 453 });
    expect(plan).toMatchObject({ left: [], conflicts: [] });
  });

  it('keeps the number a family asks for, and gives the others around it', () => {
    const plan = planSerials(section, [candidate(1), candidate(2, { wishes: 451 })], options);
    expect(numbersIn(plan)).toEqual({ 1: 452, 2: 451 });
    expect(plan.given.find(({ id }) => id === 2)?.isKept).toBe(true);
    const without = planSerials(section, [candidate(1), candidate(2, { wishes: 451 })], {
      ...options,
      keepsWishes: false,
    });
    expect(numbersIn(without)).toEqual({ 1: 451, 2: 452 });
  });

  it('gives a number asked for twice to the chosen one, else to the first', () => {
    const two = [candidate(1, { wishes: 455 }), candidate(2, { wishes: 455 })];
    const open = planSerials(section, two, options);
    expect(numbersIn(open)).toEqual({ 1: 455, 2: 451 });
    expect(open.conflicts).toEqual([{ serialNumber: 455, reason: 'asked_twice', ids: [1, 2] }]);
    const chosen = planSerials(section, two, { ...options, choices: new Map([[455, 2]]) });
    expect(numbersIn(chosen)).toEqual({ 1: 451, 2: 455 });
    // A choice that is not among those who ask does not count.
    expect(numbersIn(planSerials(section, two, { ...options, choices: new Map([[455, 9]]) }))).toEqual({
      1: 455,
      2: 451,
    });
  });

  it('names a wish that cannot be kept', () => {
    const plan = planSerials(section, [candidate(1, { wishes: 318 }), candidate(2, { wishes: 452 })], {
      ...options,
      taken: new Set([452]),
    });
    expect(plan.conflicts).toEqual([
      { serialNumber: 318, reason: 'outside_section', ids: [1] },
      { serialNumber: 452, reason: 'taken', ids: [2] },
    ]);
    expect(numbersIn(plan)).toEqual({ 1: 451, 2: 453 });
  });

  it('leaves out the last ones when the section is full', () => {
    const plan = planSerials(
      section,
      Array.from({ length: 12 }, (_, id) => candidate(id)),
      options,
    );
    expect(plan.given).toHaveLength(10);
    expect(plan.left).toEqual([10, 11]);
  });

  it('leaves given numbers alone when only the missing ones are given', () => {
    const numbered = candidate(1, { serialNumber: 451 });
    // A number of another section is no number here.
    const moved = candidate(2, { serialNumber: 12 });
    const plan = planSerials(section, [numbered, moved, candidate(3)], { ...options, scope: 'missing' });
    expect(numbersIn(plan)).toEqual({ 2: 452, 3: 453 });
    expect(numbersIn(planSerials(section, [numbered, moved, candidate(3)], options))).toEqual({
      1: 451,
      2: 452,
      3: 453,
    });
  });

  it('takes a number from nobody when only the missing ones are given', () => {
    const moved = [10, 11, 12].map((serialNumber) => candidate(serialNumber, { serialNumber }));
    const full = { ...section, to: 452 };
    const given = planSerials(full, [...moved, candidate(13)], { ...options, scope: 'missing' });
    expect(numbersIn(given)).toEqual({ 10: 451, 11: 452 });
    expect(given.left).toEqual([13]);
    expect(planSerials(full, [...moved, candidate(13)], options).left).toEqual([12, 13]);
  });

  it('gives every candidate one number inside the section, or says who is left, for any mix', () => {
    const number = fc.option(fc.integer({ min: 445, max: 466 }));
    const anyCandidates = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 40 }),
        sortName: fc.string({ maxLength: 3 }),
        birthday: fc.constantFrom(null, '1995-01-01', '1999-05-19'),
        approvedOn: fc.constantFrom('2026-08-01', '2026-09-01'),
        serialNumber: number,
        wishes: number,
      }),
      { maxLength: 16, selector: ({ id }) => id },
    );
    const anyOptions = fc.record({
      scope: fc.constantFrom('all' as const, 'missing' as const),
      keepsWishes: fc.boolean(),
      choices: fc
        .array(fc.tuple(fc.integer({ min: 445, max: 466 }), fc.integer({ min: 1, max: 40 })))
        .map((pairs) => new Map(pairs)),
      taken: fc.uniqueArray(fc.integer({ min: 445, max: 466 }), { maxLength: 6 }).map((all) => new Set(all)),
    });
    fc.assert(
      fc.property(
        anyCandidates,
        anyOptions,
        fc.constantFrom(...sectionOrders),
        (drawn, drawnOptions, order) => {
          // In the database no two candidates of an edition have the same number, and none is taken elsewhere.
          const seen = new Set(drawnOptions.taken);
          const candidates = drawn.map((each) => {
            const isFree = each.serialNumber !== null && !seen.has(each.serialNumber);
            if (isFree) seen.add(each.serialNumber as number);
            return isFree ? each : { ...each, serialNumber: null };
          });
          const { given, left } = planSerials({ ...section, order }, candidates, drawnOptions);
          const isStaying = ({ serialNumber: at }: SerialCandidate) =>
            drawnOptions.scope === 'missing' && at !== null && at >= section.from && at <= section.to;
          const staying = candidates.filter(isStaying);
          const numbers = [...given, ...staying].map(({ serialNumber }) => serialNumber as number);
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(numbers.every((at) => at >= section.from && at <= section.to)).toBe(true);
          expect(numbers.some((at) => drawnOptions.taken.has(at))).toBe(false);
          const settled = new Set([...given, ...staying].map(({ id }) => id).concat(left));
          const keeping = candidates.filter(({ id }) => !settled.has(id));
          expect(keeping.every(({ serialNumber }) => serialNumber !== null)).toBe(true);
          expect(keeping.length === 0 || drawnOptions.scope === 'missing').toBe(true);
          const everyone = [...given, ...staying, ...keeping].map(({ id }) => id).concat(left);
          expect(new Set(everyone)).toEqual(new Set(candidates.map(({ id }) => id)));
          expect(everyone).toHaveLength(candidates.length);
          const takenInside = [...drawnOptions.taken].filter((at) => at >= section.from && at <= section.to);
          const isFull = numbers.length + takenInside.length === section.to - section.from + 1;
          expect(left.length + keeping.length === 0 || isFull).toBe(true);
        },
      ),
    );
  });
});

describe('planEditionSerials', () => {
  const sections = [
    { kind: 'unmarried_male', from: 1, to: 10, order: 'name' },
    { kind: 'divorced_male', from: 11, to: 12, order: 'name' },
  ] as const;
  const choice = { keepsWishes: true, choices: new Map<number, number>() };
  const man = (id: number, serialNumber: number | null = null) => ({
    ...candidate(id, { serialNumber }),
    section: 'unmarried_male' as const,
  });
  const divorced = (id: number, serialNumber: number | null = null) => ({
    ...man(id, serialNumber),
    section: 'divorced_male' as const,
  });

  it('renumbers sections that have moved, in one step', () => {
    const people = [man(1, 11), man(2, 12), divorced(3, 1), divorced(4, 2)];
    const plan = planEditionSerials(sections, people, { ...choice, scope: 'all' });
    expect(numbersIn(plan)).toEqual({ 1: 1, 2: 2, 3: 11, 4: 12 });
    expect(plan.left).toEqual([]);
  });

  it('gives no number that somebody of another section has', () => {
    const people = [man(1, 11), divorced(2), divorced(3)];
    const plan = planEditionSerials(sections, people, { ...choice, scope: 'missing' });
    expect(numbersIn(plan)).toEqual({ 1: 1, 2: 12 });
    expect(plan.left).toEqual([3]);
  });

  it('leaves the numbers of candidates without a section alone', () => {
    const people = [{ ...man(1, 1), section: 'late' as const }, { ...man(2, 2), section: null }, man(3, 5)];
    const plan = planEditionSerials(sections, people, { ...choice, scope: 'all' });
    expect(numbersIn(plan)).toEqual({ 3: 3 });
  });

  it('names the conflicts of every section', () => {
    const people = [man(1), divorced(2)].map((each) => ({ ...each, wishes: 99 }));
    const plan = planEditionSerials(sections, people, { ...choice, scope: 'missing' });
    expect(plan.conflicts.map(({ ids }) => ids)).toEqual([[1], [2]]);
  });
});

describe('sortCandidates', () => {
  const old = candidate(1, { sortName: 'B', birthday: '1990-01-01', approvedOn: '2026-09-02' });
  const young = candidate(2, { sortName: 'A', birthday: '2000-01-01', approvedOn: '2026-09-03' });
  const unknown = candidate(3, { sortName: 'C', birthday: null, approvedOn: '2026-09-01' });
  const twin = candidate(4, { sortName: 'C', birthday: null, approvedOn: '2026-09-01' });
  it.each([
    ['name', [2, 1, 3, 4]],
    ['age', [2, 1, 3, 4]],
    ['date', [3, 4, 1, 2]],
  ] as const)('sorts by %s', (order, ids) => {
    expect(sortCandidates([twin, unknown, old, young], order).map(({ id }) => id)).toEqual(ids);
  });
});

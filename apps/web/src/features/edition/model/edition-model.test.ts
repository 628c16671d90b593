import { defaultEdition } from '@suchi/domain/print';
import { describe, expect, it } from 'vitest';
import { listBookSteps } from './book-steps.ts';
import { layRuler } from './number-ruler.ts';

const open = { state: 'open', registration_until: '2025-10-15', frozen: null } as const;
const frozen = {
  at: '2025-10-25T20:00:00.000Z',
  by: 'Vasanti Joglekar',
  printed: 871,
  out: [],
  file_made_at: null,
};
const proof = { stage: 'open', until: '2025-10-24' } as const;
const currentOf = (...given: Parameters<typeof listBookSteps>) =>
  listBookSteps(...given).find(({ state }) => state === 'current')?.step;

describe('the steps of the book', () => {
  it.each([
    ['planned', { ...open, registration_until: null }, undefined],
    ['registering', { ...open, registration_until: '2025-10-21' }, undefined],
    ['closed', open, { ...proof, stage: 'before' as const }],
    ['proof', open, proof],
    ['frozen', { ...open, state: 'frozen' as const, frozen }, proof],
    ['printed', { ...open, state: 'made' as const, frozen }, proof],
  ])('%s', (step, book, round) => {
    expect(currentOf(book, round, '2025-10-21')).toBe(step);
  });

  it('leave Closed open while families can register, whatever else has begun', () => {
    const steps = listBookSteps({ ...open, registration_until: '2025-10-21' }, proof, '2025-10-21');
    expect(steps.map(({ state }) => state)).toEqual([
      'done',
      'current',
      'ahead',
      'current',
      'ahead',
      'ahead',
    ]);
  });

  it('say on which day in India the edition was frozen', () => {
    const steps = listBookSteps({ ...open, state: 'frozen', frozen }, proof, '2025-10-27');
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'current', 'ahead']);
    expect(steps[4]).toMatchObject({ step: 'frozen', on: '2025-10-26' });
  });
});

describe('the ruler', () => {
  it('is to scale, and names small sections above it without an overlap', () => {
    const { last, parts, ticks, labels } = layRuler(defaultEdition.sections);
    expect(last).toBe(1050);
    expect(parts[0]).toMatchObject({ left: 0, isNamed: true });
    expect(parts[0]?.width).toBeCloseTo(40.29, 1);
    expect(ticks.map(({ number }) => number)).toEqual([
      1, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1050,
    ]);
    expect(labels).toHaveLength(4);
    for (const [index, { left, width }] of labels.entries()) {
      expect(left + width).toBeLessThanOrEqual(labels[index + 1]?.left ?? 100);
    }
  });

  it('is there without sections too', () => {
    expect(layRuler([])).toMatchObject({ last: 1, parts: [], labels: [] });
  });
});

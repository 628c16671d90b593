import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerReason,
  checkAnswer,
  countTogether,
  type MelawaAnswer,
  peopleIn,
  seatsOnPass,
  settleFee,
} from './answer.ts';
import { eventAtFirst, type MelawaEvent } from './event.ts';

const event: MelawaEvent = { ...eventAtFirst, day: '2027-01-17', answerUntil: '2027-01-10', hall: 'Mulund' };
const four: MelawaAnswer = {
  isComing: true,
  isCandidateComing: true,
  parents: 2,
  others: 1,
  stageWish: 'morning',
  isFromFar: true,
  hasSmallChild: false,
  sharesNumber: false,
};
const no: MelawaAnswer = { ...four, isComing: false };
const open = { event, phase: 'answers', isActive: true, hasHallConsent: true } as const;

describe('an answer', () => {
  it('is taken, and a no asks nothing more', () => {
    expect(peopleIn(four)).toBe(4);
    expect(peopleIn(no)).toBe(0);
    expect(checkAnswer(four, open)).toEqual({ allowed: true });
    expect(checkAnswer({ ...no, isCandidateComing: false }, { ...open, hasHallConsent: false }).allowed).toBe(
      true,
    );
  });

  it.each<[AnswerReason, Partial<MelawaAnswer>, Partial<Parameters<typeof checkAnswer>[1]>]>([
    ['not_active', {}, { isActive: false, phase: 'planned' }],
    ['not_open', {}, { phase: 'planned' }],
    ['closed', {}, { phase: 'answered' }],
    ['closed', {}, { phase: 'choices' }],
    ['nobody', { isCandidateComing: false, parents: 0, others: 0 }, {}],
    ['too_many', { others: 4 }, {}],
    ['too_many', { parents: 3, others: 0 }, {}],
    ['stage_without_candidate', { isCandidateComing: false }, {}],
    ['stage_without_consent', {}, { hasHallConsent: false }],
  ])('is refused: %s', (reason, change, facts) => {
    expect(checkAnswer({ ...four, ...change }, { ...open, ...facts })).toEqual({ allowed: false, reason });
  });

  it('needs neither candidate nor consent without the stage', () => {
    const parents = { ...four, isCandidateComing: false, stageWish: 'none' } as const;
    expect(checkAnswer(parents, { ...open, hasHallConsent: false }).allowed).toBe(true);
  });
});

describe('two candidates of one family', () => {
  it('count their parents once', () => {
    const counted = countTogether([
      { number: 249, answer: four },
      { number: 506, answer: { ...four, others: 0 } },
    ]);
    expect(counted).toEqual([
      { number: 249, people: 4, parentsWith: null },
      { number: 506, people: 1, parentsWith: 249 },
    ]);
  });

  it('count them with the other one when the first cannot come', () => {
    expect(
      countTogether([
        { number: 249, answer: no },
        { number: 506, answer: four },
      ]),
    ).toEqual([
      { number: 249, people: 0, parentsWith: null },
      { number: 506, people: 4, parentsWith: null },
    ]);
  });

  it('count all candidates, all others, and at most the parents that one of them names', () => {
    const anyAnswer = fc.record({
      isComing: fc.boolean(),
      isCandidateComing: fc.boolean(),
      parents: fc.integer({ min: 0, max: 2 }),
      others: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 4 }), (drawn) => {
        const answers = drawn.map((each, number) => ({ number, answer: { ...four, ...each } }));
        const coming = answers.flatMap(({ answer }) => (answer.isComing ? [answer] : []));
        const total = countTogether(answers).reduce((sum, { people }) => sum + people, 0);
        const parents = Math.max(0, ...coming.map((answer) => answer.parents));
        const rest = coming.reduce((sum, answer) => sum + peopleIn(answer) - answer.parents, 0);
        expect(total).toBe(parents + rest);
      }),
    );
  });
});

describe('the fee', () => {
  const until = { event, today: '2027-01-10' };
  const paid = { seats: 4, paise: 60_000 };

  it.each([
    ['the first time', 4, { seats: 0, paise: 0 }, 60_000, 0],
    ['nothing', 4, paid, 0, 0],
    ['the difference for one more', 5, paid, 15_000, 0],
    ['back for one less', 3, paid, 0, 15_000],
    ['all back for a no', 0, paid, 0, 60_000],
    ['back what was paid when the fee was another one', 1, { seats: 3, paise: 30_000 }, 0, 20_000],
  ])('is %s', (_, people, before, toPayPaise, toReturnPaise) => {
    expect(settleFee(people, before, until)).toEqual({ toPayPaise, toReturnPaise });
  });

  it('is not returned later, or where it is never returned', () => {
    const nothing = { toPayPaise: 0, toReturnPaise: 0 };
    expect(settleFee(3, paid, { event, today: '2027-01-11' })).toEqual(nothing);
    expect(settleFee(3, paid, { ...until, event: { ...event, returnsFee: false } })).toEqual(nothing);
  });

  it('is nothing where none is asked', () => {
    const free = { ...event, asksFee: false };
    expect(settleFee(4, { seats: 0, paise: 0 }, { ...until, event: free }).toPayPaise).toBe(0);
    expect(seatsOnPass(4, { seats: 0, paise: 0 }, free)).toBe(4);
    expect(seatsOnPass(4, { seats: 0, paise: 0 }, { ...event, feePaise: 0 })).toBe(4);
  });

  it('gives the pass its seats', () => {
    expect(seatsOnPass(4, { seats: 0, paise: 0 }, event)).toBe(0);
    expect(seatsOnPass(5, paid, event)).toBe(4);
    expect(seatsOnPass(3, paid, event)).toBe(3);
  });
});

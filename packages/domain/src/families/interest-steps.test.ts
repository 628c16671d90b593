import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asSeenBy,
  decideStep,
  type InterestFacts,
  type InterestStep,
  isContactOpen,
  isLive,
  isWaiting,
  mayStillAccept,
  remindFrom,
  undoUntil,
} from './interest-steps.ts';
import { type InterestSide, interestSides } from './interest.ts';
import type { InterestRules } from './rules.ts';
import { interestAnswers } from './words.ts';

const rules: InterestRules = { openLimit: 10, dailyLimit: 20, openDays: 30, againDays: 180 };
const sentAt = new Date('2026-11-16T14:10:00Z');
const sent: InterestFacts = {
  state: 'open',
  openUntil: '2026-12-16',
  answeredAt: null,
  answerSentence: null,
  acceptedAt: null,
  closedAt: null,
  closedBy: null,
  sentAt,
  seenAt: null,
  remindedAt: null,
  settlesAt: null,
  before: null,
  answerSeenAt: null,
};
const after = (days: number, seconds = 0) => new Date(sentAt.getTime() + (days * 86_400 + seconds) * 1000);
const yes = { kind: 'answer', answer: 'yes', sentence: 'call_us' } as const;
const later = { kind: 'answer', answer: 'later', sentence: 'exams' } as const;
const no = { kind: 'answer', answer: 'no', sentence: 'moved_ahead' } as const;
const close = { kind: 'close', sentence: 'moved_ahead' } as const;

const decide = (facts: InterestFacts, step: InterestStep, side: InterestSide, now: Date) =>
  decideStep(facts, step, { side, now, rules });

function take(facts: InterestFacts, step: InterestStep, side: InterestSide, now: Date): InterestFacts {
  const decision = decide(facts, step, side, now);
  if (!decision.allowed) throw new Error(decision.reason);
  return { ...facts, ...decision.changes };
}
const refusal = (facts: InterestFacts, step: InterestStep, side: InterestSide, now: Date) => {
  const decision = decide(facts, step, side, now);
  return decision.allowed ? null : decision.reason;
};

describe('an answer', () => {
  it.each([
    [yes, 'accepted', '2026-12-16'],
    [later, 'later', '2026-12-17'],
    [no, 'declined', '2026-12-16'],
  ] as const)('of %j makes it %s', (step, state, openUntil) => {
    const at = after(1);
    const answered = take(sent, step, 'received', at);
    expect(answered).toMatchObject({ state, openUntil, answeredAt: at, seenAt: at });
    expect(decide(answered, step, 'received', after(1, 1))).toEqual({ allowed: true, changes: null });
  });

  it('can be taken back for ten seconds and a little more, and nobody else knows of it until then', () => {
    const accepted = take(sent, yes, 'received', after(1));
    for (const seconds of [0, 10, 14]) {
      const now = after(1, seconds);
      expect(asSeenBy(accepted, 'sent', now)).toMatchObject({
        state: 'open',
        answeredAt: null,
        seenAt: after(1),
      });
      expect(asSeenBy(accepted, 'received', now).state).toBe('accepted');
      expect(isContactOpen(accepted, now)).toBe(false);
      expect(undoUntil(accepted, 'received', now)).toEqual(after(1, 10));
      expect(undoUntil(accepted, 'sent', now)).toBeNull();
      expect(take(accepted, { kind: 'undo' }, 'received', now)).toEqual({ ...sent, seenAt: after(1) });
    }
    const settled = after(1, 15);
    expect(asSeenBy(accepted, 'sent', settled).state).toBe('accepted');
    expect(isContactOpen(accepted, settled)).toBe(true);
    expect(undoUntil(accepted, 'received', settled)).toBeNull();
    expect(refusal(accepted, { kind: 'undo' }, 'received', settled)).toBe('undo_over');
    expect(refusal(sent, { kind: 'undo' }, 'received', settled)).toBe('undo_over');
  });

  it('taken back gives the earlier answer again', () => {
    const put = take(sent, later, 'received', after(1));
    const accepted = take(put, yes, 'received', after(3));
    expect(take(accepted, { kind: 'undo' }, 'received', after(3, 5))).toMatchObject({
      state: 'later',
      answerSentence: 'exams',
      answeredAt: after(1),
      openUntil: '2026-12-17',
    });
  });

  it('of later can become each other one; the last day of later does not move again', () => {
    const put = take(sent, later, 'received', after(1));
    expect(decide(put, later, 'received', after(9))).toEqual({ allowed: true, changes: null });
    expect(take(put, no, 'received', after(9)).state).toBe('declined');
  });

  it('of no can become a yes for 180 days, and nothing else', () => {
    const declined = take(sent, no, 'received', after(1));
    expect(declined).toMatchObject({ closedAt: after(1), closedBy: 'received' });
    expect(take(declined, yes, 'received', after(180))).toMatchObject({ state: 'accepted', closedAt: null });
    expect(mayStillAccept(declined, after(180), rules)).toBe(true);
    expect(mayStillAccept(declined, after(181), rules)).toBe(false);
    expect(refusal(declined, yes, 'received', after(181))).toBe('already_closed');
    expect(refusal(declined, later, 'received', after(2))).toBe('already_closed');
  });

  it('is of the family that was asked alone, and comes until the end of the last day', () => {
    for (const step of [yes, later, no, { kind: 'undo' } as const])
      expect(refusal(sent, step, 'sent', after(1))).toBe('not_yours');
    expect(refusal(sent, yes, 'received', new Date('2026-12-16T18:29:59Z'))).toBeNull();
    expect(refusal(sent, yes, 'received', new Date('2026-12-16T18:30:00Z'))).toBe('already_closed');
  });

  it('is seen by the sender once it is final', () => {
    const accepted = take(sent, yes, 'received', after(1));
    expect(decide(accepted, { kind: 'see' }, 'sent', after(1, 5))).toEqual({ allowed: true, changes: null });
    const seen = take(accepted, { kind: 'see' }, 'sent', after(2));
    expect(seen.answerSeenAt).toEqual(after(2));
    expect(decide(seen, { kind: 'see' }, 'sent', after(3))).toEqual({ allowed: true, changes: null });
  });
});

describe('the sender', () => {
  it('reminds once, from the seventh day on, while it waits', () => {
    const remind = { kind: 'remind' } as const;
    expect(remindFrom(sent)).toBe('2026-11-23');
    expect(refusal(sent, remind, 'sent', new Date('2026-11-22T18:29:59Z'))).toBe('too_early');
    const reminded = take(sent, remind, 'sent', new Date('2026-11-22T18:30:00Z'));
    expect(refusal(reminded, remind, 'sent', new Date('2026-11-22T18:31:00Z'))).toBe('reminded');
    expect(decide(reminded, remind, 'sent', new Date('2026-11-22T18:30:59Z'))).toMatchObject({
      changes: null,
    });
    expect(refusal(sent, remind, 'received', after(8))).toBe('not_yours');
    expect(refusal(take(sent, no, 'received', after(1)), remind, 'sent', after(8))).toBe('already_closed');
  });

  it('withdraws while it waits, also just as the other family answers', () => {
    const withdraw = { kind: 'withdraw' } as const;
    const withdrawn = take(sent, withdraw, 'sent', after(1));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', closedBy: 'sent', closedAt: after(1) });
    expect(decide(withdrawn, withdraw, 'sent', after(2))).toEqual({ allowed: true, changes: null });
    expect(refusal(sent, withdraw, 'received', after(1))).toBe('not_yours');

    const accepted = take(sent, yes, 'received', after(1));
    expect(refusal(accepted, withdraw, 'sent', after(2))).toBe('already_closed');
    const crossed = take(accepted, withdraw, 'sent', after(1, 5));
    expect(crossed).toMatchObject({
      state: 'withdrawn',
      answeredAt: null,
      answerSentence: null,
      before: null,
    });
    expect(refusal(crossed, { kind: 'undo' }, 'received', after(1, 6))).toBe('undo_over');
  });

  it('is only told that it was seen the first time', () => {
    const seen = take(sent, { kind: 'see' }, 'received', after(1));
    expect(seen.seenAt).toEqual(after(1));
    expect(decide(seen, { kind: 'see' }, 'received', after(2))).toEqual({ allowed: true, changes: null });
    expect(decide(sent, { kind: 'see' }, 'sent', after(2))).toEqual({ allowed: true, changes: null });
  });
});

describe('an end', () => {
  it('is kind after a yes, by each of the two', () => {
    const accepted = take(sent, yes, 'received', after(1));
    for (const side of interestSides) {
      const closed = take(accepted, close, side, after(2));
      expect(closed).toMatchObject({ state: 'closed', closedBy: side, answerSentence: 'moved_ahead' });
      expect(isContactOpen(closed, after(3))).toBe(false);
      expect(decide(closed, close, side, after(3))).toEqual({ allowed: true, changes: null });
      expect(refusal(sent, close, side, after(2))).toBe('already_closed');
    }
    expect(refusal(accepted, close, 'sent', after(1, 5))).toBe('already_closed');
  });

  it('comes by time after the last day, and is dated with it', () => {
    expect(take(sent, { kind: 'expire' }, 'received', after(30))).toEqual(sent);
    const expired = take(sent, { kind: 'expire' }, 'received', after(40));
    expect(expired).toMatchObject({ state: 'expired', closedAt: new Date('2026-12-16T18:29:59Z') });
    expect(take(expired, { kind: 'expire' }, 'received', after(50))).toEqual(expired);
    expect(isWaiting(sent, after(30))).toBe(true);
    expect(isWaiting(sent, after(31))).toBe(false);
  });

  it('comes when a profile is no longer shown, with nothing of an answer that was not final', () => {
    const accepted = take(sent, yes, 'received', after(1));
    expect(take(accepted, { kind: 'end' }, 'received', after(2))).toMatchObject({
      state: 'ended',
      answerSentence: 'call_us',
    });
    const ended = take(accepted, { kind: 'end' }, 'received', after(1, 5));
    expect(ended).toMatchObject({ state: 'ended', answeredAt: null, answerSentence: null });
    expect(take(ended, { kind: 'end' }, 'sent', after(3))).toEqual(ended);
  });
});

const anyStep: fc.Arbitrary<InterestStep> = fc.oneof(
  fc.constantFrom<InterestStep>(
    { kind: 'see' },
    { kind: 'undo' },
    { kind: 'remind' },
    { kind: 'withdraw' },
    { kind: 'expire' },
    { kind: 'end' },
    close,
  ),
  fc
    .constantFrom(...interestAnswers)
    .map((answer): InterestStep => ({ kind: 'answer', answer, sentence: null })),
);
const walk = fc.array(
  fc.tuple(anyStep, fc.constantFrom(...interestSides), fc.integer({ min: 0, max: 40 * 86_400 })),
  {
    maxLength: 12,
  },
);

describe('after any steps', () => {
  it('a live interest has a way out for each of the two, and a closed one opens no number', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        let facts = sent;
        let now = sentAt;
        for (const [step, side, seconds] of steps) {
          now = new Date(now.getTime() + seconds * 1000);
          const decision = decide(facts, step, side, now);
          if (decision.allowed) facts = { ...facts, ...decision.changes };

          expect(facts.closedAt !== null).toBe(!isLive(facts));
          expect(isContactOpen(facts, now) && facts.state !== 'accepted').toBe(false);
          const settled = new Date(now.getTime() + 60_000);
          const ways = (of: InterestSide): InterestStep[] =>
            facts.state === 'accepted' ? [close] : of === 'sent' ? [{ kind: 'withdraw' }] : [no];
          for (const of of interestSides) {
            if (!isLive(facts)) continue;
            const out = ways(of).some((way) => decide(facts, way, of, settled).allowed);
            const expires = take(facts, { kind: 'expire' }, of, settled).state === 'expired';
            expect(out || expires).toBe(true);
          }
          // By time alone it ends, unless both said yes.
          const atLast = take(facts, { kind: 'expire' }, 'sent', new Date(now.getTime() + 61 * 86_400_000));
          expect(isLive(atLast)).toBe(facts.state === 'accepted');
        }
      }),
    );
  });

  it('the sender never knows of an answer that can still be taken back', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        let facts = sent;
        let now = sentAt;
        for (const [step, side, seconds] of steps) {
          now = new Date(now.getTime() + (seconds % 20) * 1000);
          const before = asSeenBy(facts, 'sent', now);
          const decision = decide(facts, step, side, now);
          if (decision.allowed) facts = { ...facts, ...decision.changes };
          if (side === 'sent' || (step.kind !== 'answer' && step.kind !== 'undo')) continue;
          const { state, answeredAt, answerSentence } = before;
          expect(asSeenBy(facts, 'sent', now)).toMatchObject({ state, answeredAt, answerSentence });
        }
      }),
    );
  });
});

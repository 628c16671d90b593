import { describe, expect, it } from 'vitest';
import { listWaiting, weighAnswers, type WordFacts } from './candidates-word.ts';
import { consentWays, purposes } from './purposes.ts';

const facts: WordFacts = { countsCandidatesWord: true, isByOther: true, way: 'app', own: {} };

describe('what waits for the candidate', () => {
  it('is every purpose, where somebody else answers for them', () => {
    expect(listWaiting(facts)).toEqual(purposes);
    expect(listWaiting({ ...facts, way: 'office' })).toEqual(purposes);
  });

  it('is nothing where the word of the account counts, or the candidate writes', () => {
    expect(listWaiting({ ...facts, countsCandidatesWord: false })).toEqual([]);
    expect(listWaiting({ ...facts, isByOther: false })).toEqual([]);
  });

  it('is nothing where the candidate answers', () => {
    expect(consentWays.filter((way) => listWaiting({ ...facts, way }).length === 0)).toEqual([
      'code',
      'paper',
    ]);
  });

  it('is not what the candidate said yes to', () => {
    expect(listWaiting({ ...facts, own: { search: true, book: false } })).toEqual(
      purposes.filter((purpose) => purpose !== 'search'),
    );
  });
});

describe('an answer', () => {
  it('waits when it is a yes, and counts when it is a no', () => {
    const words = weighAnswers({ search: true, book: false }, { before: {}, waiting: purposes });
    expect(words).toEqual({ search: 'asked', book: false });
  });

  it('counts where nothing waits', () => {
    const words = weighAnswers({ search: true, hall: true }, { before: {}, waiting: ['hall'] });
    expect(words).toEqual({ search: true, hall: 'asked' });
  });

  it('leaves on what is on', () => {
    const words = weighAnswers({ search: true }, { before: { search: true }, waiting: purposes });
    expect(words).toEqual({ search: true });
  });
});

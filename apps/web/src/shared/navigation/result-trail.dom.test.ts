import { afterEach, describe, expect, it } from 'vitest';
import { forgetTrail } from './forget-trail.ts';
import { findNeighbours, rememberTrail } from './result-trail.ts';

afterEach(() => sessionStorage.clear());

const second = { search: '?page=2', page: 2, total: 15, ids: [14, 12, 19, 21, 22, 23] };

describe('a walk through a result', () => {
  it('knows who comes before and after, and the place among all', () => {
    rememberTrail(second);
    expect(findNeighbours(12)).toEqual({
      position: 8,
      total: 15,
      trail: { ...second, size: 6 },
      previous: { id: 14 },
      next: { id: 19 },
    });
  });

  it('goes on over the edge of a page', () => {
    rememberTrail(second);
    expect(findNeighbours(14)?.previous).toEqual({ page: 1 });
    expect(findNeighbours(23)?.next).toEqual({ page: 3 });
  });

  it('ends with the first and the last', () => {
    rememberTrail({ ...second, page: 1, ids: [3, 4, 5] });
    expect(findNeighbours(3)?.previous).toBeNull();
    rememberTrail({ ...second, page: 3, ids: [6, 7, 8] });
    expect(findNeighbours(8)).toMatchObject({ position: 15, next: null });
  });

  it('has no place for somebody who is not in the result', () => {
    expect(findNeighbours(12)).toBeNull();
    rememberTrail(second);
    expect(findNeighbours(99)).toBeNull();
  });

  it.each(['{', '{"ids":"all"}', '[]'])('forgets what it cannot read: %s', (kept) => {
    sessionStorage.setItem('suchi.trail', kept);
    expect(findNeighbours(12)).toBeNull();
  });

  it('is forgotten when it is told to', () => {
    rememberTrail(second);
    forgetTrail();
    expect(findNeighbours(12)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { checkMayPublish, findNewsState, newsStates } from './news-post.ts';

describe('findNewsState', () => {
  const today = '2026-11-15';
  it.each([
    ['draft', { isPublished: false, wasPublished: false, publishedOn: today }],
    ['unpublished', { isPublished: false, wasPublished: true, publishedOn: today }],
    ['published', { isPublished: true, wasPublished: true, publishedOn: today }],
    ['scheduled', { isPublished: true, wasPublished: true, publishedOn: '2026-11-16' }],
  ])('%s', (state, facts) => {
    expect(findNewsState(facts, today)).toBe(state);
    expect(newsStates).toContain(state);
  });
});

describe('checkMayPublish', () => {
  it.each([
    ['title_missing', { title: ' ', body: 'Words' }],
    ['title_missing', { title: '', body: '' }],
    ['body_missing', { title: 'Hall', body: ' \n' }],
  ])('refuses: %s', (reason, post) => {
    expect(checkMayPublish(post)).toEqual({ allowed: false, reason });
  });

  it('allows a post with title and text', () => {
    expect(checkMayPublish({ title: 'Hall', body: 'Words' })).toEqual({ allowed: true });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts';

const url = '/qe_account/standing';
const answer = Promise.resolve(new Response('{}'));
const sendEarly = () => (window.firstAnswers = new Map([[url, answer]]));

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'], now: 0 }));
afterEach(() => {
  delete window.firstAnswers;
  vi.useRealTimers();
});

describe('a request that the page sent before the app was here', () => {
  it('is answered once', () => {
    sendEarly();
    expect(takeFirstAnswer(url, {})).toBe(answer);
    expect(takeFirstAnswer(url, {})).toBeNull();
  });

  it('is not the answer to another request', () => {
    sendEarly();
    expect(takeFirstAnswer(`${url}?id=2`, {})).toBeNull();
    expect(takeFirstAnswer(url, { method: 'POST' })).toBeNull();
  });

  it('is not used when it is old', () => {
    sendEarly();
    vi.advanceTimersByTime(31_000);
    expect(takeFirstAnswer(url, {})).toBeNull();
  });

  it('is forgotten with the user', () => {
    sendEarly();
    forgetFirstAnswers();
    expect(takeFirstAnswer(url, {})).toBeNull();
  });

  it('may never have been sent', () => {
    expect(takeFirstAnswer(url, {})).toBeNull();
    expect(forgetFirstAnswers).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { findMessageProblem } from './commit-message.ts';

describe('findMessageProblem', () => {
  it.each([
    'feat(accounts): mail the one-time code',
    'fix: keep the session when a refresh fails',
    'refactor(web-shell)!: drop the old theme',
    'docs: trace one request\n\nNewcomers asked where it starts.\n',
    'ci: run the proxy\n# a comment of git',
    "Merge branch 'main'",
    'Revert "feat: x"',
    'fixup! feat: x',
  ])('accepts %j', (message) => {
    expect(findMessageProblem(message)).toBeNull();
  });

  it.each([
    ['', /type\(scope\): summary/],
    ['mail the code', /type\(scope\): summary/],
    ['Feat: mail the code', /type\(scope\): summary/],
    ['style: mail the code', /type\(scope\): summary/],
    ['feat:mail the code', /type\(scope\): summary/],
    ['feat(Accounts): mail the code', /type\(scope\): summary/],
    ['feat(): mail the code', /type\(scope\): summary/],
    [`feat: ${'x'.repeat(95)}`, /101 characters/],
    ['feat: mail the code\nand more', /second line/],
  ])('refuses %j', (message, problem) => {
    expect(findMessageProblem(message)).toMatch(problem);
  });
});

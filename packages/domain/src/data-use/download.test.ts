import { describe, expect, it } from 'vitest';
import { type DownloadFacts, downloadEnds, findDownloadState, mayAskDownload } from './download.ts';

const at = (iso: string) => new Date(iso);
const facts = (more: Partial<DownloadFacts>): DownloadFacts => ({
  askedAt: at('2026-11-17T06:00:00Z'),
  madeAt: null,
  failedAt: null,
  ...more,
});
const made = facts({ madeAt: at('2026-11-17T06:02:00Z') });

it('a file ends after seven days', () => {
  expect(downloadEnds(at('2026-11-17T06:02:00Z'))).toEqual(at('2026-11-24T06:02:00Z'));
});

describe('findDownloadState', () => {
  it.each([
    ['preparing', facts({}), '2026-11-17T06:30:00Z'],
    ['failed', facts({}), '2026-11-17T07:00:00Z'],
    ['failed', facts({ failedAt: at('2026-11-17T06:01:00Z') }), '2026-11-17T06:05:00Z'],
    ['ready', made, '2026-11-24T06:01:59Z'],
    ['over', made, '2026-11-24T06:02:00Z'],
  ] as const)('%s', (state, given, now) => {
    expect(findDownloadState(given, at(now))).toBe(state);
  });
});

describe('mayAskDownload', () => {
  it.each([
    ['the first', null, '2026-11-17T07:00:00Z', true],
    ['one is being made', facts({}), '2026-11-17T06:01:00Z', false],
    [
      'after midnight while one is made',
      facts({ askedAt: at('2026-11-17T18:29:00Z') }),
      '2026-11-17T18:31:00Z',
      false,
    ],
    ['one failed', facts({ failedAt: at('2026-11-17T06:01:00Z') }), '2026-11-17T06:05:00Z', true],
    ['the same day in India', made, '2026-11-17T18:29:59Z', false],
    ['the next day in India', made, '2026-11-17T18:30:00Z', true],
  ] as const)('%s', (_, last, now, may) => {
    expect(mayAskDownload(last, at(now))).toBe(may);
  });
});

import type { HistoryEntry, ReviewProfile } from '@suchi/contracts/review';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { checkWords } from './check-words.ts';
import type { Refusal } from '../desk/desk-state.ts';
import { listHistoryLines } from './history-words.ts';
import { appliedSearch } from '../desk/queue-search-text.ts';
import { isOwnDecision, readRefusal } from './read-refusal.ts';
import { canReject, noRejection, reasonOf, type RejectionDraft, toggleReason } from './rejection.ts';
import { waitingTime } from '../desk/waiting-time.ts';

beforeAll(() => loadMessages(['admin']));

describe('how long a profile waits', () => {
  const now = Date.parse('2025-10-08T12:00:00.000Z');
  it.each([
    ['2025-10-08T11:59:30.000Z', 'minutes', 0],
    ['2025-10-08T11:01:00.000Z', 'minutes', 59],
    ['2025-10-08T11:00:00.000Z', 'hours', 1],
    ['2025-10-07T12:00:01.000Z', 'hours', 23],
    ['2025-10-07T12:00:00.000Z', 'days', 1],
    ['2025-10-05T13:00:00.000Z', 'days', 2],
    ['2025-10-08T12:05:00.000Z', 'minutes', 0],
    ['2025-08-10T12:00:00.000Z', 'days', 59],
    ['2025-08-09T12:00:00.000Z', 'months', 2],
    ['2024-10-09T12:00:00.000Z', 'months', 12],
    ['2024-10-08T12:00:00.000Z', 'years', 1],
    ['2023-08-15T12:00:00.000Z', 'years', 2],
  ])('since %s', (since, unit, count) => expect(waitingTime(since, now)).toEqual({ unit, count }));
});

it.each([
  ['', ''],
  ['pa', ''],
  [' pa ', ''],
  ['paw', 'paw'],
  [' Sagar Pawar ', 'Sagar Pawar'],
])('the search "%s" asks for "%s"', (typed, applied) => expect(appliedSearch(typed)).toBe(applied));

describe('a rejection', () => {
  it.each<[string, RejectionDraft, string, boolean]>([
    ['without a choice', { choices: [], ownWords: '' }, '', false],
    ['with words but no choice', { choices: [], ownWords: 'Too dark' }, '', false],
    ['for a listed reason', { choices: ['Please fill gotra'], ownWords: '' }, 'Please fill gotra', true],
    [
      'for a listed reason after typing',
      { choices: ['Please fill gotra'], ownWords: 'x' },
      'Please fill gotra',
      true,
    ],
    ['for another, not said', { choices: ['Other'], ownWords: '' }, '', false],
    ['for another in four letters', { choices: ['Other'], ownWords: ' dark ' }, 'dark', false],
    [
      'for two and a note',
      { choices: ['Photo is not clear', 'Please fill gotra', 'Other'], ownWords: 'The pincode is missing!' },
      'Photo is not clear.\nPlease fill gotra.\nThe pincode is missing!',
      true,
    ],
    [
      'for a listed one and too few own words',
      { choices: ['Please fill gotra', 'Other'], ownWords: 'no' },
      'Please fill gotra.\nno.',
      false,
    ],
    ['for another in five letters', { choices: ['Other'], ownWords: ' blurr ' }, 'blurr', true],
  ])('%s', (_, draft, reason, isReady) => {
    expect([reasonOf(draft), canReject(draft)]).toEqual([reason, isReady]);
  });
});

it('reasons are ticked and unticked, and stay in the order of the list', () => {
  const two = toggleReason(toggleReason(noRejection, 'Please fill gotra'), 'Photo is not clear');
  expect(two.choices).toEqual(['Photo is not clear', 'Please fill gotra']);
  expect(toggleReason(two, 'Photo is not clear').choices).toEqual(['Please fill gotra']);
});

describe('why a decision was not taken', () => {
  const refused = (details: Record<string, unknown>) =>
    new ApiError({ codes: ['PROFILE_ACTION_REFUSED'], status: 409, details });
  it.each([
    [
      'another reviewer was faster',
      { decided_by: 'Anil Gokhale', status: 'Rejected', reason: 'profile_is_rejected' },
      { kind: 'overtaken', by: 'Anil Gokhale', status: 'Rejected' },
    ],
    [
      'another reviewer, whose account is gone',
      { status: 'Active', reason: 'profile_is_active' },
      { kind: 'overtaken', by: null, status: 'Active' },
    ],
    [
      'only the reason says so',
      { reason: 'profile_is_married' },
      { kind: 'overtaken', by: null, status: 'married' },
    ],
    [
      'the age',
      { status: 'Pending', reason: 'under_legal_age' },
      { kind: 'forbidden', reason: 'under_legal_age' },
    ],
    [
      'the age of somebody rejected before',
      { decided_by: 'Anil Gokhale', status: 'Rejected', reason: 'born_too_late' },
      { kind: 'forbidden', reason: 'born_too_late' },
    ],
    ['the server says no more', {}, { kind: 'forbidden', reason: null }],
    ['the server says odd things', { status: 'Lost', reason: 7 }, { kind: 'forbidden', reason: null }],
  ])('%s', (_, details, refusal) => expect(readRefusal(refused(details))).toEqual(refusal));

  it('anything else may not have arrived', () => {
    const error = new ApiError({ codes: ['NETWORK'] });
    expect(readRefusal(error)).toEqual({ kind: 'failed', error });
  });

  const approval = {
    profileId: 1,
    name: 'Sagar Pawar',
    action: 'approve',
    reason: '',
    submittedAt: null,
  } as const;
  it.each<[string, Refusal, boolean]>([
    ['ours, and the answer got lost', { kind: 'overtaken', by: 'Shubhada Joshi', status: 'Active' }, true],
    ['ours, but otherwise', { kind: 'overtaken', by: 'Shubhada Joshi', status: 'Rejected' }, false],
    ["another's", { kind: 'overtaken', by: 'Anil Gokhale', status: 'Active' }, false],
    ["nobody's", { kind: 'forbidden', reason: null }, false],
  ])('the first decision is %s', (_, refusal, isOwn) => {
    expect(isOwnDecision(refusal, approval, 'Shubhada Joshi')).toBe(isOwn);
  });
});

describe('the checks', () => {
  type Check = ReviewProfile['checks'][number];
  const words = (check: Check['check'], isOk: boolean, values: Check['values'] = {}) =>
    checkWords({ check, is_ok: isOk, values, profile_id: null }, translatorFor('admin'));
  it.each<[string, boolean, Check['check'], Check['values']]>([
    ['Age 27 (minimum 21)', true, 'age', { age: 27, needed: 21 }],
    ['Age 20 (minimum 21)', false, 'age', { age: 20, needed: 21 }],
    ['Age 21, born too late for this suchi', false, 'age', { age: 21, needed: 18 }],
    ['The age is unknown: birth date or gender is missing', false, 'age', {}],
    ['Photo 480 by 600, too small to print sharply', false, 'photo', { width: 480, height: 600 }],
    ['There is no photo', false, 'photo', {}],
    ['No address with a mobile number', false, 'contact', {}],
    ['No one else has this name or birth date', true, 'namesake', {}],
    [
      'Looks like Amol Pawar, no. 188: same name, or same surname and birth date.',
      false,
      'namesake',
      { name: 'Amol Pawar', serial: 188 },
    ],
    [
      'Looks like Amol Pawar: same name, or same surname and birth date.',
      false,
      'namesake',
      { name: 'Amol Pawar' },
    ],
    ['1 field is missing or not right', false, 'complete', { missing: 1 }],
    ['Some fields are missing or not right', false, 'complete', {}],
  ])('%s', (sentence, isOk, check, values) => expect(words(check, isOk, values)).toBe(sentence));
});

describe('the history', () => {
  const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
    id: 1,
    at: '2025-10-04T13:10:00.000Z',
    action: 'submit',
    actor_kind: 'member',
    by: 'Sagar Pawar',
    from: null,
    to: 'Pending',
    reason: null,
    changes: [],
    ...changes,
  });
  const lines = (...entries: HistoryEntry[]) =>
    listHistoryLines(entries, translatorFor('admin')).map(({ title, detail }) => `${title} / ${detail}`);

  it('tells a second submission from the first', () => {
    const history = [
      entry({ id: 3 }),
      entry({
        id: 2,
        action: 'reject',
        actor_kind: 'admin',
        by: 'Shubhada Joshi',
        reason: 'Please fill gotra',
      }),
      entry({ id: 1 }),
    ];
    expect(lines(...history)).toEqual([
      'Submitted again / 06:40 PM 04/10/2025, the candidate',
      'Rejected: Please fill gotra / 06:40 PM 04/10/2025, Shubhada Joshi',
      'Submitted / 06:40 PM 04/10/2025, the candidate',
    ]);
  });

  it.each<[Partial<HistoryEntry>, string]>([
    [
      { actor_kind: 'admin_as_member', by: 'Shubhada Joshi', action: 'save_draft' },
      'Saved as draft / 06:40 PM 04/10/2025, Shubhada Joshi, acting as the member',
    ],
    [
      { actor_kind: 'admin', by: null, action: 'block' },
      'Blocked / 06:40 PM 04/10/2025, someone whose account is gone',
    ],
    [{ actor_kind: 'system', by: null, action: 'email_verified' }, 'E-mail verified / 06:40 PM 04/10/2025'],
    [
      { actor_kind: 'admin', by: 'Shubhada Joshi', action: 'reject' },
      'Rejected / 06:40 PM 04/10/2025, Shubhada Joshi',
    ],
  ])('%o', (changes, line) => expect(lines(entry(changes))).toEqual([line]));
});

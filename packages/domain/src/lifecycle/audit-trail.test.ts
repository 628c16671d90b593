import { describe, expect, it } from 'vitest';
import { changesSinceSubmission, isResubmitted, type TrailStep } from './audit-trail.ts';

const step = (action: TrailStep['action'], was = '', is = '', from: TrailStep['from'] = null): TrailStep => ({
  action,
  from,
  changes: was === is ? [] : [{ field: 'city', was, is }],
});

describe('isResubmitted', () => {
  it.each([
    ['nothing yet', [], false],
    ['a draft', [step('save_draft')], false],
    ['a first submission', [step('save_draft'), step('submit')], false],
    ['a second one', [step('submit'), step('reject'), step('submit')], true],
    ['one from Rejected, without the first', [step('submit', '', '', 'Rejected')], true],
    ['one from Active, without the first', [step('submit', '', '', 'Active')], true],
  ] satisfies [string, TrailStep[], boolean][])('%s', (_, steps, expected) => {
    expect(isResubmitted(steps)).toBe(expected);
  });
});

describe('changesSinceSubmission', () => {
  it.each([
    ['no step', []],
    ['a draft', [step('save_draft', 'Pune', 'Wai')]],
    ['a first submission', [step('save_draft', 'Pune', 'Wai'), step('submit', 'Wai', 'Satara')]],
    ['a second submission of the same', [step('submit', 'Pune', 'Wai'), step('reject'), step('submit')]],
    [
      'what changed after the last submission',
      [step('submit'), step('submit'), step('save_draft', 'a', 'b')],
    ],
  ])('is nothing for %s', (_, steps) => {
    expect(changesSinceSubmission(steps)).toEqual([]);
  });

  it('includes the drafts and the submission since the one before, and nothing else', () => {
    const steps = [
      step('submit', '1', '2'),
      step('submit', '2', '3'),
      step('reject'),
      step('save_draft', '3', '4'),
      step('submit', '4', '5'),
      step('save_draft', '5', '6'),
    ];
    expect(changesSinceSubmission(steps)).toEqual([{ field: 'city', was: '3', is: '5' }]);
  });
});

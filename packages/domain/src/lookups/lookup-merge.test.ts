import { describe, expect, it } from 'vitest';
import { indiaCountryId } from '../discovery/country.ts';
import { checkLookupDelete, checkLookupMerge, checkMergeUndo, mergeUndoUntil } from './lookup-merge.ts';
import { lookupKindOf } from './lookup.ts';

const gotra = (id: number) => ({ id, lookup: 'Gotra' });

describe('merging', () => {
  it('is refused for one value, for two lists, and for a value that rules use', () => {
    expect(checkLookupMerge(gotra(1), gotra(1))).toEqual({ allowed: false, reason: 'same_value' });
    const city = { id: 2, lookup: 'City' };
    expect(checkLookupMerge(gotra(1), city)).toEqual({ allowed: false, reason: 'other_list' });
    const india = { id: indiaCountryId, lookup: 'Country' };
    const other = { id: 3, lookup: 'Country' };
    expect(checkLookupMerge(india, other)).toEqual({ allowed: false, reason: 'needed' });
    expect(checkLookupMerge(other, india)).toEqual({ allowed: true });
  });
});

describe('deleting', () => {
  it('is refused while a profile has the value, and for a value that rules use', () => {
    expect(checkLookupDelete({ id: indiaCountryId, uses: 0 })).toEqual({ allowed: false, reason: 'needed' });
    expect(checkLookupDelete({ id: 1, uses: 3 })).toEqual({ allowed: false, reason: 'used' });
    expect(checkLookupDelete({ id: 1, uses: 0 })).toEqual({ allowed: true });
  });
});

describe('undoing a merge', () => {
  const mergedAt = new Date('2026-11-15T05:34:00Z');
  const merge = { mergedAt, isUndone: false, isTargetInList: true, isNameTaken: false };
  const until = mergeUndoUntil(mergedAt);

  it('is possible for a day', () => {
    expect(until.toISOString()).toBe('2026-11-16T05:34:00.000Z');
    expect(checkMergeUndo(merge, until)).toEqual({ allowed: true });
    const later = new Date(until.getTime() + 1);
    expect(checkMergeUndo(merge, later)).toEqual({ allowed: false, reason: 'too_late' });
  });

  it.each([
    [{ isUndone: true }, 'undone'],
    [{ isTargetInList: false }, 'target_gone'],
    [{ isNameTaken: true }, 'name_taken'],
  ])('is refused when %j', (changes, reason) => {
    expect(checkMergeUndo({ ...merge, ...changes }, until)).toEqual({ allowed: false, reason });
  });
});

describe('the kind of a list', () => {
  it.each([
    ['Gotra', 'values'],
    ['Anything', 'values'],
    ['Holidays', 'holidays'],
    ['Education Name', 'closed'],
    ['New Education', 'closed'],
  ])('%s has %s', (list, kind) => {
    expect(lookupKindOf(list)).toBe(kind);
  });
});

import { describe, expect, it } from 'vitest';
import { findAssociationFaults, parseLanguages } from './association-faults.ts';
import type { Association } from './association.ts';
import { associationAtFirst } from './page-association.ts';

describe('a list of languages', () => {
  it.each([
    ['en', ['en']],
    ['mr,en', ['mr', 'en']],
    ['en,mr,hi,gu', ['en', 'mr', 'hi', 'gu']],
    ['en,kn,kok', ['en', 'kn', 'kok']],
    ['', null],
    ['en,en', null],
    ['en,english', null],
    ['en,', null],
    ['en, mr', null],
  ])('%s', (text, expected) => {
    expect(parseLanguages(text)).toEqual(expected);
  });
});

describe('the association', () => {
  const change = (values: Partial<Association>) =>
    findAssociationFaults({ ...associationAtFirst, ...values });

  it('is right at first, and without what may be missing', () => {
    expect(change({})).toEqual({});
    expect(change({ ownName: null, coverWord: null, town: null })).toEqual({});
  });

  it.each<[Partial<Association>, object]>([
    [{ name: 'x'.repeat(61) }, { name: 'tooLong' }],
    [{ ownName: 'स'.repeat(61) }, { ownName: 'tooLong' }],
    [{ name: 'Samaj</script><script>' }, { name: 'hasMarkup' }],
    [{ shortName: 'x'.repeat(15) }, { shortName: 'tooLong' }],
    [{ coverWord: 'x'.repeat(21) }, { coverWord: 'tooLong' }],
    [{ town: '<b>' }, { town: 'hasMarkup' }],
    [{ ownName: 'Sahyadri' }, { ownName: 'notInOwnScript' }],
    [{ ownLanguage: 'gu' }, { ownName: 'notInOwnScript' }],
    [{ colour: 'F2B93F' }, { colour: 'tooLight' }],
    [{ colour: '1E6B3A' }, { colour: 'tooNear' }],
    [{ languages: ['mr', 'hi'] }, { defaultLanguage: 'notOffered' }],
  ])('is refused with %o', (values, faults) => {
    expect(change(values)).toEqual(faults);
  });

  it('is refused with a language that has no words', () => {
    const offering = { ...associationAtFirst, languages: ['en', 'kn'] };
    expect(findAssociationFaults(offering, ['en', 'mr'])).toEqual({ languages: 'noWords' });
    expect(findAssociationFaults(offering, ['en', 'mr', 'kn'])).toEqual({});
  });

  it('takes names of 60 letters', () => {
    expect(change({ name: 'x'.repeat(60), ownName: 'स'.repeat(60) })).toEqual({});
  });
});

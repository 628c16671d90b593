import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviateEducation, educationAbbreviations, formatEducation } from './education.ts';

const nothing = {
  highestEducation: null,
  secondHighestEducation: null,
  newEducation: [],
  educationStream: null,
};

describe('abbreviateEducation', () => {
  it.each([
    ['Management and Business Administration', 'MBA'],
    ['Engineering', 'Eng.'],
    ['Accounting and Finance', 'BAF'],
    ['Banking and Insurance', 'BI'],
    ['Humanities and Social Sciences', 'HSS'],
    ['Bachelor of Engineering', 'Bachelor of Eng.'],
    ['Engineering | Engineering', 'Eng. | Eng.'],
    ['Bioengineering', 'Bioengineering'],
    ['Medicine', 'Medicine'],
    ['', ''],
  ])('%j becomes %j', (text, short) => {
    expect(abbreviateEducation(text)).toBe(short);
  });

  it('changes nothing the second time', () => {
    const texts = fc.array(fc.constantFrom(...Object.keys(educationAbbreviations), 'Law', ',', '|'));
    fc.assert(
      fc.property(texts, (words) => {
        const short = abbreviateEducation(words.join(' '));
        expect(abbreviateEducation(short)).toBe(short);
      }),
    );
  });
});

describe('formatEducation', () => {
  it.each([
    ['both', { highestEducation: 'M.E. Engineering', secondHighestEducation: 'B.Sc.' }, 'M.E. Eng. | B.Sc.'],
    ['the highest alone', { highestEducation: 'B.Com.' }, 'B.Com.'],
    ['the second alone', { secondHighestEducation: 'B.Com.' }, 'B.Com.'],
    [
      'both and the newer list',
      { highestEducation: 'LL.M.', secondHighestEducation: 'LL.B.', newEducation: ['B.A.'] },
      'LL.M. | LL.B.',
    ],
    ['blank ones and the newer list', { highestEducation: ' ', newEducation: ['B.A.'] }, 'B.A.'],
    [
      'the newer list and its stream',
      { newEducation: ['B.E.', 'Management and Business Administration'], educationStream: 'Finance' },
      'B.E., MBA Finance',
    ],
    ['the newer list alone', { newEducation: ['B.E.', 'M.E.'] }, 'B.E., M.E.'],
    ['the stream alone', { educationStream: 'Accounting and Finance' }, 'BAF'],
    ['nothing', {}, '-'],
    ['blanks', { highestEducation: '', newEducation: [' '], educationStream: '' }, '-'],
  ])('%s', (_, education, text) => {
    expect(formatEducation({ ...nothing, ...education })).toBe(text);
  });
});

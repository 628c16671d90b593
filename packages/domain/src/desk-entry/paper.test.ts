import { expect, it } from 'vitest';
import { profileFieldList } from '../profiles/profile-field-list.ts';
import { checkPaper, paperSharpness, placeOnPaper } from './paper.ts';

it('a photo of a paper is large and sharp enough to read', () => {
  const readable = { width: 900, height: 1200, sharpness: paperSharpness };
  expect(checkPaper(readable)).toEqual({ allowed: true });
  expect(checkPaper({ ...readable, height: 1199 })).toEqual({ allowed: false, reason: 'paper_small' });
  expect(checkPaper({ ...readable, sharpness: paperSharpness - 0.1 })).toEqual({
    allowed: false,
    reason: 'paper_blurred',
  });
});

it('the paper has a place for what is asked of every family', () => {
  expect(placeOnPaper('first_name')).toBe(0);
  expect(placeOnPaper('addresses.0.city')).toBe(1);
  expect(placeOnPaper('main_photo')).toBeNull();
  const asked = profileFieldList.filter((field) => 'required' in field && field.section !== 'media');
  const missing = asked.filter(({ column }) => placeOnPaper(column) === null).map(({ column }) => column);
  expect(missing).toEqual(['author_relation']);
});

import { expect, it } from 'vitest';
import { writeMergeWords } from './write-merge-words.ts';

const reva = { name: 'Shree Reva', ownName: 'શ્રી રેવા', shortName: 'Parichay', coverWord: null };
const date = '2026-12-27';

it.each([
  [{ date, place: 'Mulund East' }, 'the melawa on 27/12/2026 in Mulund East'],
  [{ date, place: null }, 'the melawa on 27/12/2026'],
  [{ date: null, place: ' Mulund East ' }, 'the melawa in Mulund East'],
  [{ date: null, place: ' ' }, 'the melawa'],
  [null, 'the melawa'],
])('the event %j is %s', (event, words) => {
  expect(writeMergeWords('en', reva, event).event).toBe(words);
});

it.each([
  ['mr', 'मेळावा, 27/12/2026, Vadodara', 'अजून छापलेला नाही'],
  ['hi', 'परिचय सम्मेलन, 27/12/2026, Vadodara', 'अभी छपा नहीं है'],
  ['gu', 'પરિચય મેળો, 27/12/2026, Vadodara', 'હજી છપાયો નથી', 'શ્રી રેવા'],
])('in %s it is %s', (language, event, unnumbered, name = 'Shree Reva') => {
  const words = writeMergeWords(language, reva, { date, place: 'Vadodara' });
  expect(words).toMatchObject({ event, unnumbered });
  expect(words.why).toContain(name);
});

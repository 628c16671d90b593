import { expect, it } from 'vitest';
import { splitEmail } from './email-parts.ts';

it.each([
  ['asha.patil@example.org', ['asha', '.patil@', 'example', '.org']],
  ['–', ['–']],
])('%s may break between %j', (email, parts) => {
  expect(splitEmail(email)).toEqual(parts);
});

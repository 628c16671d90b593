import { expect, it } from 'vitest';
import { searchKeys } from './search-keys.ts';

it('the keys of a search follow from the names and the town', () => {
  expect(
    searchKeys({
      first_name: 'Rohan',
      last_name: 'More',
      new_location: { name: 'Pune', formatted_address: 'Pune, Maharashtra, India', lat: 18.52, lng: 73.86 },
    }),
  ).toEqual({ name_key: expect.stringMatching(/^ rohn /), place_key: ',pune,maharashtra,india,37:147,' });
  expect(searchKeys({ first_name: 'Rohan' }).place_key).toBeNull();
});

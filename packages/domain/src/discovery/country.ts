/** The lookup id of India, the country an address starts with. */
export const indiaCountryId = 1470;

const namesOfUsa = ['usa', 'us', 'america', 'unitedstates', 'unitedstatesofamerica'];

/** A typed country as we store and search it: one spelling for the United States, all else as typed. */
export function normaliseCountry(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s.]/g, '');
  return namesOfUsa.includes(letters) ? 'USA' : typed.trim();
}

/** The lookup id of India, the default country of an address. */
export const indiaCountryId = 1470;

const namesOfUsa = ['usa', 'us', 'america', 'unitedstates', 'unitedstatesofamerica'];

/** Normalises a typed country: one spelling for the United States, the rest as typed. */
export function normaliseCountry(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s.]/g, '');
  return namesOfUsa.includes(letters) ? 'USA' : typed.trim();
}

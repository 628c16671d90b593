/** The same for making the index and for searching it. */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page', 'text'],
  searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' as const },
};

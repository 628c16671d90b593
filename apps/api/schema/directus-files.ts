import { extendCollection, index } from './collection.ts';

/** What an owner keeps is counted at each upload. */
export const directusFiles = extendCollection('directus_files', {
  fields: {},
  rules: [index('suchi_file_owner', '(uploaded_by)')],
});

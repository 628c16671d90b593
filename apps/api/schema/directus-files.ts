import { extendCollection, index } from './collection.ts';

/** The files of an owner are counted at each upload. */
export const directusFiles = extendCollection('directus_files', {
  fields: {},
  rules: [index('suchi_file_owner', '(uploaded_by)')],
});

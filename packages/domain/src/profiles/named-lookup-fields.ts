import { type FieldNameOfKind, listFieldsOfKind } from './profile-field-list.ts';
import { profileFields } from './profile-fields.ts';

/** The fields that store the name of a value, with its list. */
export const namedLookupFields: readonly {
  field: FieldNameOfKind<'lookupName'> | 'education_stream';
  list: string;
}[] = [
  ...listFieldsOfKind('lookupName').map((field) => ({ field, list: profileFields[field].list })),
  // Any text is allowed; the list suggests.
  { field: 'education_stream', list: 'Education Stream' },
];

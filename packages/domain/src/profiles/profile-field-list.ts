import type { ProfileAudience, ProfileField } from './profile-field.ts';
import { profileFields } from './profile-fields.ts';

type Fields = typeof profileFields;
export type ProfileFieldName = keyof Fields;

/** The names in the data of all fields of some kinds. */
export type FieldNameOfKind<Kind extends ProfileField['kind']> = {
  [Name in ProfileFieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[ProfileFieldName];

/** Every field with its name in the data, in the order of the form. */
export const profileFieldList: readonly (ProfileField & { column: ProfileFieldName })[] = Object.entries(
  profileFields,
).map(([column, field]) => ({ ...field, column: column as ProfileFieldName }));

const everyone: readonly ProfileAudience[] = ['owner', 'member', 'staff'];

/** The names in the data of all readable fields. */
export function listFieldsSeenBy(audience: ProfileAudience): ProfileFieldName[] {
  return profileFieldList
    .filter(({ seenBy = everyone }) => seenBy.includes(audience))
    .map(({ column }) => column);
}

/** The names in the data of all fields of a kind. */
export function listFieldsOfKind<Kind extends ProfileField['kind']>(kind: Kind): FieldNameOfKind<Kind>[] {
  return profileFieldList
    .filter((field) => field.kind === kind)
    .map(({ column }) => column as FieldNameOfKind<Kind>);
}

/** Whether a field is of one of the kinds. */
export function isFieldOfKind<Kind extends ProfileField['kind']>(
  field: ProfileFieldName,
  ...kinds: readonly Kind[]
): field is FieldNameOfKind<Kind> {
  return kinds.some((kind) => profileFields[field].kind === kind);
}

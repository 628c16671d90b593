import { type ProfileField, profileFieldList } from '@suchi/domain/profiles';
import {
  boolean,
  choice,
  count,
  date,
  decimal,
  type FieldDefinition,
  file,
  integer,
  json,
  numberLink,
  string,
  text,
  time,
} from './field.ts';

const shortText = ({ maxLength = 0 }: ProfileField) => string(maxLength);

/** The column of a field of the profile, by its kind. Rows are collections of their own. */
const columnOfKind: Record<
  Exclude<ProfileField['kind'], 'rows'>,
  (field: ProfileField) => FieldDefinition
> = {
  text: shortText,
  lookupName: shortText,
  longText: () => text(),
  date: () => date(),
  time: () => time(),
  number: () => integer(),
  count: () => count(),
  decimal: () => decimal(5, 2),
  boolean: () => boolean(false),
  choice: ({ values = [], default: defaultValue = null }) => choice(values, { defaultValue }),
  lookup: () => numberLink('qdb_lookup', { onDelete: 'SET NULL' }),
  place: () => json(),
  file: () => file(),
};

/** The columns that the form of the profile fills. */
export const profileColumns: Record<string, FieldDefinition> = Object.fromEntries(
  profileFieldList.flatMap((field) =>
    field.kind === 'rows' ? [] : [[field.column, columnOfKind[field.kind](field)]],
  ),
);

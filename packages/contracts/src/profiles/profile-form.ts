import { indiaCountryId } from '@suchi/domain/discovery';
import {
  genders,
  photoLimits,
  type ProfileField,
  profileFieldList,
  type profileFields,
} from '@suchi/domain/profiles';
import * as z from 'zod/mini';
import { place } from '../places/places.ts';
import { rowId, typedText } from '../basics/building-blocks.ts';

const text = (maxLength: number) => z._default(z.nullable(typedText(maxLength)), null);

const id = z._default(z.nullable(rowId), null);
const fileId = z.uuid().check(z.toLowerCase());
const wholeNumber = z._default(z.nullable(z.int()), null);
const yesNo = z._default(z.boolean(), false);
const file = z._default(z.nullable(fileId), null);
// Only the form of a date: the rule says that a day does not exist, in the words of the form.
const day = z._default(z.nullable(z.string().check(z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, 'date'))), null);

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const timeOfDay = z._default(z.nullable(z.string().check(z.regex(timePattern, 'time'))), null);

const somewhere = z._default(z.nullable(place), null);

/** One address of the family, as its author sends it. */
export const profileAddress = z.object({
  name: text(200),
  address: text(1000),
  city: text(100),
  pincode: text(12),
  country: z._default(z.nullable(rowId), indiaCountryId),
  mobile: text(20),
  mobile_alternative: text(20),
});

const child = z.object({ gender: z.nullable(z.enum(genders)), age: z.nullable(z.int()) });

/** Fields that are lists of something. */
const rows = {
  photos: z._default(z.array(fileId).check(z.maxLength(photoLimits.maxCount)), []),
  children: z._default(z.array(child).check(z.maxLength(10)), []),
  new_education: z._default(z.array(rowId).check(z.maxLength(10)), []),
  addresses: z._default(z.array(profileAddress).check(z.maxLength(20)), []),
};

const typed = ({ maxLength = 0, typedMaxLength = maxLength }: ProfileField) => text(typedMaxLength);

/** The schema of a field, by its kind. */
const schemaOfKind = {
  text: typed,
  longText: typed,
  lookupName: typed,
  date: () => day,
  time: () => timeOfDay,
  number: () => wholeNumber,
  count: () => wholeNumber,
  decimal: () => z._default(z.nullable(z.number()), null),
  boolean: () => yesNo,
  lookup: () => id,
  place: () => somewhere,
  file: () => file,
};
type PlainKind = keyof typeof schemaOfKind;

const isPlain = (kind: ProfileField['kind']): kind is PlainKind => kind in schemaOfKind;

type Enum<Value extends string> = z.ZodMiniEnum<{ [Each in Value]: Each }>;

type SchemaOf<Name extends keyof Fields, Field> = Name extends keyof typeof rows
  ? (typeof rows)[Name]
  : Field extends { kind: infer Kind extends PlainKind }
    ? ReturnType<(typeof schemaOfKind)[Kind]>
    : Field extends { values: readonly (infer Value extends string)[] }
      ? z.ZodMiniDefault<Field extends { default: string } ? Enum<Value> : z.ZodMiniNullable<Enum<Value>>>
      : never;

type Fields = typeof profileFields;
type Shape = { [Name in keyof Fields]: SchemaOf<Name, Fields[Name]> };

function schemaOf(field: ProfileField & { column: keyof Fields }): z.ZodMiniType {
  const { kind, column, values = [], default: given } = field;
  if (isPlain(kind)) return schemaOfKind[kind](field);
  if (kind === 'rows') return rows[column as keyof typeof rows];
  const choice = z.enum(values);
  return given === undefined ? z._default(z.nullable(choice), null) : z._default(choice, given);
}

// The shape is made from the declarations, so its type comes from them too.
const shape = Object.fromEntries(
  profileFieldList.map((field) => [field.column, schemaOf(field)]),
) as unknown as Shape;

/**
 * A profile as its author sends it, under the names of the data. Everything may be missing, because drafts are saved
 * incomplete; the domain checks what a submission needs.
 */
export const profileForm = z.object(shape);
export type ProfileFormData = z.output<typeof profileForm>;

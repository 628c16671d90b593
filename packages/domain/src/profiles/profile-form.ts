import type { Gender } from './gender.ts';
import type { profileFields } from './profile-fields.ts';

/** One address of a family. */
export interface AddressForm {
  name: string | null;
  address: string | null;
  city: string | null;
  pincode: string | null;
  countryId: number | null;
  mobile: string | null;
  alternativeMobile: string | null;
}

/** A child of an earlier marriage. */
export interface ChildForm {
  gender: Gender | null;
  age: number | null;
}

/** What the rules read of the fields that are rows of their own. */
interface Rows {
  photos: readonly string[];
  children: readonly ChildForm[];
  furtherEducation: readonly number[];
  addresses: readonly AddressForm[];
}

type FieldUnion = (typeof profileFields)[keyof typeof profileFields];

type ValueOf<Field extends FieldUnion> = Field extends { kind: 'rows'; name: infer Name extends keyof Rows }
  ? Rows[Name]
  : Field extends { kind: 'boolean' }
    ? boolean
    : Field extends { kind: 'number' | 'count' | 'decimal' | 'lookup' }
      ? number | null
      : Field extends { kind: 'choice'; values: readonly (infer Value)[] }
        ? Field extends { default: string }
          ? Value
          : Value | null
        : string | null;

/**
 * A profile as its author fills it in, under the domain's names. Lookups and files are ids, places are names.
 * A draft may be incomplete.
 */
export type ProfileForm = { [Field in FieldUnion as Field['name']]: ValueOf<Field> };

/** A field of the form, or of one of its addresses or children, counted from zero. */
export type ProfileFormField =
  keyof ProfileForm | `addresses.${number}.${keyof AddressForm}` | `children.${number}.${keyof ChildForm}`;

import type { CalendarDate } from '../basics/date-window.ts';
import type { Gender } from './gender.ts';
import type { IncomeCurrency } from './income.ts';
import type { SingleStatus } from './marital-status.ts';

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

/**
 * A profile form as its author fills it in, in the order of the form. Lookups and files are ids, places are
 * names. A draft may be incomplete.
 */
export interface ProfileForm {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  petName: string | null;
  email: string | null;
  gender: Gender | null;
  maternalSurname: string | null;
  nativePlace: string | null;
  mainPhoto: string | null;
  maritalStatus: SingleStatus | null;
  hasChildren: boolean;
  childrenCount: number | null;
  children: readonly ChildForm[];
  birthPlace: string | null;
  birthTime: string | null;
  birthday: CalendarDate | null;
  heightCm: number | null;
  weightKg: number | null;
  bloodGroup: number | null;
  gotra: number | null;
  disability: string | null;
  brothersMarried: number | null;
  brothersUnmarried: number | null;
  sistersMarried: number | null;
  sistersUnmarried: number | null;
  jobType: number | null;
  organizationName: string | null;
  occupation: string | null;
  designation: string | null;
  income: number | null;
  incomeCurrency: IncomeCurrency;
  highestEducation: number | null;
  secondHighestEducation: number | null;
  educationStream: string | null;
  workLocation: string | null;
  partnerExpectations: string | null;
  addresses: readonly AddressForm[];
}

/** A field of the form, or of one of its addresses or children, counted from zero. */
export type ProfileFormField =
  keyof ProfileForm | `addresses.${number}.${keyof AddressForm}` | `children.${number}.${keyof ChildForm}`;

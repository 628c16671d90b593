import type { ProfileStatus } from '../lifecycle/profile-status.ts';
import type { EligibilityRules } from '../profiles/eligibility.ts';
import { profileFieldList } from '../profiles/profile-field-list.ts';
import type { AddressForm, ProfileForm, ProfileFormField } from '../profiles/profile-form.ts';
import type { ProfileCode } from '../profiles/profile-codes.ts';
import { findUnstorable } from '../profiles/profile-storable.ts';
import { findProfileViolations, type ProfileViolation } from '../profiles/profile-violations.ts';
import { addressColumn, type AddressPart } from './import-columns.ts';
import { faultAt, type ImportFinding, isMissing, noteAt } from './import-codes.ts';

/** Without these only a draft is stored. */
const indispensable = new Set<ProfileCode>([
  'first_name_required',
  'last_name_required',
  'gender_required',
  'birth_date_required',
]);

/** Photos are added after the row. */
const later = new Set<ProfileCode>(['main_photo_required']);

/** What a married profile need not say. */
const notOfMarried = new Set<ProfileCode>(['under_legal_age', 'born_too_late', 'marital_status_required']);

/**
 * Whether the profile may have its status here. A draft needs only what can be stored. Any other profile must be right
 * in what it says, and what it does not say is a note: it was reviewed by the rules of its time.
 */
export function judgeImportedProfile(
  form: ProfileForm,
  status: ProfileStatus,
  rules: EligibilityRules,
): ImportFinding[] {
  if (status === 'Draft')
    return findUnstorable(form).map((broken) => faultAt(columnOf(broken.field), broken.code));
  return findProfileViolations(form, rules)
    .filter(({ code }) => !later.has(code) && !(status === 'married' && notOfMarried.has(code)))
    .map((broken) => findingOf(broken));
}

function findingOf({ field, code }: ProfileViolation): ImportFinding {
  const isNote = isMissing(code) && !indispensable.has(code);
  return isNote ? noteAt(columnOf(field), code) : faultAt(columnOf(field), code);
}

const addressParts: Record<keyof AddressForm, AddressPart> = {
  name: 'name',
  address: 'address',
  city: 'city',
  pincode: 'pincode',
  countryId: 'country',
  mobile: 'mobile',
  alternativeMobile: 'mobile_alternative',
};

const columns = new Map<string, string>(profileFieldList.map(({ name, column }) => [name, column]));

/** The column of a field that a rule names. */
export function columnOf(field: ProfileFormField): string {
  const [list = '', index, part] = field.split('.');
  if (list === 'addresses' && index !== undefined)
    return addressColumn(Number(index) + 1, addressParts[part as keyof AddressForm]);
  return columns.get(list) ?? list;
}

import {
  type AddressForm,
  type ChildForm,
  profileFieldList,
  type ProfileForm,
  type ProfileFormField,
} from '@suchi/domain/profiles';
import type { ProfileFormData } from './profile-form.ts';

/** Converts the form to the domain's names, for its rules. */
export function parseProfileForm(data: ProfileFormData): ProfileForm {
  const values = profileFieldList.map(({ column, name }) => [name, parseValue(data, column)]);
  return Object.fromEntries(values) as ProfileForm;
}

function parseValue(data: ProfileFormData, column: keyof ProfileFormData): unknown {
  if (column === 'addresses') return data.addresses.map(parseAddress);
  const value = data[column];
  // A place is known to the rules by its name.
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

function parseAddress(address: ProfileFormData['addresses'][number]): AddressForm {
  return {
    name: address.name,
    address: address.address,
    city: address.city,
    pincode: address.pincode,
    countryId: address.country,
    mobile: address.mobile,
    alternativeMobile: address.mobile_alternative,
  };
}

/** The names of the data, by the domain's. */
const dataNames = new Map<string, string>(profileFieldList.map(({ name, column }) => [name, column]));

const addressNames: Record<keyof AddressForm, string> = {
  name: 'name',
  address: 'address',
  city: 'city',
  pincode: 'pincode',
  countryId: 'country',
  mobile: 'mobile',
  alternativeMobile: 'mobile_alternative',
};

/**
 * Where a field that a rule names is found in the form: `birthday` at `brithday`, `addresses.0.countryId` at
 * `addresses.0.country`. What is no field of ours is left as it is.
 */
export function dataPathOf(field: ProfileFormField): string {
  const [list = '', index, part] = field.split('.') as [
    string?,
    string?,
    (keyof AddressForm | keyof ChildForm)?,
  ];
  if (index === undefined || part === undefined) return dataNames.get(list) ?? list;
  return `${list}.${index}.${list === 'addresses' ? addressNames[part as keyof AddressForm] : part}`;
}

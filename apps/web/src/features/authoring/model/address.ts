import { dataPathOf, parseProfileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import { indiaCountryId } from '@suchi/domain/discovery';
import { findAddressViolations, type ProfileCode } from '@suchi/domain/profiles';
import { emptyProfile } from './form-errors.ts';

export type Address = ProfileFormData['addresses'][number];
export type AddressField = keyof Address;

export const newAddress: Address = {
  name: null,
  address: null,
  city: null,
  pincode: null,
  country: indiaCountryId,
  mobile: null,
  mobile_alternative: null,
};

/** What is wrong with each part, the first thing of it. */
export function findAddressErrors(address: Address): Partial<Record<AddressField, ProfileCode>> {
  const { addresses } = parseProfileForm({ ...emptyProfile, addresses: [address] });
  const errors = addresses.flatMap(findAddressViolations).map(({ field, code }) => {
    const name = dataPathOf(field).replace('addresses.0.', '');
    return [name, code] as const;
  });
  return Object.fromEntries(errors.toReversed());
}

/** One line per part, as on an envelope. */
export function addressLines({ address, city, pincode }: Address, country: string | undefined): string[] {
  const town = [city, pincode].filter(Boolean).join(' ');
  return [address, town, country].filter((line): line is string => Boolean(line));
}

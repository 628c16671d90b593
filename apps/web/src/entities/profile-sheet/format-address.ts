import type { ProfileFormData } from '@suchi/contracts/profiles';

type Address = ProfileFormData['addresses'][number];

/** An address as lines. */
export function formatAddress(address: Address, country: string | null): string {
  const city = join([address.city, address.pincode], ' ');
  const place = join([address.address, city, country], ', ');
  const phones = join([address.mobile, address.mobile_alternative], ', ');
  return join([address.name, place, phones], '\n');
}

function join(texts: readonly (string | null)[], separator: string): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);
}

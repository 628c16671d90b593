import { useQuery } from '@tanstack/react-query';
import { ownSheetQuery } from '../../../entities/own-profile/own-sheet-query.ts';
import {
  type DeliveryFields,
  withoutCountryCode,
} from '../../../entities/delivery-address/delivery-draft.ts';

/** The first address of the member's own profile. */
export function useProfileAddress(): DeliveryFields | null {
  const { data } = useQuery(ownSheetQuery);
  const [first] = data?.sheet.profile.addresses ?? [];
  if (!first) return null;
  return {
    name: first.name ?? '',
    address: first.address ?? '',
    city: first.city ?? '',
    pincode: first.pincode ?? '',
    mobile: withoutCountryCode(first.mobile),
    alternate_mobile: withoutCountryCode(first.mobile_alternative),
  };
}

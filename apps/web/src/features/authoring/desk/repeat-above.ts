import { isRepeating, sameAsAbove } from '@suchi/domain/desk-entry';
import { newAddress } from '../model/address.ts';
import type { FormStore } from '../model/form-store.ts';

/** Fills a field with the answer above it that is often the same. False: there is none. */
export function repeatAbove(form: FormStore, field: string): boolean {
  const { profile } = form.read();
  if (field === 'addresses.0.city') {
    const city = profile.new_native_place?.name;
    if (city === undefined) return false;
    const [first = newAddress, ...others] = profile.addresses;
    form.setValue('addresses', [{ ...first, city }, ...others]);
    return true;
  }
  if (!isRepeating(field)) return false;
  const above = profile[sameAsAbove[field]];
  if (above === null) return false;
  form.setValue(field, above);
  return true;
}

import { labelOf, type LookupValue } from '@suchi/contracts/lookups';
import { namedLookupFields, type ProfileFieldName } from '@suchi/domain/profiles';

/** What the reader calls the value of a field that stores its name. A text of one's own stays as it was typed. */
export function namedLabel<Name extends string | null>(
  { lookups }: { lookups: readonly LookupValue[] },
  field: ProfileFieldName,
  name: Name,
): string | Name {
  const list = namedLookupFields.find((each) => each.field === field)?.list;
  const isMeant = (value: LookupValue) =>
    value.lookup === list && value.name.toLowerCase() === name?.toLowerCase();
  const value = lookups.find(isMeant);
  return value ? labelOf(value) : name;
}

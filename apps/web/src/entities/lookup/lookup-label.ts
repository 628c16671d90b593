import { labelOf, type LookupValue } from '@suchi/contracts/lookups';
import type { ComboboxOption } from '../../shared/forms/combobox-options.ts';
import { shownLanguage } from '../../shared/i18n/messages.ts';

/** Own letters come before English ones, in the order of the language. */
export function sortByLabel(values: readonly LookupValue[]): LookupValue[] {
  const { compare } = new Intl.Collator(shownLanguage.read());
  return values.toSorted((one, other) => compare(labelOf(one), labelOf(other)));
}

/** A choice that typing finds by its label and by its English name. */
export const toOption = (value: LookupValue, key: string): ComboboxOption => ({
  key,
  label: labelOf(value),
  ...(value.label !== undefined && { also: value.name }),
});

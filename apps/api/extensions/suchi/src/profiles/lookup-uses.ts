import type { ProfileFormData } from '@suchi/contracts/profiles';
import { listFieldsOfKind, profileFields } from '@suchi/domain/profiles';

/** A lookup in a form: its field and the list it must belong to. */
export interface LookupUse {
  field: string;
  lookup: string;
  id: number;
}

export function listLookupUses(form: ProfileFormData): LookupUse[] {
  const single = listFieldsOfKind('lookup').map((field) => ({
    field,
    lookup: profileFields[field].list,
    id: form[field],
  }));
  const educations = form.new_education.map((id, index) => ({
    field: `new_education.${index}`,
    lookup: 'Education New',
    id,
  }));
  const countries = form.addresses.map(({ country }, index) => ({
    field: `addresses.${index}.country`,
    lookup: 'Country',
    id: country,
  }));
  return [...single, ...educations, ...countries].filter(
    (use): use is typeof use & LookupUse => use.id !== null,
  );
}

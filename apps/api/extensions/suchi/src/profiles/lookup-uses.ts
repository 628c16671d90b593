import type { ProfileFormData } from '@suchi/contracts/profile';
import { listFieldsOfKind, profileFields } from '@suchi/domain/profile';

/** A value of a list that a form names, where it names it, and of which list it has to be. */
export interface LookupUse {
  field: string;
  lookup: string;
  id: number;
}

/** Every value of a list in the form. */
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

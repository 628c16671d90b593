import type { ProfileFormData } from '@suchi/contracts/profile';

/** A value of a list that a form names, where it names it, and of which list it has to be. */
export interface LookupUse {
  field: string;
  lookup: string;
  id: number;
}

const lookupOfField = {
  blood_group: 'Blood Group',
  gotra: 'Gotra',
  job_type: 'Job Type',
  heighest_education: 'Education New',
  second_heighest_education: 'Education New',
} as const satisfies Partial<Record<keyof ProfileFormData, string>>;

/** Every value of a list in the form. */
export function listLookupUses(form: ProfileFormData): LookupUse[] {
  const single = Object.entries(lookupOfField).map(([field, lookup]) => ({
    field,
    lookup,
    id: form[field as keyof typeof lookupOfField],
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
  return [...single, ...educations, ...countries].filter((use): use is LookupUse => use.id !== null);
}

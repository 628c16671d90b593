import type { ProfileFormData } from '@suchi/contracts/profile';

type Field = keyof ProfileFormData;

/** The sections of the form in their order, each with the fields it shows. */
const fieldsOfSection = {
  media: ['main_photo', 'photos', 'main_video'],
  personal: [
    'first_name',
    'middle_name',
    'last_name',
    'own_script_name',
    'petname',
    'gender',
    'email',
    'marital_status',
    'has_children',
    'children_count',
    'children',
    'social_facebook',
    'social_linkedin',
    'social_twitter',
  ],
  birth: [
    'brithday',
    'birth_time',
    'new_birth_place',
    'new_native_place',
    'gotra',
    'maternal_surname',
    'match_horoscope',
  ],
  health: [
    'height',
    'weight',
    'blood_group',
    'complexion',
    'body_build',
    'is_handicapped',
    'mention_disability',
  ],
  family: ['brothers_married', 'brothers_unmarried', 'sisters_married', 'sisters_unmarried'],
  education: [
    'heighest_education',
    'second_heighest_education',
    'education_sector',
    'education_stream',
    'new_education',
  ],
  work: [
    'job_type',
    'organization_name',
    'designation',
    'new_occupation',
    'income',
    'income_currency',
    'new_location',
    'new_country',
  ],
  expectations: ['partner_expectations'],
  contact: ['addresses'],
} as const satisfies Record<string, readonly Field[]>;

export type SectionName = keyof typeof fieldsOfSection;

/** Every section, first to last. */
export const sectionNames = Object.keys(fieldsOfSection) as readonly SectionName[];

export function listFields(section: SectionName): readonly Field[] {
  return fieldsOfSection[section];
}

/** The section that shows what a path of the data names, `addresses.0.name` included. */
export function findSection(path: string): SectionName | undefined {
  const [field] = path.split('.');
  return sectionNames.find((section) => listFields(section).some((shown) => shown === field));
}

/** What the address asks for: a section by its name, or a field by its path and with it the field's section. */
export function parseTarget(hash: string): { section: SectionName; path: string | null } {
  const target = decodeHash(hash);
  const named = sectionNames.find((section) => section === target);
  const holding = findSection(target);
  if (named !== undefined) return { section: named, path: null };
  return holding === undefined ? { section: 'media', path: null } : { section: holding, path: target };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

export function sectionAfter(section: SectionName): SectionName | undefined {
  return sectionNames[sectionNames.indexOf(section) + 1];
}

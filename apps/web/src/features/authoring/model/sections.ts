import {
  profileFieldList,
  type ProfileFieldName,
  type ProfileSection,
  profileSections,
} from '@suchi/domain/profile';

export type SectionName = ProfileSection;

/** Every section, first to last. */
export const sectionNames: readonly SectionName[] = profileSections;

/** The fields that a section shows, in their order. */
export function listFields(section: SectionName): ProfileFieldName[] {
  return profileFieldList.filter((field) => field.section === section).map(({ column }) => column);
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

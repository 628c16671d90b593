import {
  profileFieldList,
  type ProfileFieldName,
  type ProfileSection,
  profileSections,
} from '@suchi/domain/profile';

export type SectionName = ProfileSection;

export const sectionNames: readonly SectionName[] = profileSections;

export function listFields(section: SectionName): ProfileFieldName[] {
  return profileFieldList.filter((field) => field.section === section).map(({ column }) => column);
}

/** Accepts nested paths such as `addresses.0.name`. */
export function findSection(path: string): SectionName | undefined {
  const [field] = path.split('.');
  return sectionNames.find((section) => listFields(section).some((shown) => shown === field));
}

/** A section by its name, or a field by its path together with its section. */
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

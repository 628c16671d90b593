import {
  profileFieldList,
  type ProfileFieldName,
  type ProfileSection,
  profileSections,
} from '@suchi/domain/profiles';

/** Preferences have no field of the profile: they are saved by themselves. */
export type SectionName = ProfileSection | 'preferences';

export const sectionNames: readonly SectionName[] = profileSections.flatMap((section): SectionName[] =>
  section === 'expectations' ? [section, 'preferences'] : [section],
);

/** Whose profile it is can be said until the profile is submitted. */
export function listSections(isAuthorshipOpen: boolean): readonly SectionName[] {
  return isAuthorshipOpen ? sectionNames : sectionNames.filter((section) => section !== 'authorship');
}

export function listFields(section: SectionName): ProfileFieldName[] {
  return profileFieldList.filter((field) => field.section === section).map(({ column }) => column);
}

const sectionOfField = new Map<string, SectionName>(
  profileFieldList.map(({ column, section }) => [column, section]),
);

/** Accepts nested paths such as `addresses.0.name`. */
export function findSection(path: string): SectionName | undefined {
  const [field = path] = path.split('.');
  return sectionOfField.get(field);
}

/** Where the form opens. A draft goes on where something is missing, or at its end, where it is submitted. */
export function findFirstSection({
  sections,
  isDraft,
  isAuthorshipMissing,
  errors,
}: {
  sections: readonly SectionName[];
  isDraft: boolean;
  isAuthorshipMissing: boolean;
  errors: readonly { path: string }[];
}): SectionName {
  if (isAuthorshipMissing) return 'authorship';
  if (!isDraft) return 'media';
  const missing = new Set(errors.map(({ path }) => findSection(path)));
  return sections.find((section) => missing.has(section)) ?? 'contact';
}

/** A section by its name, or a field by its path together with its section; by default the given section. */
export function parseTarget(
  hash: string,
  sections: readonly SectionName[],
  first: SectionName,
): { section: SectionName; path: string | null } {
  const target = decodeHash(hash);
  const named = sections.find((section) => section === target);
  const containing = sections.find((section) => section === findSection(target));
  if (named !== undefined) return { section: named, path: null };
  return containing === undefined ? { section: first, path: null } : { section: containing, path: target };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

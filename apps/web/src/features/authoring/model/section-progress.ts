import type { ProfileFormData } from '@suchi/contracts/profiles';
import { isSameData } from '@suchi/domain/basics';
import { emptyProfile, type FormError } from './form-errors.ts';
import { findSection, listFields, type SectionName } from './sections.ts';

export interface SectionProgress {
  section: SectionName;
  isDone: boolean;
  errorCount: number;
}

interface ProgressSource {
  profile: ProfileFormData;
  errors: readonly FormError[];
  visited: ReadonlySet<SectionName>;
  sections: readonly SectionName[];
}

/**
 * A section without required fields is done when it was visited or has a value, so that a new form does not start
 * half done.
 */
export function listProgress({ profile, errors, visited, sections }: ProgressSource): SectionProgress[] {
  return sections.map((section) => {
    const errorCount = errors.filter(({ path }) => findSection(path) === section).length;
    // Nothing need be preferred.
    const isFilled = section === 'preferences' || holdsSomething(profile, section);
    const isDone = errorCount === 0 && (visited.has(section) || isFilled);
    return { section, errorCount, isDone };
  });
}

function holdsSomething(profile: ProfileFormData, section: SectionName): boolean {
  return listFields(section).some((field) => !isSameData(profile[field], emptyProfile[field]));
}

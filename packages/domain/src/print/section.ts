import type { CalendarDate } from '../basics/date-window.ts';
import type { Gender } from '../profiles/gender.ts';
import type { SingleStatus } from '../profiles/marital-status.ts';
import type { Edition, PrintSection } from './edition.ts';

/** What decides where a candidate is printed. */
export interface SectionFacts {
  gender: Gender | null;
  maritalStatus: SingleStatus | null;
  /** The day in India on which the committee approved the profile. */
  approvedOn: CalendarDate;
}

/**
 * The section a candidate belongs to. Who was approved after the last day to register is a late entry, where
 * the edition has a section for them. Null: the edition has no such section, or the profile does not say.
 */
export function findCandidateSection(
  facts: SectionFacts,
  { sections, registrationUntil }: Pick<Edition, 'sections' | 'registrationUntil'>,
): PrintSection | null {
  const late = sections.find(({ kind }) => kind === 'late');
  if (late && registrationUntil !== null && facts.approvedOn > registrationUntil) return late;
  return sections.find(({ kind }) => kind === findKind(facts)) ?? null;
}

function findKind({ gender, maritalStatus }: SectionFacts): PrintSection['kind'] | null {
  if (gender === null || maritalStatus === null) return null;
  if (maritalStatus === 'Widow' || maritalStatus === 'Widower') return 'widowed';
  const isMale = gender === 'Male';
  if (maritalStatus === 'Divorced') return isMale ? 'divorced_male' : 'divorced_female';
  return isMale ? 'unmarried_male' : 'unmarried_female';
}

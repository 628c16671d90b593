import type { ComponentType } from 'react';
import type { SectionName } from '../model/sections.ts';
import { AddressesSection } from './addresses-section.tsx';
import { BirthSection } from './birth-section.tsx';
import { EducationSection } from './education-section.tsx';
import { ExpectationsSection } from './expectations-section.tsx';
import { FamilySection } from './family-section.tsx';
import { HealthSection } from './health-section.tsx';
import { MediaSection } from './media-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { WorkSection } from './work-section.tsx';

const parts: Record<SectionName, ComponentType> = {
  media: MediaSection,
  personal: PersonalSection,
  birth: BirthSection,
  health: HealthSection,
  family: FamilySection,
  education: EducationSection,
  work: WorkSection,
  expectations: ExpectationsSection,
  contact: AddressesSection,
};

/** The fields of one section. */
export function SectionFields({ section }: { section: SectionName }) {
  const Part = parts[section];
  return <Part />;
}

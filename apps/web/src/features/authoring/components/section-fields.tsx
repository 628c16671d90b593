import type { ProfileFieldName } from '@suchi/domain/profile';
import type { ComponentType } from 'react';
import { listFields, type SectionName } from '../model/sections.ts';
import { AddressesSection } from './addresses-section.tsx';
import { BirthdayField, BirthTimeField } from './birthday-field.tsx';
import { DisabilityField } from './disability-field.tsx';
import { EducationStream, HighestEducation, SecondEducation } from './education-fields.tsx';
import { ExpectationsField } from './expectations-field.tsx';
import { FurtherEducation } from './further-education.tsx';
import { HeightField } from './height-field.tsx';
import { MediaFields } from './media-fields.tsx';
import { OrdinaryField } from './ordinary-field.tsx';
import { ChildrenOfMarriage, GenderField, MaritalStatusField, SocialFields } from './personal-fields.tsx';
import { SiblingsFields } from './siblings-fields.tsx';
import { CurrencyField, IncomeField, WorkLocation } from './work-fields.tsx';
import { WhoseFields } from '../whose/whose-fields.tsx';

/** Controls that a declaration cannot describe. Null: another field's control includes it. */
const unusual: Partial<Record<ProfileFieldName, ComponentType | null>> = {
  author_relation: WhoseFields,
  author_relation_text: null,
  has_consent: null,
  main_photo: MediaFields,
  photos: null,
  main_video: null,
  gender: GenderField,
  marital_status: MaritalStatusField,
  has_children: ChildrenOfMarriage,
  children_count: null,
  children: null,
  social_facebook: SocialFields,
  social_linkedin: null,
  social_twitter: null,
  brithday: BirthdayField,
  birth_time: BirthTimeField,
  height: HeightField,
  is_handicapped: DisabilityField,
  mention_disability: null,
  brothers_married: () => <SiblingsFields siblings="brothers" />,
  brothers_unmarried: null,
  sisters_married: () => <SiblingsFields siblings="sisters" />,
  sisters_unmarried: null,
  heighest_education: HighestEducation,
  second_heighest_education: SecondEducation,
  education_stream: EducationStream,
  new_education: FurtherEducation,
  income: IncomeField,
  income_currency: CurrencyField,
  new_location: WorkLocation,
  partner_expectations: ExpectationsField,
  addresses: AddressesSection,
};

export function SectionFields({ section }: { section: SectionName }) {
  return listFields(section).map((field) => {
    const Control = unusual[field];
    if (Control === null) return null;
    return Control === undefined ? <OrdinaryField key={field} field={field} /> : <Control key={field} />;
  });
}

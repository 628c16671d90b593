import type { ProfileFieldName } from '@suchi/domain/profiles';
import { countWords, partnerExpectationWords } from '@suchi/domain/text';
import type { ComponentType } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { PhotosField } from '../media/photos-field.tsx';
import { VideoField } from '../media/video-field.tsx';
import { useEditor } from '../model/profile-editor.ts';
import { listFields, type SectionName } from '../model/sections.ts';
import { useProfileValue, useShown } from '../model/use-answer.ts';
import { AuthorshipFields } from '../authorship/authorship-fields.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { BirthdayField, BirthTimeField, DisabilityField, HeightField } from './birth-and-health-fields.tsx';
import { EducationStream, FurtherEducation, HighestEducation, SecondEducation } from './education-fields.tsx';
import { OrdinaryField } from './ordinary-field.tsx';
import { ChildrenOfMarriage, GenderField, MaritalStatusField, SocialFields } from './personal-fields.tsx';
import { OwnScriptNameField } from './own-script-name-field.tsx';
import { ProfileNumber, ProfileText } from './profile-fields.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { FieldGroup, Pair, Wide } from './section-card.tsx';
import { CurrencyField, IncomeField, WorkLocation } from './work-fields.tsx';

/** Controls that a declaration cannot describe. Null: another field's control includes it. */
const unusual: Partial<Record<ProfileFieldName, ComponentType | null>> = {
  author_relation: AuthorshipFields,
  author_relation_text: null,
  has_consent: null,
  main_photo: MediaFields,
  photos: null,
  main_video: null,
  own_script_name: OwnScriptNameField,
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
  return listFields(section)
    .filter(hasControl)
    .map((field) => <FieldControl key={field} field={field} />);
}

/** Not one that another field's control includes. */
export const hasControl = (field: ProfileFieldName): boolean => unusual[field] !== null;

export function FieldControl({ field }: { field: ProfileFieldName }) {
  const Control = unusual[field];
  return Control ? <Control /> : <OrdinaryField field={field} />;
}

interface SiblingsFieldsProps {
  siblings: 'brothers' | 'sisters';
}

function SiblingsFields({ siblings }: SiblingsFieldsProps) {
  const t = useMessages('authoring');
  return (
    <FieldGroup title={t(`${siblings}Title`)}>
      <Pair>
        <ProfileNumber path={`${siblings}_married`} />
        <ProfileNumber path={`${siblings}_unmarried`} />
      </Pair>
    </FieldGroup>
  );
}

function ExpectationsField() {
  const t = useMessages('authoring');
  const { min, printed } = partnerExpectationWords;
  const words = countWords(useProfileValue('partner_expectations') ?? '');
  return (
    <Wide>
      <ProfileText path="partner_expectations" isEnglish isLong hint={t('hints.expectations', { printed })} />
      <Text
        tone={words > printed ? 'gold' : words >= min ? 'success' : 'muted'}
        size="md"
        weight="bold"
        above={2}
      >
        {words > printed ? t('wordsOver', { count: words - printed, words }) : t('wordCount', { words, min })}
      </Text>
    </Wide>
  );
}

function MediaFields() {
  const { media, setMedia, photoUpload, user } = useEditor();
  const { id, error } = useShown('main_photo');
  return (
    <>
      <Wide>
        <PhotosField
          mainPhoto={media.main_photo}
          photos={media.photos}
          upload={photoUpload}
          id={id}
          error={error}
          onChange={({ mainPhoto, photos }) => setMedia({ main_photo: mainPhoto, photos: [...photos] })}
        />
      </Wide>
      <Wide>
        <VideoField
          id="main_video"
          value={media.main_video}
          user={user}
          onChange={(video) => setMedia({ main_video: video })}
        />
      </Wide>
    </>
  );
}

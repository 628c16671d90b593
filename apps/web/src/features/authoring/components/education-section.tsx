import type { LookupValue } from '@suchi/contracts/profile';
import { educationTextMaxLength } from '@suchi/domain/text';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { FurtherEducation } from './further-education.tsx';
import { ProfileLookup, ProfileLookupName } from './profile-lookup.tsx';
import { ProfileText } from './profile-text.tsx';
import { Wide } from './section-card.tsx';

export function EducationSection() {
  const t = useMessages('authoring');
  const { profile, setValue } = useEditor();

  function followHighest(chosen: LookupValue | null) {
    if (chosen !== null && chosen.id === profile.second_heighest_education) {
      setValue('second_heighest_education', null);
    }
    // The description of an education is its sector; one that a family added has none.
    if (chosen?.description) setValue('education_sector', chosen.description);
  }
  return (
    <>
      <ProfileLookup path="heighest_education" lookup="Education New" canAdd onChosen={followHighest} />
      <ProfileLookup
        path="second_heighest_education"
        lookup="Education New"
        canAdd
        excluded={profile.heighest_education}
      />
      <ProfileLookupName
        path="education_sector"
        lookup="Education Sector"
        canAdd
        hint={t('hints.education_sector')}
      />
      <ProfileText
        path="education_stream"
        isEnglish
        maxLength={educationTextMaxLength}
        hint={t('hints.education_stream', { max: educationTextMaxLength })}
      />
      <Wide>
        <FurtherEducation />
      </Wide>
    </>
  );
}

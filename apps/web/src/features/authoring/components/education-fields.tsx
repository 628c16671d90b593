import type { LookupValue } from '@suchi/contracts/profile';
import { educationTextMaxLength } from '@suchi/domain/text';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useProfileValue } from '../model/use-answer.ts';
import { ProfileLookup } from './profile-lookup.tsx';
import { ProfileText } from './profile-text.tsx';

export function HighestEducation() {
  const { form } = useEditor();

  function follow(chosen: LookupValue | null) {
    if (chosen !== null && chosen.id === form.read().profile.second_heighest_education) {
      form.setValue('second_heighest_education', null);
    }
    // The description of an education is its sector; a custom one has none.
    if (chosen?.description) form.setValue('education_sector', chosen.description);
  }
  return <ProfileLookup path="heighest_education" lookup="Education New" canAdd onChosen={follow} />;
}

export function SecondEducation() {
  return (
    <ProfileLookup
      path="second_heighest_education"
      lookup="Education New"
      canAdd
      excluded={useProfileValue('heighest_education')}
    />
  );
}

export function EducationStream() {
  const t = useMessages('authoring');
  return (
    <ProfileText
      path="education_stream"
      isEnglish
      maxLength={educationTextMaxLength}
      hint={t('hints.education_stream', { max: educationTextMaxLength })}
    />
  );
}

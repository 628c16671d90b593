import type { LookupValue } from '@suchi/contracts/lookups';
import { educationTextMaxLength } from '@suchi/domain/text';
import { IconX } from '@tabler/icons-react';
import { LookupField } from '../../../entities/lookup/lookup-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import { ProfileLookup } from './profile-lookup.tsx';
import { ProfileText } from './profile-fields.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './section-card.module.css';
import { Wide } from './section-card.tsx';

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

/** The contract's limit. */
const maxCount = 10;

export function FurtherEducation() {
  const t = useMessages('authoring');
  const { lookupLabel, rememberLookup } = useEditor();
  const { value: ids, onChange, shown } = useAnswer('new_education');
  return (
    <Wide>
      {ids.length < maxCount ? (
        <LookupField
          {...shown}
          label={t('fields.new_education')}
          hint={t('hints.new_education')}
          lookup="Education New"
          canAdd
          placeholder={t('chooseOrAdd')}
          value={null}
          valueName={null}
          onChange={(chosen) => {
            rememberLookup(chosen);
            if (chosen !== null && !ids.includes(chosen.id)) onChange([...ids, chosen.id]);
          }}
        />
      ) : null}
      {ids.length > 0 ? (
        <Row as="ul" gap={2} align="stretch" wrap above={3} aria-label={t('fields.new_education')}>
          {ids.map((id) => (
            <Row as="li" key={id} className={classes.chip}>
              {lookupLabel(id)}
              <IconButton
                label={t('removeEducation', { name: lookupLabel(id) ?? '' })}
                icon={<IconX size={18} />}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
            </Row>
          ))}
        </Row>
      ) : null}
    </Wide>
  );
}

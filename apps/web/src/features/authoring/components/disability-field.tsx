import { useState } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { useAnswer } from '../model/use-answer.ts';
import { ProfileText } from './profile-text.tsx';
import { Wide } from './section-card.tsx';

/** Requires confirmation, because a wrong tap would be printed. */
export function DisabilityField() {
  const t = useMessages('authoring');
  const { value: isHandicapped, onChange } = useAnswer('is_handicapped');
  const [isAsking, setIsAsking] = useState(false);
  const mark = (isMarked: boolean) => {
    setIsAsking(false);
    onChange(isMarked);
  };
  return (
    <>
      <Wide>
        <CheckboxField
          label={t('fields.is_handicapped')}
          isChecked={isHandicapped}
          onChange={(isTicked) => (isTicked ? setIsAsking(true) : mark(false))}
        />
        <AlertDialog
          isOpen={isAsking}
          title={t('handicapped.title')}
          confirmLabel={t('yes')}
          onConfirm={() => mark(true)}
          cancel={{ label: t('no'), onCancel: () => setIsAsking(false) }}
        >
          {t('handicapped.question')}
        </AlertDialog>
      </Wide>
      {isHandicapped ? (
        <Wide>
          <ProfileText path="mention_disability" isEnglish isLong />
        </Wide>
      ) : null}
    </>
  );
}

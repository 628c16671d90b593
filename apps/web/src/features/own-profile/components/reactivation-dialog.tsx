import { useId, useMemo, useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useChangeStatus } from '../api/use-change-status.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './reactivation-dialog.module.css';

const answers = ['looking', 'married'] as const;
type Answer = (typeof answers)[number];

interface AnswerChoiceProps {
  answer: Answer | null;
  onChange: (answer: Answer) => void;
}

/** The two answers of the reactivation dialog. */
function AnswerChoice({ answer, onChange }: AnswerChoiceProps) {
  const t = useMessages('profile');
  const name = useId();
  return (
    <Stack as="fieldset" gap={2}>
      <legend className="visually-hidden">{t('reactivation.legend')}</legend>
      {answers.map((option, index) => (
        <Text as="label" key={option} tone="ink" weight="regular" leading="snug" className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={answer === option}
            onChange={() => onChange(option)}
            // First focus: the button below is disabled until something is chosen.
            data-autofocus={index === 0 || undefined}
          />
          {t(`reactivation.${option}`)}
        </Text>
      ))}
    </Stack>
  );
}

interface ReactivationDialogProps {
  onClose: () => void;
  onReactivated: () => void;
}

/** A profile of an earlier year returns to search only after its owner answers this. */
export function ReactivationDialog({ onClose, onReactivated }: ReactivationDialogProps) {
  const t = useMessages('profile');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isByPlatform, setIsByPlatform] = useState(false);
  const { mutate, isPending, error } = useChangeStatus();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);

  function proceed(chosen: Answer) {
    const isMarried = chosen === 'married';
    const action = isMarried ? 'reactivate_married' : 'reactivate_looking';
    mutate({ action, married_by_vmm: isMarried && isByPlatform }, { onSuccess: onReactivated });
  }

  return (
    <Dialog
      title={t('reactivation.title')}
      confirmLabel={t('reactivation.proceed')}
      onConfirm={() => answer && proceed(answer)}
      isConfirmDisabled={answer === null}
      isBusy={isPending}
      cancel={{ label: t('reactivation.later'), onCancel: onClose }}
    >
      <Stack gap={4}>
        <p>{t('reactivation.text')}</p>
        <AnswerChoice answer={answer} onChange={setAnswer} />
        {answer === 'married' ? (
          <CheckboxField
            label={t('reactivation.byPlatform')}
            isChecked={isByPlatform}
            onChange={setIsByPlatform}
          />
        ) : null}
        <FormAlert words={refusal} />
      </Stack>
    </Dialog>
  );
}

import { useMemo, useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useChangeStatus } from '../api/use-change-status.ts';
import { type Answer, AnswerChoice } from './answer-choice.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';

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
            label={t('reactivation.byPlatform', { product: brand.product })}
            isChecked={isByPlatform}
            onChange={setIsByPlatform}
          />
        ) : null}
        <FormAlert words={refusal} />
      </Stack>
    </Dialog>
  );
}

import type { GrievanceCase } from '@suchi/contracts/grievances';
import { useMemo } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useConfirmGrievance } from '../api/grievance-queries.ts';

/** Comes before the form for the answer. */
export function ConfirmReceipt({
  found: { id, reference, has_address: hasAddress },
}: {
  found: GrievanceCase;
}) {
  const t = useMessages('grievanceDesk');
  const { mutate, isPending, error } = useConfirmGrievance();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const confirm = () =>
    mutate(
      { id },
      { onSuccess: () => showToast({ message: t('case.confirmed', { reference }), tone: 'success' }) },
    );
  return (
    <Stack gap={2}>
      <FormAlert words={refusal} />
      <div>
        <Button isBusy={isPending} onClick={confirm}>
          {t('case.confirm')}
        </Button>
      </div>
      <Text tone="muted">{t(hasAddress ? 'case.confirmText' : 'case.confirmNoMail')}</Text>
    </Stack>
  );
}

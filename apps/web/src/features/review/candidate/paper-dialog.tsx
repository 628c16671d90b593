import { paperConsentsContract } from '@suchi/contracts/privacy';
import { type ConsentAnswers, purposes } from '@suchi/domain/consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsentChoices } from '../../../entities/consent/consent-choices.tsx';
import { api } from '../../../shared/api/api.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';

interface PaperDialogProps {
  userId: string;
  name: string;
  onClose: () => void;
}

/** What the paper does not answer stays as it is. */
export function PaperDialog({ userId, name, onClose }: PaperDialogProps) {
  const t = useMessages('admin');
  const tCommon = useMessages('common');
  const client = useQueryClient();
  const [answers, setAnswers] = useState<ConsentAnswers>({});
  const [isSigned, setIsSigned] = useState(false);
  const { send, failure, isBusy } = useActionForm(
    useMutation({
      mutationFn: (said: ConsentAnswers) =>
        api.call(paperConsentsContract, { user: userId, answers: said, is_signed: true }),
      onSettled: () => client.invalidateQueries(),
    }),
    () => t('review.detail.paperDone', { name }),
    onClose,
  );
  return (
    <OfficeDialog title={t('review.detail.paperTitle', { name })} onClose={onClose}>
      <Form label={t('review.detail.paper')} onSubmit={() => send(answers)}>
        <p>{t('review.detail.paperText')}</p>
        <ConsentChoices asked={purposes} answers={answers} onChange={setAnswers} isSent={false} />
        <CheckboxField label={t('review.detail.paperSigned')} isChecked={isSigned} onChange={setIsSigned} />
        <FormAlert words={failure} />
        <Row gap={3} align="stretch" justify="end" wrap above={4}>
          <Button look="default" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={!isSigned || Object.keys(answers).length === 0}>
            {t('review.detail.paperSave')}
          </Button>
        </Row>
      </Form>
    </OfficeDialog>
  );
}

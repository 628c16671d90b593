import { zodResolver } from '@hookform/resolvers/zod';
import { askDownloadContract } from '@suchi/contracts/privacy';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { showServerErrors } from '../../../shared/forms/show-server-errors.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { useAskDownload } from '../api/data-use.ts';
import classes from './download-dialog.module.css';

/** A phone that lies open is not enough to take everything along. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('dataUse');
  const { mutateAsync } = useAskDownload();
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(askDownloadContract.input),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useReturnFocus();
  const send = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await mutateAsync(input);
      showToast({ message: t('download.asked'), tone: 'success' });
      onClose();
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });
  return (
    <SheetDialog label={t('download.title')} width={480} height="auto" onClose={onClose}>
      <Stack gap={4} className={classes.dialog}>
        <h2>{t('download.title')}</h2>
        <p>{t('download.lead')}</p>
        <Form label={t('download.title')} onSubmit={send}>
          <FormAlert words={alertWords} />
          <PasswordField
            {...form.register('password')}
            label={t('download.password')}
            error={errors.password?.message}
            autoComplete="current-password"
          />
          <Row gap={3} justify="end" wrap>
            <Button look="default" onClick={onClose}>
              {t('download.cancel')}
            </Button>
            <Button type="submit" isBusy={isSubmitting}>
              {t('download.ask')}
            </Button>
          </Row>
        </Form>
      </Stack>
    </SheetDialog>
  );
}

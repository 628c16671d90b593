import { zodResolver } from '@hookform/resolvers/zod';
import { setSecondFactorContract, type SetSecondFactorInput } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { showServerErrors } from '../../shared/forms/show-server-errors.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './second-factor.module.css';

export interface AppKey {
  secret: string;
  otpauth_url: string;
}

interface ScanStepProps {
  appKey: AppKey;
  /** Sends the code that the app made. What it throws is said here. */
  onCode: (input: SetSecondFactorInput) => Promise<void>;
}

/** The key for the app, and a code made with it. */
export function ScanStep({ appKey, onCode }: ScanStepProps) {
  const t = useMessages('admin');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(setSecondFactorContract.input),
    defaultValues: { otp: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await onCode(input);
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });
  return (
    <Stack gap={4} className={classes.panel}>
      <Form label={t('secondFactor.scan.title')} onSubmit={submit}>
        <FormAlert words={alertWords} />
        <h2>{t('secondFactor.scan.title')}</h2>
        <QrCode text={appKey.otpauth_url} label={t('secondFactor.scan.picture')} />
        <p>
          <a href={appKey.otpauth_url}>{t('secondFactor.scan.open')}</a>
        </p>
        <p>
          {t('secondFactor.scan.byHand')}{' '}
          <Text as="span" size="lg" breaks className={classes.key}>
            {appKey.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Text>
        </p>
        <CopyButton text={appKey.secret}>{t('secondFactor.scan.copy')}</CopyButton>
        <TextField
          {...form.register('otp')}
          label={t('secondFactor.scan.code')}
          error={errors.otp?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
          {t('secondFactor.scan.submit')}
        </Button>
      </Form>
    </Stack>
  );
}

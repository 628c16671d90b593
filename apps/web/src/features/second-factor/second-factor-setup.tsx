import { zodResolver } from '@hookform/resolvers/zod';
import { setSecondFactorContract, startSecondFactorContract } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { showServerErrors } from '../../shared/forms/show-server-errors.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QrCode } from './qr-code.tsx';
import { setSecondFactor, startSecondFactor } from './second-factor-api.ts';
import classes from './second-factor.module.css';

interface AppKey {
  secret: string;
  otpauth_url: string;
}

interface SecondFactorSetupProps {
  onDone: () => void;
}

/** Two steps: the password, then the key for the app and a code made with it. */
export function SecondFactorSetup({ onDone }: SecondFactorSetupProps) {
  const [key, setKey] = useState<AppKey | null>(null);
  return (
    <div className={classes.panel}>
      {key === null ? <PasswordStep onKey={setKey} /> : <ScanStep appKey={key} onDone={onDone} />}
    </div>
  );
}

function PasswordStep({ onKey }: { onKey: (key: AppKey) => void }) {
  const t = useMessages('admin');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(startSecondFactorContract.input),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      onKey(await startSecondFactor(input));
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });
  return (
    <Form label={t('secondFactor.title')} onSubmit={submit}>
      <FormAlert words={alertWords} />
      <p>{t('secondFactor.password.text')}</p>
      <PasswordField
        {...form.register('password')}
        label={t('secondFactor.password.label')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
        {t('secondFactor.password.submit')}
      </Button>
    </Form>
  );
}

function ScanStep({ appKey, onDone }: { appKey: AppKey; onDone: () => void }) {
  const t = useMessages('admin');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(setSecondFactorContract.input),
    defaultValues: { secret: appKey.secret, otp: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await setSecondFactor(input);
      onDone();
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });
  return (
    <Form label={t('secondFactor.scan.title')} onSubmit={submit}>
      <FormAlert words={alertWords} />
      <h2>{t('secondFactor.scan.title')}</h2>
      <QrCode text={appKey.otpauth_url} label={t('secondFactor.scan.picture')} />
      <p>
        {t('secondFactor.scan.byHand')}{' '}
        <span className={classes.key}>{appKey.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
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
  );
}

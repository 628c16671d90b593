import { zodResolver } from '@hookform/resolvers/zod';
import { loginInput } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { login } from '../api/account-api.ts';

interface LoginFormProps {
  /** Filled when the person comes from a form with this address. */
  initialEmail?: string;
  onLoggedIn: () => void;
}

export function LoginForm({ initialEmail = '', onLoggedIn }: LoginFormProps) {
  const t = useMessages('account');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const [isKept, setIsKept] = useState(false);
  // Shown only after the server requires a second factor.
  const [otp, setOtp] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { email: initialEmail, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (credentials) => {
    setAlertWords([]);
    try {
      await login({ ...credentials, keep: isKept, ...(otp && { otp: otp.replace(/\s/g, '') }) });
      onLoggedIn();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_OTP') setOtp('');
      setAlertWords(errorWords(error));
    }
  });

  return (
    <Form label={t('login.title')} onSubmit={submit}>
      <FormAlert words={alertWords} />
      <TextField
        {...form.register('email')}
        label={t('fields.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        {...form.register('password')}
        label={t('fields.password')}
        labelAside={<Link to={paths.forgottenPassword}>{t('login.forgotten')}</Link>}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      {otp === null ? null : (
        <TextField
          label={t('fields.appCode')}
          value={otp}
          onChange={(event) => setOtp(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <CheckboxField
        label={t('login.keep')}
        hint={t('login.keepHint')}
        isChecked={isKept}
        onChange={setIsKept}
      />
      <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

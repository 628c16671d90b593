import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface LoginCodeFormProps {
  /** Fails if the code is wrong. */
  onCode: (otp: string) => Promise<void>;
  onBack: () => void;
  onLoggedIn: () => void;
}

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export function LoginCodeForm({ onCode, onBack, onLoggedIn }: LoginCodeFormProps) {
  const t = useMessages('signIn');
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit() {
    setAlertWords([]);
    setError(otp.trim() === '' ? 'required' : undefined);
    if (otp.trim() === '') return;
    setIsBusy(true);
    try {
      await onCode(otp);
      onLoggedIn();
    } catch (failure) {
      setIsBusy(false);
      if (failure instanceof ApiError && failure.code === 'INVALID_OTP') {
        setError(t('login.codeWrong'));
        setOtp('');
        field.current?.focus();
      } else setAlertWords(errorWords(failure));
    }
  }

  return (
    <Form
      label={t('login.codeTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormAlert words={alertWords} />
      <h2>{t('login.codeTitle')}</h2>
      <TextField
        ref={field}
        label={t('fields.appCode')}
        hint={t('login.codeHint')}
        error={error}
        value={otp}
        onChange={(event) => setOtp(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="large" fullWidth isBusy={isBusy}>
        {t('login.submit')}
      </Button>
      <Button look="default" fullWidth onClick={onBack}>
        {t('login.codeBack')}
      </Button>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { verifyCodeContract } from '@suchi/contracts/accounts';
import { oneTimeCodeRules } from '@suchi/domain/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { sendCode, verifyCode } from '../api/sign-in-api.ts';
import { useResendCountdown } from '../model/use-resend-countdown.ts';
import classes from './verify-code-form.module.css';

interface VerifyCodeFormProps {
  /** Verified now or in another tab. */
  onVerified: () => void;
}

export function VerifyCodeForm({ onVerified }: VerifyCodeFormProps) {
  const t = useMessages('signIn');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({ resolver: zodResolver(verifyCodeContract.input), defaultValues: { otp: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await verifyCode(input);
      onVerified();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'UNKNOWN';
      if (code === 'EMAIL_ALREADY_VERIFIED') onVerified();
      else if (code === 'OTP_INCORRECT') form.setError('otp', { message: 'otp' }, { shouldFocus: true });
      else setAlertWords(errorWords(error));
    }
  });

  return (
    <>
      <Form label={t('verify.title')} onSubmit={submit}>
        <FormAlert words={alertWords} />
        <TextField
          {...form.register('otp', { setValueAs: withoutSpaces })}
          label={t('fields.code')}
          error={errors.otp?.message}
          hint={t('verify.spam')}
          look="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for spaces that mail programs add to a copied code.
          maxLength={oneTimeCodeRules.digits * 2}
        />
        <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
          {t('verify.submit')}
        </Button>
      </Form>
      <ResendCode
        onSent={() => {
          setAlertWords([]);
          form.reset();
        }}
        onFailed={(error) => setAlertWords(errorWords(error))}
      />
    </>
  );
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

interface ResendCodeProps {
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/** Disabled until the wait is over, with the remaining time on the button. */
function ResendCode({ onSent, onFailed }: ResendCodeProps) {
  const t = useMessages('signIn');
  const { seconds, restart } = useResendCountdown();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function resend() {
    setState('sending');
    try {
      await sendCode();
      setState('sent');
      onSent();
    } catch (error) {
      setState('idle');
      onFailed(error);
    }
    restart();
  }

  return (
    <div className={classes.resend}>
      <Button
        look="default"
        fullWidth
        disabled={seconds > 0}
        isBusy={state === 'sending'}
        onClick={() => void resend()}
      >
        {seconds > 0 ? t('verify.resendIn', { count: seconds }) : t('verify.resend')}
      </Button>
      <p role="status">{state === 'sent' ? t('verify.resent') : null}</p>
    </div>
  );
}

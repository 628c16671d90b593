import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { sendCode } from '../api/sign-in-api.ts';

interface SendCodePanelProps {
  onSent: () => void;
  onVerified: () => void;
}

export function SendCodePanel({ onSent, onVerified }: SendCodePanelProps) {
  const t = useMessages('signIn');
  const [isSending, setIsSending] = useState(false);
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);

  async function send() {
    setIsSending(true);
    setAlertWords([]);
    try {
      await sendCode();
      onSent();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'UNKNOWN';
      if (code === 'EMAIL_ALREADY_VERIFIED') onVerified();
      // A code was already sent, so go on to entering it.
      else if (code === 'OTP_RESEND_TOO_SOON') onSent();
      else setAlertWords(errorWords(error));
    }
    setIsSending(false);
  }

  return (
    <>
      <FormAlert words={alertWords} />
      <Button size="large" fullWidth isBusy={isSending} onClick={() => void send()}>
        {t('verify.send')}
      </Button>
    </>
  );
}

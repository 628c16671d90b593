import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { sendCode } from '../api/sign-in-api.ts';
import { useResendCountdown } from '../model/use-resend-countdown.ts';
import classes from './resend-code.module.css';

interface ResendCodeProps {
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

/** Disabled until the wait is over, with the remaining time on the button. */
export function ResendCode({ onSent, onFailed }: ResendCodeProps) {
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

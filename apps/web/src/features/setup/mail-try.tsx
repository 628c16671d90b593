import type { SetupState } from '@suchi/contracts/setup';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { DoneLine } from './done-line.tsx';
import { setupApi } from './setup-api.ts';
import { useTask } from './use-task.ts';

interface MailTryProps {
  state: SetupState;
  onState: (state: SetupState) => void;
}

/** A code goes to the first admin by mail and is typed here: then mail arrives. */
export function MailTry({ state: { mail, admin }, onState }: MailTryProps) {
  const t = useMessages('setup');
  const sending = useTask();
  const confirming = useTask();
  const [otp, setOtp] = useState('');

  function confirm(event: FormEvent) {
    event.preventDefault();
    void confirming.run(async () => {
      onState(await setupApi.confirmMail({ otp }));
      setOtp('');
    });
  }
  if (admin === null) return <p>{t('mail.needsAdmin')}</p>;
  const isWaiting = mail.sent_at !== null && (mail.confirmed_at === null || mail.sent_at > mail.confirmed_at);
  return (
    <Stack gap={4}>
      <FormAlert words={[...sending.words, ...confirming.words]} />
      <div aria-live="polite">
        {mail.confirmed_at === null || isWaiting ? null : (
          <DoneLine>{t('mail.arrived', { sender: mail.sender, count: mail.seconds ?? 0 })}</DoneLine>
        )}
        {isWaiting ? <p>{t('mail.sent', { email: admin.email })}</p> : null}
      </div>
      {isWaiting ? (
        <Row as="form" gap={3} rowGap={2} align="end" wrap onSubmit={confirm} noValidate>
          <TextField
            label={t('mail.code')}
            look="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={otp}
            error={confirming.fields.otp}
            onChange={({ target }) => setOtp(target.value)}
          />
          <Button type="submit" isBusy={confirming.isBusy} disabled={otp.trim() === ''}>
            {t('mail.confirm')}
          </Button>
        </Row>
      ) : null}
      <Row>
        <Button
          look="default"
          isBusy={sending.isBusy}
          onClick={() => void sending.run(async () => onState(await setupApi.try('mail')))}
        >
          {t(mail.sent_at === null ? 'mail.try' : 'mail.again')}
        </Button>
      </Row>
    </Stack>
  );
}

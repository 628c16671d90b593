import { isPin } from '@suchi/domain/melawa';
import { useId, useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { DoorFrame } from './door-frame.tsx';
import classes from './door.module.css';

interface LockPageProps {
  desk: number;
  /** After a wrong PIN. */
  triesLeft: number | null;
  onOpen: (pin: string) => Promise<void>;
}

/** After a restart, and after a quarter of an hour in the background. */
export function LockPage({ desk, triesLeft, onOpen }: LockPageProps) {
  const t = useMessages('door');
  const [pin, setPin] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  const open = async () => {
    if (!isPin(pin)) return;
    setIsBusy(true);
    setPin('');
    await onOpen(pin);
    setIsBusy(false);
  };
  return (
    <DoorFrame
      foot={
        <Button type="submit" form={formId} size="large" fullWidth isBusy={isBusy}>
          {t('lock.open')}
        </Button>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        gap={4}
        className={classes.page}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <h1>{t('lock.title', { desk })}</h1>
        <TextField
          label={t('lock.pin')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          error={triesLeft === null ? undefined : t('lock.wrong', { count: triesLeft })}
          onChange={(event) => setPin(event.target.value)}
        />
      </Stack>
    </DoorFrame>
  );
}

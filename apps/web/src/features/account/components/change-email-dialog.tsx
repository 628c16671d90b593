import { startEmailChangeContract } from '@suchi/contracts/accounts';
import { oneTimeCodeRules } from '@suchi/domain/accounts';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useConfirmEmailChange, useStartEmailChange } from '../api/change-contact.ts';
import { useFieldProblems } from '../model/use-field-problems.ts';
import { ChangeDialog } from './change-dialog.tsx';

/** The password and the new address first, then the code that was mailed to it. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState<string | null>(null);
  return email === null ? (
    <AskAddress onClose={onClose} onSent={setEmail} />
  ) : (
    <AskCode email={email} onClose={onClose} />
  );
}

function AskAddress({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const t = useMessages('account');
  const [values, setValues] = useState({ email: '', password: '' });
  const { mutate, isPending } = useStartEmailChange();
  const { problems, words, check, take } = useFieldProblems(startEmailChangeContract.input);
  const send = () => {
    if (check(values))
      mutate(values, { onSuccess: () => onSent(values.email.trim().toLowerCase()), onError: take });
  };
  return (
    <ChangeDialog
      title={t('change.emailTitle')}
      text={t('change.emailText')}
      confirmLabel={t('change.sendCode')}
      isBusy={isPending}
      refusal={words}
      password={{
        value: values.password,
        error: problems['password'],
        onChange: (password) => setValues({ ...values, password }),
      }}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField
        label={t('change.newEmail')}
        type="email"
        autoComplete="email"
        error={problems['email']}
        value={values.email}
        onChange={(event) => setValues({ ...values, email: event.target.value })}
      />
    </ChangeDialog>
  );
}

function AskCode({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages('account');
  const [code, setCode] = useState('');
  const { mutate, isPending } = useConfirmEmailChange();
  const { problems, words, take } = useFieldProblems();
  const confirm = () =>
    mutate(code, {
      onSuccess: () => {
        showToast({ message: t('change.emailDone'), tone: 'success' });
        onClose();
      },
      onError: take,
    });
  return (
    <Dialog
      title={t('change.emailTitle')}
      confirmLabel={t('change.confirm')}
      isBusy={isPending}
      onConfirm={confirm}
      cancel={{ label: t('change.cancel'), onCancel: onClose }}
    >
      <Stack gap={4}>
        <p role="status">{t('change.codeText', { email })}</p>
        <FormAlert words={words} />
        <TextField
          label={t('change.code')}
          look="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={oneTimeCodeRules.digits}
          error={problems['otp']}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}

import { changeMobileContract } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeMobile } from '../api/change-contact.ts';
import { useFieldProblems } from '../model/use-field-problems.ts';

export function ChangeMobileDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('account');
  const [values, setValues] = useState({ mobile: '', password: '' });
  const { mutate, isPending } = useChangeMobile();
  const { problems, words, check, take } = useFieldProblems(changeMobileContract.input);
  const isFromAbroad = values.mobile.trimStart().startsWith('+');
  const save = () => {
    if (!check(values)) return;
    mutate(values, {
      onSuccess: () => {
        showToast({ message: t('change.mobileDone'), tone: 'success' });
        onClose();
      },
      onError: take,
    });
  };
  return (
    <Dialog
      title={t('change.mobileTitle')}
      confirmLabel={t('change.save')}
      isBusy={isPending}
      onConfirm={save}
      cancel={{ label: t('change.cancel'), onCancel: onClose }}
    >
      <Stack gap={4}>
        <p>{t('change.mobileText')}</p>
        <FormAlert words={words} />
        <TextField
          {...(!isFromAbroad && { prefix: '+91' })}
          label={t('change.newMobile')}
          hint={t('account.mobileHint')}
          type="tel"
          autoComplete="tel"
          error={problems['mobile']}
          value={values.mobile}
          onChange={(event) => setValues({ ...values, mobile: event.target.value })}
        />
        <PasswordField
          label={t('change.password')}
          autoComplete="current-password"
          error={problems['password']}
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
      </Stack>
    </Dialog>
  );
}

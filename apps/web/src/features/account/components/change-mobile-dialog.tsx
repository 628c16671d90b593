import { changeMobileContract } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeMobile } from '../api/change-contact.ts';
import { useFieldProblems } from '../model/use-field-problems.ts';
import { ChangeDialog } from './change-dialog.tsx';

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
    <ChangeDialog
      title={t('change.mobileTitle')}
      text={t('change.mobileText')}
      confirmLabel={t('change.save')}
      isBusy={isPending}
      refusal={words}
      password={{
        value: values.password,
        error: problems['password'],
        onChange: (password) => setValues({ ...values, password }),
      }}
      onConfirm={save}
      onClose={onClose}
    >
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
    </ChangeDialog>
  );
}

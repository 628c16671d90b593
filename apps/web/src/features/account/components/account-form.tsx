import { type CurrentUser, type OwnAccountInput, ownAccountInput } from '@suchi/contracts/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { currentUserQuery } from '../../../entities/current-user/current-user-query.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FieldRow, Form } from '../../../shared/forms/form.tsx';
import { showServerErrors } from '../../../shared/forms/show-server-errors.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { saveAccount } from '../api/save-account.ts';
import { ContactFields } from './contact-fields.tsx';
import classes from './account-form.module.css';

interface AccountFormProps {
  user: Pick<CurrentUser, 'first_name' | 'last_name' | 'email' | 'mobile' | 'role'>;
}

/** By the rules of registration. */
export function AccountForm({ user }: AccountFormProps) {
  const t = useMessages('account');
  const { form, alertWords, submit } = useAccount(user);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className={classes.form}>
      <Form label={t('account.title')} onSubmit={submit}>
        <FormAlert words={alertWords} />
        <FieldRow>
          <TextField
            {...form.register('first_name')}
            label={t('account.firstName')}
            error={errors.first_name?.message}
            autoComplete="given-name"
          />
          <TextField
            {...form.register('last_name')}
            label={t('account.lastName')}
            error={errors.last_name?.message}
            autoComplete="family-name"
          />
        </FieldRow>
        <div>
          <Button type="submit" isBusy={isSubmitting}>
            {t('account.save')}
          </Button>
        </div>
      </Form>
      <ContactFields user={user} />
    </div>
  );
}

function useAccount(user: AccountFormProps['user']) {
  const t = useMessages('account');
  const queryClient = useQueryClient();
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm<OwnAccountInput>({
    resolver: zodResolver(ownAccountInput),
    defaultValues: {
      first_name: user.first_name ?? '',
      last_name: user.last_name ?? '',
    },
  });

  const submit = form.handleSubmit(async (account) => {
    setAlertWords([]);
    try {
      await saveAccount(account);
      await queryClient.invalidateQueries(currentUserQuery);
      showToast({ message: t('account.saved'), tone: 'success' });
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });

  return { form, alertWords, submit };
}

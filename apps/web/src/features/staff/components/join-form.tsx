import { zodResolver } from '@hookform/resolvers/zod';
import { acceptInvitationContract } from '@suchi/contracts/staff';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { FieldRow, Form } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { showServerErrors } from '../../../shared/forms/show-server-errors.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { acceptInvitation } from '../api/staff-queries.ts';

interface JoinFormProps {
  token: string;
  onJoined: () => void;
}

/** For an invited person, from the link in the mail. */
export function JoinForm({ token, onJoined }: JoinFormProps) {
  const t = useMessages('staff');
  const tAccount = useMessages('signIn');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(acceptInvitationContract.input),
    defaultValues: { token, first_name: '', last_name: '', password: '', confirm_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await acceptInvitation(input);
      onJoined();
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });
  return (
    <Form label={t('join.title')} onSubmit={submit}>
      <FormAlert words={alertWords} />
      <FieldRow>
        <TextField
          {...form.register('first_name')}
          label={tAccount('fields.firstName')}
          error={errors.first_name?.message}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('last_name')}
          label={tAccount('fields.lastName')}
          error={errors.last_name?.message}
          autoComplete="family-name"
        />
      </FieldRow>
      <FieldRow>
        <PasswordField
          {...form.register('password', { deps: ['confirm_password'] })}
          label={tAccount('fields.password')}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirm_password')}
          label={tAccount('fields.confirmPassword')}
          error={errors.confirm_password?.message}
          autoComplete="new-password"
        />
      </FieldRow>
      <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
        {t('join.submit')}
      </Button>
    </Form>
  );
}

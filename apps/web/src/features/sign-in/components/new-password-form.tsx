import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ChangePasswordInput,
  changePasswordContract,
  newPasswordInput,
} from '@suchi/contracts/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { showServerErrors } from '../../../shared/forms/show-server-errors.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface NewPasswordFormProps {
  words: {
    title: string;
    /** Required when signed in; a mailed link needs none. */
    oldPassword?: string;
    newPassword: string;
    confirmPassword: string;
    submit: string;
    failed: string;
  };
  onSave: (input: ChangePasswordInput) => Promise<void>;
}

/** With a mailed link the old password stays empty. */
const linkInput = z.safeExtend(newPasswordInput, { old_password: z.string() });

export function NewPasswordForm({ words, onSave }: NewPasswordFormProps) {
  const t = useMessages('fields');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const asksOld = words.oldPassword !== undefined;
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(asksOld ? changePasswordContract.input : linkInput),
    defaultValues: { old_password: '', password: '', confirm_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [password, confirmation] = form.watch(['password', 'confirm_password']);
  const areDifferent = password !== confirmation;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await onSave(input);
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords([words.failed, ...errorWords(error)]);
    }
  });
  const mismatch = confirmation !== '' && areDifferent ? 'passwordMismatch' : undefined;

  return (
    <Form label={words.title} onSubmit={submit}>
      <FormAlert words={alertWords} />
      {asksOld ? (
        <PasswordField
          {...form.register('old_password')}
          label={words.oldPassword ?? ''}
          error={errors.old_password?.message}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        {...form.register('password')}
        label={words.newPassword}
        hint={t('passwordRules')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('confirm_password')}
        label={words.confirmPassword}
        error={mismatch}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" fullWidth disabled={areDifferent} isBusy={isSubmitting}>
        {words.submit}
      </Button>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRequestInput } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { requestPasswordReset } from '../api/sign-in-api.ts';

interface ForgottenPasswordFormProps {
  onSent: () => void;
}

export function ForgottenPasswordForm({ onSent }: ForgottenPasswordFormProps) {
  const t = useMessages('signIn');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({ resolver: zodResolver(passwordRequestInput), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await requestPasswordReset(input);
      onSent();
    } catch (error) {
      setAlertWords([t('forgotten.failed'), ...errorWords(error)]);
    }
  });
  return (
    <Form label={t('forgotten.title')} onSubmit={submit}>
      <FormAlert words={alertWords} />
      <TextField
        {...form.register('email')}
        label={t('fields.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
        {t('forgotten.submit')}
      </Button>
    </Form>
  );
}

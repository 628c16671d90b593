import type { RegisterInput } from '@suchi/contracts/accounts';
import type { UseFormReturn } from 'react-hook-form';
import { FieldRow } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

interface RegisterFieldsProps {
  form: Pick<UseFormReturn<RegisterInput>, 'register' | 'formState' | 'watch'>;
}

export function RegisterFields({ form }: RegisterFieldsProps) {
  const t = useMessages('signIn');
  const tFields = useMessages('fields');
  const { errors } = form.formState;
  const isFromAbroad = form.watch('mobile').trimStart().startsWith('+');
  return (
    <>
      <FieldRow>
        <TextField
          {...form.register('first_name')}
          label={t('fields.firstName')}
          error={errors.first_name?.message}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('last_name')}
          label={t('fields.lastName')}
          error={errors.last_name?.message}
          autoComplete="family-name"
        />
      </FieldRow>
      <TextField
        {...form.register('mobile')}
        {...(!isFromAbroad && { prefix: '+91' })}
        label={t('fields.mobile')}
        hint={t('fields.mobileHint')}
        error={errors.mobile?.message}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.register('email')}
        label={t('fields.email')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField
        {...form.register('password', { deps: ['confirm_password'] })}
        label={t('fields.password')}
        hint={tFields('passwordRules')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('confirm_password')}
        label={t('fields.confirmPassword')}
        error={errors.confirm_password?.message}
        autoComplete="new-password"
      />
    </>
  );
}

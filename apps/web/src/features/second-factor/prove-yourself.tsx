import { zodResolver } from '@hookform/resolvers/zod';
import { startSecondFactorContract, type StartSecondFactorInput } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { showServerErrors } from '../../shared/forms/show-server-errors.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from '../../entities/second-factor/second-factor.module.css';

interface ProveYourselfProps {
  title: string;
  text: string;
  submit: string;
  /** Of the app in use, or a recovery code. */
  needsCode: boolean;
  onProven: (proof: StartSecondFactorInput) => Promise<void>;
}

/** A session left open on a desk is not enough to change the second factor. */
export function ProveYourself({ title, text, submit, needsCode, onProven }: ProveYourselfProps) {
  const t = useMessages('admin');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(startSecondFactorContract.input),
    // An empty code is refused, none is not.
    defaultValues: { password: '', ...(needsCode && { code: '' }) },
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (proof) => {
    setAlertWords([]);
    try {
      await onProven(proof);
    } catch (error) {
      if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });
  return (
    <Stack gap={4} className={classes.panel}>
      <Form label={title} onSubmit={send}>
        <FormAlert words={alertWords} />
        <p>{text}</p>
        <PasswordField
          {...form.register('password')}
          label={t('secondFactor.password.label')}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        {needsCode ? (
          <TextField
            {...form.register('code')}
            label={t('secondFactor.password.code')}
            hint={t('secondFactor.password.codeHint')}
            error={errors.code?.message}
            autoComplete="one-time-code"
          />
        ) : null}
        <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
          {submit}
        </Button>
      </Form>
    </Stack>
  );
}

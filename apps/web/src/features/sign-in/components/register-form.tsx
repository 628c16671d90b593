import { registerContract } from '@suchi/contracts/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { association } from '../../../shared/brand/association.ts';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { showServerErrors } from '../../../shared/forms/show-server-errors.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { register } from '../api/sign-in-api.ts';
import {
  clearRegisterDraft,
  readRegisterDraft,
  saveRegisterDraft,
  withoutPasswords,
} from '../model/register-draft.ts';
import { RegisterFields } from './register-fields.tsx';

interface RegisterFormProps {
  onRegistered: () => void;
  onAlreadyRegistered: (email: string) => void;
}

export function RegisterForm({ onRegistered, onAlreadyRegistered }: RegisterFormProps) {
  const t = useMessages('signIn');
  const closedWords = useClosedWords();
  const { form, hasAccepted, accept, isTaken, alertWords, submit } = useRegistration(onRegistered);
  return (
    <Form label={t('register.title')} onSubmit={submit}>
      <FormAlert words={alertWords.length > 0 ? alertWords : closedWords} />
      <RegisterFields form={form} />
      <CheckboxField
        isChecked={hasAccepted}
        onChange={accept}
        label={
          <RichMessage
            text={t('register.terms')}
            marks={{ terms: (words) => <Link to={paths.terms}>{words}</Link> }}
          />
        }
      />
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={!hasAccepted}
        isBusy={form.formState.isSubmitting}
      >
        {t('register.submit')}
      </Button>
      <AlertDialog
        isOpen={isTaken}
        title={t('register.takenTitle')}
        confirmLabel={t('register.goToLogin')}
        onConfirm={() => onAlreadyRegistered(form.getValues('email'))}
      >
        {t('register.taken')}
      </AlertDialog>
    </Form>
  );
}

/** Said before anything is typed. The form stays: a phone may have kept a page from before the opening. */
function useClosedWords(): readonly string[] {
  const t = useMessages('firstErrors');
  // Memoised: the alert takes focus whenever its messages change.
  return useMemo(() => (association.isRegistrationClosed ? [t('REGISTRATION_CLOSED')] : []), [t]);
}

function useRegistration(onRegistered: () => void) {
  const [draft] = useState(readRegisterDraft);
  const [hasAccepted, setHasAccepted] = useState(draft.hasAccepted);
  const [isTaken, setIsTaken] = useState(false);
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const form = useForm({
    resolver: zodResolver(registerContract.input),
    defaultValues: { ...withoutPasswords(draft), password: '', confirm_password: '' },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveRegisterDraft(withoutPasswords(values)),
      }),
    [form],
  );

  const submit = form.handleSubmit(async (input) => {
    setAlertWords([]);
    try {
      await register(input);
      clearRegisterDraft();
      onRegistered();
    } catch (error) {
      if (error instanceof ApiError && error.codes.includes('RECORD_NOT_UNIQUE')) setIsTaken(true);
      else if (!showServerErrors(form, error)) setAlertWords(errorWords(error));
    }
  });

  function accept(isAccepted: boolean) {
    setHasAccepted(isAccepted);
    saveRegisterDraft({ hasAccepted: isAccepted });
  }

  return { form, hasAccepted, accept, isTaken, alertWords, submit };
}

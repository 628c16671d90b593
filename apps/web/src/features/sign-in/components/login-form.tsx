import { zodResolver } from '@hookform/resolvers/zod';
import { loginInput, type LoginInput } from '@suchi/contracts/accounts';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { login } from '../api/sign-in-api.ts';
import { LoginCodeForm } from './login-code-form.tsx';

interface LoginFormProps {
  /** Filled when the person comes from a form with this address. */
  initialEmail?: string;
  onLoggedIn: () => void;
  /** After a refused login: what is shown in place of the form, or null when there is nothing else to say. */
  onRefused?: (refused: RefusedLogin) => Promise<ReactNode>;
}

export interface RefusedLogin {
  email: string;
  password: string;
  /** Tries the same login again. */
  retry: () => Promise<void>;
  /** Back to the form. */
  onBack: () => void;
}

/** The password, then, for accounts that have a second factor, its code. */
export function LoginForm({ initialEmail = '', onLoggedIn, onRefused }: LoginFormProps) {
  const [entered, setEntered] = useState<EnteredLogin>({ email: initialEmail, password: '', keep: false });
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const [instead, setInstead] = useState<ReactNode>(null);
  if (isCodeNeeded)
    return (
      <LoginCodeForm
        onCode={(otp) => login({ ...entered, otp })}
        onBack={() => setIsCodeNeeded(false)}
        onLoggedIn={onLoggedIn}
      />
    );
  if (instead !== null) return instead;
  return (
    <CredentialsForm
      entered={entered}
      onRefused={async (refused) => {
        const shown = await onRefused?.({
          ...refused,
          retry: () => login(refused).then(onLoggedIn),
          onBack: () => setInstead(null),
        });
        setInstead(shown ?? null);
        return shown !== null && shown !== undefined;
      }}
      onLoggedIn={onLoggedIn}
      onCodeNeeded={(credentials) => {
        setEntered(credentials);
        setIsCodeNeeded(true);
      }}
    />
  );
}

type EnteredLogin = LoginInput & { keep: boolean };

interface CredentialsFormProps {
  entered: EnteredLogin;
  onLoggedIn: () => void;
  /** True: something else is shown now. */
  onRefused: (entered: EnteredLogin) => Promise<boolean>;
  onCodeNeeded: (entered: EnteredLogin) => void;
}

function CredentialsForm({ entered, onLoggedIn, onRefused, onCodeNeeded }: CredentialsFormProps) {
  const t = useMessages('signIn');
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);
  const [isKept, setIsKept] = useState(entered.keep);
  const form = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { email: entered.email, password: entered.password },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (credentials) => {
    setAlertWords([]);
    try {
      await login({ ...credentials, keep: isKept });
      onLoggedIn();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_OTP')
        onCodeNeeded({ ...credentials, keep: isKept });
      else if (!(isWrong(error) && (await onRefused({ ...credentials, keep: isKept }))))
        setAlertWords(errorWords(error));
    }
  });

  return (
    <Form label={t('login.title')} onSubmit={submit}>
      <FormAlert words={alertWords} />
      <TextField
        {...form.register('email')}
        label={t('fields.email')}
        hint={t('login.nameHint')}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        {...form.register('password')}
        label={t('fields.password')}
        labelAside={<Link to={paths.forgottenPassword}>{t('login.forgotten')}</Link>}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <CheckboxField
        label={t('login.keep')}
        hint={t('login.keepHint')}
        isChecked={isKept}
        onChange={setIsKept}
      />
      <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

const isWrong = (error: unknown) => error instanceof ApiError && error.code === 'INVALID_CREDENTIALS';

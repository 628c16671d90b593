import type { CheckedCard, ClaimProof } from '@suchi/contracts/desk-entry';
import { passwordMinLength } from '@suchi/domain/accounts';
import { use, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { LanguageContext, useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { claim, claimWords } from './claim-api.ts';
import type { Answers } from './consent-step.tsx';

interface AccountStepProps {
  proof: ClaimProof;
  card: CheckedCard;
  answers: Answers;
  onClaimed: (isVerified: boolean) => void;
  onBack: () => void;
}

/** The language is that of the page. */
export function AccountStep({ proof, card, answers, onClaimed, onBack }: AccountStepProps) {
  const t = useMessages('claim');
  const tFields = useMessages('fields');
  const language = use(LanguageContext);
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [words, setWords] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    setWords([]);
    const isShort = password.length < passwordMinLength;
    setErrors(isShort ? { password: password === '' ? 'required' : 'passwordTooShort' } : {});
    if (isShort) return;
    setIsBusy(true);
    try {
      const address = email.trim() === '' ? {} : { email };
      onClaimed(await claim({ ...proof, consents: answers, password, ...address, language }));
    } catch (error) {
      setIsBusy(false);
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setWords(claimWords(t, error));
    }
  }
  return (
    <Form
      label={t('account.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PageHeading title={t('account.title')} />
      <Text tone="soft">{t('account.of', { name: card.candidate })}</Text>
      <FormAlert words={words} />
      <PasswordField
        label={t('account.password')}
        hint={tFields('passwordRules')}
        error={errors['password']}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={t('account.email')}
        hint={t('account.emailHint')}
        error={errors['email']}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="large" fullWidth isBusy={isBusy}>
        {t('account.take')}
      </Button>
      <Button look="default" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  );
}

import type { OwnConsents } from '@suchi/contracts/privacy';
import { useId, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useAskCandidate } from '../api/consents.ts';

/** Where only the candidate's own word counts: sends the candidate a link. */
export function CandidateCard({ name, asked }: NonNullable<OwnConsents['candidate']>) {
  const t = useMessages('consent');
  const [email, setEmail] = useState('');
  const titleId = useId();
  const { send, failure, isBusy } = useActionForm(
    useAskCandidate(),
    () => t('candidate.sentNow'),
    () => setEmail(''),
  );
  return (
    <Card as="section" padding={5} gap={4} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('candidate.title', { name })}</h2>
      <Text tone="soft">{t('candidate.text', { name })}</Text>
      {asked ? (
        <Text>
          {t(asked.is_answered ? 'candidate.answered' : 'candidate.sent', {
            name,
            email: asked.email,
            date: formatDay(asked.at),
          })}
        </Text>
      ) : null}
      <Form label={t('candidate.title', { name })} onSubmit={() => send({ email })}>
        <FormAlert words={failure} />
        <TextField
          label={t('candidate.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" look="default" isBusy={isBusy}>
            {t(asked ? 'candidate.sendAgain' : 'candidate.send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

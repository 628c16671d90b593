import type { SetupState } from '@suchi/contracts/setup';
import { type FormEvent, useState } from 'react';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { DoneLine } from './done-line.tsx';
import { setupApi } from './setup-api.ts';
import classes from './setup-page.module.css';
import { useTask } from './use-task.ts';

interface ReviewersCardProps {
  reviewers: readonly string[];
  onState: (state: SetupState) => void;
}

/** Reviewers are invited by mail, one after the other. */
export function ReviewersCard({ reviewers, onState }: ReviewersCardProps) {
  const t = useMessages('setup');
  const task = useTask();
  const [email, setEmail] = useState('');

  function invite(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '') return;
    void task.run(async () => {
      onState(await setupApi.invite(email));
      setEmail('');
    });
  }
  return (
    <DesignCard title={t('reviewers.title')}>
      <p className="soft">{t('reviewers.text')}</p>
      <FormAlert words={task.words} />
      <Stack gap={2} aria-live="polite">
        {reviewers.map((address) => (
          <DoneLine key={address}>{t('reviewers.invited', { email: address })}</DoneLine>
        ))}
      </Stack>
      <Row as="form" gap={3} rowGap={2} align="end" wrap onSubmit={invite} noValidate>
        <div className={classes.grown}>
          <TextField
            label={t('reviewers.email')}
            type="email"
            autoComplete="off"
            value={email}
            error={task.fields.email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <Button type="submit" look="default" isBusy={task.isBusy} disabled={email.trim() === ''}>
          {t('reviewers.invite')}
        </Button>
      </Row>
    </DesignCard>
  );
}

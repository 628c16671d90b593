import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeSettings } from '../api/settings-api.ts';
import { isFieldProblem, problemOf } from '../model/problem-words.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';

export function OfficeEmailDialog({ onLater }: { onLater: () => void }) {
  const t = useMessages('settings');
  const change = useChangeSettings();
  const [email, setEmail] = useState('');

  function save(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '' || change.isPending) return;
    change.mutate(
      { office_email: email },
      { onSuccess: () => showToast({ tone: 'success', message: t('saved') }) },
    );
  }
  return (
    <OfficeDialog title={t('prompt.title')} lead={t('prompt.text')} onClose={onLater}>
      <Stack as="form" gap={4} onSubmit={save} noValidate>
        <FormAlert
          words={change.error === null || isFieldProblem(change.error) ? [] : errorWords(change.error)}
        />
        <TextField
          label={t('fields.office_email')}
          type="email"
          autoComplete="off"
          data-autofocus
          value={email}
          error={problemOf(change.error, 'office_email', t)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Row gap={3} wrap tone="soft">
          <Button type="submit" isBusy={change.isPending} disabled={email.trim() === ''}>
            {t('save')}
          </Button>
          <Button look="default" onClick={onLater}>
            {t('prompt.later')}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}

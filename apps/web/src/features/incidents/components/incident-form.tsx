import type { ComponentProps } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { type IncidentFormProps, useIncidentForm } from '../model/use-incident-form.ts';

/** Account, device and time; the log answers the rest. */
export function IncidentForm({ incident, onSend, onClose }: IncidentFormProps) {
  const t = useMessages('incidents');
  const { type, isNew, isWhole, isBusy, failure, send } = useIncidentForm({ incident, onSend, onClose });
  const fields = failure instanceof ApiError ? failure.fields : {};
  const moment = (name: 'from' | 'to' | 'known', error?: string): ComponentProps<typeof TextField> => ({
    label: t(`form.${name}`),
    type: 'datetime-local',
    error,
    ...type(name),
  });
  const hasField = ['account', 'to', 'known_at'].some((name) => name in fields);
  return (
    <OfficeDialog title={isNew ? t('new') : t('lines.change')} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole && !isBusy) void send();
        }}
      >
        <FormAlert words={failure === null || hasField ? [] : errorWords(failure)} />
        {isNew ? (
          <>
            <TextAreaField
              label={t('form.what')}
              hint={t('form.whatHint')}
              rows={3}
              maxLength={2000}
              {...type('what')}
            />
            <TextField {...moment('known', 'known_at' in fields ? t('form.future') : undefined)} />
          </>
        ) : null}
        <TextField
          label={t('form.account')}
          hint={t('form.accountHint')}
          type="email"
          error={'account' in fields ? t('form.invalid') : undefined}
          {...type('account')}
        />
        <TextField {...moment('from')} />
        <TextField {...moment('to', 'to' in fields ? t('form.order') : undefined)} />
        <TextField label={t('form.device')} hint={t('form.deviceHint')} maxLength={200} {...type('device')} />
        <Row gap={3} justify="end" wrap>
          <Button look="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={!isWhole}>
            {t(isNew ? 'form.open' : 'form.save')}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}

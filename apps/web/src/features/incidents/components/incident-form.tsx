import type { Incident } from '@suchi/contracts/privacy';
import { type ComponentProps, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { fromIndia, toIndia } from '../model/india-time.ts';

export interface TypedIncident {
  account: string;
  device?: string;
  from: string;
  to: string;
  /** Only of a new one. */
  what?: string;
  known_at?: string;
}

interface IncidentFormProps {
  /** Of which the range is changed; a new one when left out. */
  incident?: Incident;
  onSend: (typed: TypedIncident) => Promise<void>;
  onClose: () => void;
}

/** Account, device and time; the log answers the rest. */
export function IncidentForm({ incident, onSend, onClose }: IncidentFormProps) {
  const t = useMessages('incidents');
  const [values, setValues] = useState({
    account: incident?.account.email ?? '',
    device: incident?.device ?? '',
    from: toIndia(incident?.from),
    to: toIndia(incident?.to),
    what: '',
    known: '',
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isNew = incident === undefined;
  const { account, device, from, to, what, known } = values;
  const isWhole = [account, from, to, ...(isNew ? [what, known] : [])].every((text) => text.trim() !== '');
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onSend({
        account: account.trim(),
        ...(device.trim() !== '' && { device: device.trim() }),
        from: fromIndia(from),
        to: fromIndia(to),
        ...(isNew && { what: what.trim(), known_at: fromIndia(known) }),
      });
      onClose();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  const type = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
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

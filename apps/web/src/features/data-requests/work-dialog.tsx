import type { DataRequest } from '@suchi/contracts/closing';
import { identityMinLength } from '@suchi/domain/closing';
import { type SyntheticEvent, useId, useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../shared/forms/text-area-field.tsx';
import { useActionForm } from '../../shared/forms/use-action-form.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { DialogFoot, OfficeDialog } from '../../shared/ui/office-dialog.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { certificateAddress, problemWords, useCheckIdentity, useFinishRequest } from './data-requests-api.ts';
import classes from './work-dialog.module.css';

interface WorkDialogProps {
  request: DataRequest;
  onClose: () => void;
}

const needsCertificate = ({ kind, asked_by: by }: DataRequest) => kind === 'delete' && by !== 'self';

/** First the check of the person, then what is asked. */
export function WorkDialog({ request, onClose }: WorkDialogProps) {
  const t = useMessages('dataRequests');
  const { reference, kind, wanted, identity, checked_by: name } = request;
  return (
    <OfficeDialog title={t('work.title', { reference, kind: t(`kinds.${kind}`) })} onClose={onClose}>
      <Stack gap={4}>
        <p>{wanted}</p>
        {identity === null ? (
          <CheckForm request={request} onClose={onClose} />
        ) : (
          <>
            <Text tone="muted">{t('work.checked', { name: name ?? '–', identity })}</Text>
            <Certificate request={request} />
            <FinishForm request={request} onClose={onClose} />
          </>
        )}
      </Stack>
    </OfficeDialog>
  );
}

/** It is loaded when somebody asks for it, because each look is recorded. */
function Certificate({ request }: Pick<WorkDialogProps, 'request'>) {
  const t = useMessages('dataRequests');
  const [isShown, setIsShown] = useState(false);
  if (!request.has_certificate) return null;
  if (!request.has_photo) return <p>{t('work.certificateKept')}</p>;
  if (isShown)
    return (
      <img
        src={certificateAddress(request.id)}
        alt={t('work.certificateAlt')}
        className={classes.certificate}
      />
    );
  return (
    <Row gap={3} wrap justify="between">
      <p>{t('work.certificateKept')}</p>
      <Button look="default" size="small" onClick={() => setIsShown(true)}>
        {t('work.certificateLook')}
      </Button>
    </Row>
  );
}

function CheckForm({ request, onClose }: WorkDialogProps) {
  const t = useMessages('dataRequests');
  const id = useId();
  const [identity, setIdentity] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const { send, failure, isBusy } = useActionForm(
    useCheckIdentity(),
    () => t('work.done'),
    onClose,
    problemWords,
  );
  const isEnough =
    identity.trim().length >= identityMinLength && (photo !== null || !needsCertificate(request));
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isEnough) send({ id: request.id, identity, photo });
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <FormAlert words={failure} />
      <TextAreaField
        label={t('work.identity')}
        hint={t('work.identityHint')}
        rows={3}
        maxLength={500}
        value={identity}
        onChange={(event) => setIdentity(event.target.value)}
      />
      {needsCertificate(request) ? (
        <div>
          <label htmlFor={id}>{t('work.certificate')}</label>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => setPhoto(event.target.files?.[0] ?? null)}
          />
        </div>
      ) : null}
      <DialogFoot>
        <Button type="submit" isBusy={isBusy} disabled={!isEnough}>
          {t('work.check')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

function FinishForm({ request, onClose }: WorkDialogProps) {
  const t = useMessages('dataRequests');
  const [outcome, setOutcome] = useState('');
  const { send, failure, isBusy } = useActionForm(
    useFinishRequest(),
    () => t('work.done'),
    onClose,
    problemWords,
  );
  const isDeletion = request.kind === 'delete';
  const needsOther = needsCertificate(request) && request.is_checked_by_me;
  const isEnough = outcome.trim().length >= 3;
  const finish = (isRefused: boolean) => {
    if (isEnough) send({ id: request.id, outcome, is_refused: isRefused });
  };
  return (
    <Stack gap={4}>
      <FormAlert words={failure} />
      {needsOther ? <p>{t('work.secondPerson')}</p> : null}
      <TextAreaField
        label={t('work.outcome')}
        rows={3}
        maxLength={500}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value)}
      />
      <DialogFoot>
        <Button look="default" disabled={!isEnough} onClick={() => finish(true)}>
          {t('work.refuse')}
        </Button>
        <Button
          look={isDeletion ? 'danger' : 'filled'}
          isBusy={isBusy}
          disabled={!isEnough || needsOther}
          onClick={() => finish(false)}
        >
          {t(isDeletion ? 'work.delete' : 'work.finish')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

import { useState } from 'react';
import { FormAlert } from '../forms/form-alert.tsx';
import { TextAreaField } from '../forms/text-area-field.tsx';
import { useMessages } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { Row, Stack } from './layout.tsx';

const reasonMinLength = 5;

interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  confirm: string;
  isBusy?: boolean;
  failure?: readonly string[];
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks staff why before something that a member feels. The button works from 5 letters on. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, confirm, isBusy = false, failure = [], onClose, onConfirm } = props;
  const t = useMessages('common');
  const tFields = useMessages('fields');
  const [reason, setReason] = useState('');
  const isEnough = reason.trim().length >= reasonMinLength;
  return (
    <OfficeDialog title={title} lead={text} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isEnough) onConfirm(reason);
        }}
      >
        <FormAlert words={failure} />
        <TextAreaField
          label={label}
          hint={tFields('reasonHint')}
          rows={3}
          maxLength={500}
          value={reason}
          data-autofocus
          onChange={(event) => setReason(event.target.value)}
        />
        <Row gap={3} align="stretch" justify="end" wrap>
          <Button look="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy} disabled={!isEnough}>
            {confirm}
          </Button>
        </Row>
      </Stack>
    </OfficeDialog>
  );
}

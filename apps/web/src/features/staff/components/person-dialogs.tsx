import type { StaffPerson } from '@suchi/contracts/staff';
import { hasRights } from '@suchi/domain/accounts';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { useChangeRights, useResetSecondFactor, useWithdraw } from '../api/staff-queries.ts';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { RightsFields } from './rights-fields.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';

export interface PersonDialogProps {
  person: StaffPerson;
  name: string;
  onClose: () => void;
}

export function RightsDialog({ person, name, onClose }: PersonDialogProps) {
  const t = useMessages('staff');
  const [rights, setRights] = useState({ is_admin: person.is_admin, duties: person.duties });
  const [isTried, setIsTried] = useState(false);
  const { send, failure, isBusy } = useActionForm(
    useChangeRights(),
    () => t('changeDone', { name }),
    onClose,
    refusalWords,
  );
  const isChosen = hasRights({ isAdmin: rights.is_admin, duties: rights.duties });
  return (
    <OfficeDialog title={t('changeTitle', { name })} lead={t('changeText')} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (isChosen) send({ id: person.id, ...rights });
        }}
      >
        <FormAlert words={failure} />
        <RightsFields
          value={rights}
          onChange={setRights}
          error={isTried && !isChosen ? t('chooseRole') : undefined}
        />
        <Foot onClose={onClose} isBusy={isBusy} label={t('save')} />
      </Stack>
    </OfficeDialog>
  );
}

export function ResetDialog({ person, name, onClose }: PersonDialogProps) {
  const t = useMessages('staff');
  const { send, failure, isBusy } = useActionForm(
    useResetSecondFactor(),
    () => t('secondFactor.resetDone', { name }),
    onClose,
    refusalWords,
  );
  return (
    <ReasonDialog
      title={t('secondFactor.resetTitle', { name })}
      text={t('secondFactor.resetText')}
      label={t('reason')}
      confirm={t('secondFactor.reset')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={(reason) => send({ id: person.id, reason })}
    />
  );
}

export function WithdrawDialog({ person, name, onClose }: PersonDialogProps) {
  const t = useMessages('staff');
  const { send, failure, isBusy } = useActionForm(
    useWithdraw(),
    () => t('withdrawDone', { name }),
    onClose,
    refusalWords,
  );
  const isInvited = person.status === 'invited';
  return (
    <OfficeDialog
      title={isInvited ? t('withdrawInviteTitle') : t('withdrawTitle', { name })}
      lead={t(isInvited ? 'withdrawInviteText' : 'withdrawText')}
      onClose={onClose}
    >
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          send({ id: person.id });
        }}
      >
        <FormAlert words={failure} />
        <Foot onClose={onClose} isBusy={isBusy} label={t('withdraw')} />
      </Stack>
    </OfficeDialog>
  );
}

interface FootProps {
  label: string;
  isBusy: boolean;
  onClose: () => void;
}

function Foot({ label, isBusy, onClose }: FootProps) {
  const t = useMessages('common');
  return (
    <DialogFoot>
      <Button look="default" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
    </DialogFoot>
  );
}

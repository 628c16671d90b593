import type { OfficeMember } from '@suchi/contracts/office';
import { changeStatusContract } from '@suchi/contracts/profiles';
import { sendResetLinkContract, signOutMemberContract } from '@suchi/contracts/staff';
import { type ReactNode, useState } from 'react';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useHelp } from './member-api.ts';
import { Stack } from '../../../shared/ui/layout.tsx';

export interface HelpDialogProps {
  member: OfficeMember;
  name: string;
  onClose: () => void;
}

interface FrameProps {
  title: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  failure: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

/** A question with its fields, its refusal and two buttons. */
export function HelpFrame({
  title,
  text,
  confirm,
  isBusy,
  failure,
  onClose,
  onConfirm,
  children,
}: FrameProps) {
  const t = useMessages('officeMember');
  return (
    <OfficeDialog title={title} lead={text} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <FormAlert words={failure} />
        {children}
        <DialogFoot>
          <Button look="default" onClick={onClose}>
            {t('help.cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {confirm}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}

export function ResetDialog({ member, onClose }: HelpDialogProps) {
  const t = useMessages('officeMember');
  const email = member.email ?? '';
  const { send, failure, isBusy } = useActionForm(
    useHelp(sendResetLinkContract),
    () => t('help.resetDone', { email }),
    onClose,
    refusalWords,
  );
  return (
    <HelpFrame
      title={t('help.resetTitle')}
      text={t('help.resetText', { email })}
      confirm={t('help.resetSend')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => send({ user_id: member.id })}
    />
  );
}

export function SignOutDialog({ member, name, onClose }: HelpDialogProps) {
  const t = useMessages('officeMember');
  const { send, failure, isBusy } = useActionForm(
    useHelp(signOutMemberContract),
    () => t('help.signOutDone', { name }),
    onClose,
    refusalWords,
  );
  return (
    <HelpFrame
      title={t('help.signOutTitle', { name })}
      text={t('help.signOutText')}
      confirm={t('help.signOutConfirm')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => send({ user_id: member.id })}
    />
  );
}

/** The candidate is named: a father's account has another name. */
export function MarriedDialog({ member, name: account, onClose }: HelpDialogProps) {
  const t = useMessages('officeMember');
  const [isByUs, setIsByUs] = useState(false);
  const name = member.profile?.name || account;
  const { send, failure, isBusy } = useActionForm(
    useHelp(changeStatusContract),
    () => t('help.marriedDone', { name }),
    onClose,
  );
  return (
    <HelpFrame
      title={t('help.marriedTitle', { name })}
      text={t('help.marriedText')}
      confirm={t('help.married')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => send({ user: member.id, action: 'mark_married', married_by_vmm: isByUs })}
    >
      <CheckboxField label={t('help.marriedByUs')} isChecked={isByUs} onChange={setIsByUs} />
    </HelpFrame>
  );
}

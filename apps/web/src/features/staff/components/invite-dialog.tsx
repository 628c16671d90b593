import { inviteStaffContract } from '@suchi/contracts/staff';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useInvite } from '../api/staff-queries.ts';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { type ChosenRights, RightsFields } from './rights-fields.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

const noRights: ChosenRights = { is_admin: false, duties: [] };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('staff');
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState(noRights);
  const [wrong, setWrong] = useState<{ email?: string; duties?: string }>({});
  const { send, failure, isBusy } = useActionForm(
    useInvite(),
    () => t('inviteForm.done'),
    onClose,
    refusalWords,
  );
  function submit() {
    const parsed = inviteStaffContract.input.safeParse({ email, ...rights });
    const issues = parsed.error?.issues ?? [];
    setWrong(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
    if (parsed.success) send(parsed.data);
  }
  return (
    <OfficeDialog title={t('invite')} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormAlert words={failure} />
        <TextField
          label={t('inviteForm.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
          value={email}
          error={wrong.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RightsFields
          value={rights}
          onChange={setRights}
          error={wrong.duties === undefined ? undefined : t('chooseRole')}
        />
        <Text tone="muted">{t('inviteForm.hint')}</Text>
        <DialogFoot>
          <Button type="submit" fullWidth isBusy={isBusy} icon={<IconSend size={20} aria-hidden="true" />}>
            {t('inviteForm.send')}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}

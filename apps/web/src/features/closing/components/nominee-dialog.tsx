import type { Nominee } from '@suchi/contracts/closing';
import { nomineeInput } from '@suchi/contracts/closing';
import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useActionForm } from '../../../shared/forms/use-action-form.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Box, Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { SheetHead } from '../../../shared/ui/sheet-head.tsx';
import { useSaveNominee } from '../api/closing-api.ts';

interface NomineeDialogProps {
  nominee: Nominee | null;
  onClose: () => void;
}

const fields = ['name', 'relation', 'mobile'] as const;

export function NomineeDialog({ nominee, onClose }: NomineeDialogProps) {
  const t = useMessages('closing');
  const common = useMessages('common');
  const [typed, setTyped] = useState(nominee ?? { name: '', relation: '', mobile: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { send, failure, isBusy } = useActionForm(useSaveNominee(), () => t('nominee.saved'), onClose);
  function submit() {
    const parsed = nomineeInput.safeParse(typed);
    setWrong(Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (parsed.success) send(parsed.data);
  }
  return (
    <SheetDialog label={t('nominee.title')} width={480} height="auto" onClose={onClose}>
      <SheetHead title={t('nominee.title')} closeLabel={common('close')} onClose={onClose} />
      <Box>
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
          {fields.map((field) => (
            <TextField
              key={field}
              label={t(`nominee.${field}`)}
              error={wrong[field]}
              inputMode={field === 'mobile' ? 'tel' : 'text'}
              maxLength={field === 'name' ? 100 : 50}
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            />
          ))}
          <Button type="submit" fullWidth isBusy={isBusy}>
            {t('nominee.save')}
          </Button>
          {nominee === null ? null : (
            <Button look="default" fullWidth onClick={() => send(null)}>
              {t('nominee.remove')}
            </Button>
          )}
        </Stack>
      </Box>
    </SheetDialog>
  );
}

import type { ListedScreen } from '@suchi/contracts/hall';
import { useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useActionForm } from '../../shared/forms/use-action-form.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../shared/ui/office-dialog.tsx';
import { useRename } from './screens-api.ts';

export function RenameDialog({ screen, onClose }: { screen: ListedScreen; onClose: () => void }) {
  const t = useMessages('hallScreens');
  const [name, setName] = useState(screen.name);
  const { send, failure, isBusy } = useActionForm(useRename(), () => t('renameForm.done'), onClose);
  return (
    <OfficeDialog title={t('renameForm.title')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ id: screen.id, name });
        }}
      >
        <FormAlert words={failure} />
        <TextField
          label={t('renameForm.name')}
          maxLength={60}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogFoot>
          <Button type="submit" fullWidth isBusy={isBusy}>
            {t('renameForm.save')}
          </Button>
        </DialogFoot>
      </form>
    </OfficeDialog>
  );
}

import { useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from '../model/refusal-words.ts';
import { Stack } from '../../../shared/ui/layout.tsx';

interface NameDialogProps<Input> {
  title: string;
  label: string;
  submit: string;
  done: (name: string) => string;
  change: { mutateAsync: (input: Input) => Promise<unknown>; isPending: boolean; error: unknown };
  toInput: (name: string) => Input;
  onDone?: (name: string) => void;
  onClose: () => void;
}

/** Asks for one name. A refusal is shown at the field. */
export function NameDialog<Input>(props: NameDialogProps<Input>) {
  const { title, label, submit, done, change, toInput, onDone, onClose } = props;
  const t = useMessages('lookups');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  async function send() {
    const wanted = name.trim();
    if (wanted === '') return setError(t('required'));
    if (change.isPending) return undefined;
    try {
      await change.mutateAsync(toInput(wanted));
    } catch (refused) {
      return setError(refusalWords(refused));
    }
    showToast({ message: done(wanted), tone: 'success' });
    onClose();
    return onDone?.(wanted);
  }
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={label}
          value={name}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <DialogFoot>
          <Button look="default" onClick={onClose}>
            {t('rename.cancel')}
          </Button>
          <Button type="submit" isBusy={change.isPending}>
            {submit}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}

import type { ReactNode } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';

interface ChangeDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  refusal: readonly string[];
  password: { value: string; error: string | undefined; onChange: (password: string) => void };
  onConfirm: () => void;
  onClose: () => void;
  /** What is changed. */
  children: ReactNode;
}

/** How one is reached is changed with the password. */
export function ChangeDialog(props: ChangeDialogProps) {
  const t = useMessages('account');
  const { title, text, confirmLabel, isBusy, refusal, password, onConfirm, onClose, children } = props;
  return (
    <Dialog
      title={title}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onConfirm={onConfirm}
      cancel={{ label: t('change.cancel'), onCancel: onClose }}
    >
      <Stack gap={4}>
        <p>{text}</p>
        <FormAlert words={refusal} />
        {children}
        <PasswordField
          label={t('change.password')}
          autoComplete="current-password"
          error={password.error}
          value={password.value}
          onChange={(event) => password.onChange(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}

import type { OfficeLookup } from '@suchi/contracts/lookups';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { useRename } from '../api/lookups-api.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './values-panel.module.css';

/** Enter saves, Escape restores the old name. After a refusal, shown in a toast, the typed name stays. */
export function RenameForm({ value: { id, name }, onClose }: { value: OfficeLookup; onClose: () => void }) {
  const t = useMessages('lookups');
  const [typed, setTyped] = useState(name);
  const { mutate, isPending } = useRename();
  useReturnFocus();
  function save() {
    const wanted = typed.trim();
    if (wanted === '' || wanted === name) return onClose();
    return mutate(
      { id, name: wanted },
      {
        onSuccess: () => {
          showToast({ message: t('rename.done', { name: wanted }), tone: 'success' });
          onClose();
        },
      },
    );
  }
  return (
    <Row
      as="form"
      gap={2}
      align="stretch"
      wrap
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        ref={(field) => field?.focus()}
        className={classes.renameField}
        value={typed}
        maxLength={100}
        aria-label={t('rename.label', { name })}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" look="light" isBusy={isPending}>
        {t('rename.save')}
      </Button>
      <Button size="small" look="default" onClick={onClose}>
        {t('rename.cancel')}
      </Button>
    </Row>
  );
}
